import { defineConfig } from 'vite'

/** Where a server of ours runs, for development. */
const SERVER = process.env['HEARSAY_SERVER'] ?? 'http://127.0.0.1:4400'

/** Builds the viewer; in development `/socket.io`, the maps and the art come from a running server. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 900 },
  server: {
    port: 5174,
    fs: { allow: ['..'] },
    proxy: {
      '/socket.io': { target: SERVER, ws: true },
      '/api': SERVER,
      '/art': SERVER,
    },
  },
})
