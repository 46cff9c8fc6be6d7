import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Where distributions put a Chromium; HEARSAY_CHROMIUM names another. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export const findChromium = (): string | undefined => [process.env.HEARSAY_CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path))

/** Headless, with WebGL drawn in software, and without the calls home that a closed network would hold up. */
export const openChromium = (executablePath: string): Promise<Browser> => chromium.launch({
  executablePath, headless: true,
  args: [
    '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--disable-quic',
  ],
})
