/** FNV-1a over the UTF-16 units: a number from 0 to 2^32 - 1 that is always the same for the same text. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
