import { spawn } from 'node:child_process'

/** Opens a page in the person's browser, where there is a screen to show it on; elsewhere, and where it fails, nothing happens. */
export function openBrowser(url: string): void {
  const command = commandFor(url)
  if (!command) return
  const child = spawn(command.program, command.args, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

function commandFor(url: string): { program: string; args: string[] } | null {
  if (process.env.CI) return null
  if (process.platform === 'darwin') return { program: 'open', args: [url] }
  if (process.platform === 'win32') return { program: 'cmd', args: ['/c', 'start', '', url] }
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? { program: 'xdg-open', args: [url] } : null
}
