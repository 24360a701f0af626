import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { messageAssets } from './scripts/message-assets.ts'
import { retryableImports } from './scripts/retryable-imports.ts'
import { chunkGroups } from './scripts/shared-chunk.ts'
import { loadSetup } from './scripts/variables.ts'

export default defineConfig(({ command }) => {
  const origin = `http://localhost:${process.env.PORT ?? 8787}`
  // Only a development server knows the sandbox; a built shop has no trace of it.
  const setup = command === 'serve' ? loadSetup(origin) : null
  return {
    plugins: [
      cloudflare({
        viteEnvironment: { name: 'ssr' },
        config: {
          ...(setup ? { vars: setup.shop } : {}),
          ...(setup?.sandbox ? { services: [{ binding: 'SANDBOX', service: 'sandbox' }] } : {}),
        },
        auxiliaryWorkers: [
          {
            configPath: './worker/sandbox/wrangler.toml',
            config: setup?.sandbox ? { vars: setup.sandbox } : {},
          },
        ],
        inspectorPort: false,
      }),
      reactRouter(),
      messageAssets(),
      retryableImports(),
    ],
    environments: {
      client: {
        // What libraries do elsewhere than in a browser is left out.
        define: { 'typeof window': '"object"', 'typeof document': '"object"' },
        // What opens later would reload the page when the development server first hears of it.
        optimizeDeps: {
          include: [
            '@shopify/hydrogen-react/Image',
            '@shopify/hydrogen-react/ShopifyProvider',
            '@shopify/hydrogen-react/useMoney',
            'jotai',
            'jotai/utils',
            'libphonenumber-js/min',
            'valibot',
          ],
        },
        build: {
          rolldownOptions: {
            // Warnings to developers about a wrong use of the router: the development server still prints them.
            treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'warningOnce', 'console.warn'] },
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: {
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
      },
    },
    // Without the bundler's own preloading: routes bring theirs, and what opens later is fetched at the first hint.
    build: { cssCodeSplit: false, manifest: true, assetsInlineLimit: 0, modulePreload: false },
    // The edge build of the renderer encodes every small string by itself: a fifth more work for each page.
    resolve: { alias: [{ find: /^react-dom\/server$/, replacement: 'react-dom/server.node' }] },
    server: { cors: false },
    preview: { cors: false },
  }
})
