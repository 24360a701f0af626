import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { messageAssets } from './scripts/message-assets.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      // Only local servers know the sandbox; a built shop has no trace of it.
      config: command === 'serve' ? { services: [{ binding: 'SANDBOX', service: 'sandbox' }] } : {},
      auxiliaryWorkers: [{ configPath: './worker/sandbox/wrangler.toml' }],
      inspectorPort: false,
    }),
    reactRouter(),
    messageAssets(),
  ],
  build: { cssCodeSplit: false, manifest: true, assetsInlineLimit: 0 },
  server: { cors: false, strictPort: true },
  preview: { cors: false },
}))
