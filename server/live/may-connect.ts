import { isIP } from 'node:net'
import { hostname } from 'node:os'

export interface PageHeaders { readonly host?: string | undefined; readonly origin?: string | undefined }

/** Whether an address can only be reached from this machine. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * Whether a request comes from our own page. `Host` must be a name that nobody else can point at this machine (a foreign
 * name that resolves to 127.0.0.1 is how a page elsewhere would get in); `Origin`, which browsers send with everything
 * that can do harm, must be that same host.
 */
export function createMayConnect(boundTo: string): (headers: PageHeaders) => boolean {
  const names = new Set(['localhost', boundTo.toLowerCase(), hostname().toLowerCase(), `${hostname().toLowerCase()}.local`])
  return ({ host, origin }) => {
    const page = host === undefined ? undefined : urlOf(`http://${host}`)
    if (!page) return false
    const name = page.hostname.replace(/^\[|\]$/g, '')
    const ours = isLoopback(boundTo) ? isLoopback(name) : names.has(name) || isIP(name) > 0
    return ours && (origin === undefined || urlOf(origin)?.host === page.host)
  }
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
