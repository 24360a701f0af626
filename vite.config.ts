import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentModules } from './scripts/build/content-modules.ts'
import { messageModules } from './scripts/build/message-modules.ts'
import { retryableImports } from './scripts/build/retryable-imports.ts'
import { demo } from './scripts/shop/demo.ts'
import { loadSetup } from './scripts/shop/variables.ts'

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
        auxiliaryWorkers: demo
          ? [{ configPath: demo.configuration, config: setup?.sandbox ? { vars: setup.sandbox } : {} }]
          : [],
        inspectorPort: false,
      }),
      reactRouter(),
      messageModules(),
      contentModules(),
      retryableImports(),
    ],
    environments: {
      client: {
        // What opens later would reload the page when the development server first hears of it.
        optimizeDeps: {
          include: [
            '@shopify/hydrogen-react/ShopifyProvider',
            '@shopify/hydrogen-react/useMoney',
            'jotai',
            'jotai/utils',
            'libphonenumber-js/min',
            'valibot',
            'web-vitals',
          ],
        },
        build: {
          // For `npm run explain`; the build moves the maps to a folder that is not served.
          sourcemap: 'hidden',
          rolldownOptions: {
            // By default, only constants that become shorter in place: 0.4 kB more for each screen.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // Names would add 1.9 kB to each first load, which lists the files of all screens and of what opens later.
              entryFileNames: fileName,
              chunkFileNames: fileName,
              // Own code of home, listing and product: 27, 38 and 40 kB; without `shop` 44, 53 and 56, in 90 more files; with
              // listing and product in `shop` 40 each, and search, wishlist and log-in 5 to 14 more.
              codeSplitting: {
                groups: [
                  {
                    name: 'vendor',
                    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  },
                  { name: 'shop', test: /[\\/]src[\\/](entry\.client|root|routes[\\/]home)\.tsx/ },
                ],
              },
            },
          },
        },
      },
    },
    // Without the bundler's own preloading: routes bring theirs, and what opens later is fetched at the first hint.
    build: { manifest: true, assetsInlineLimit: 0, modulePreload: false },
    // The edge build of the renderer encodes every small string by itself: a fifth more work for each page.
    resolve: { alias: [{ find: /^react-dom\/server$/, replacement: 'react-dom/server.node' }] },
    server: { cors: false },
    preview: { cors: false },
  }
})

/** Scripts are named alike, but for those that `npm run bench` does not count. */
function fileName({ name }: { name: string }): string {
  return `assets/${/^(vendor|rolldown-runtime|phone-rules)$/.test(name) ? name : 'c'}-[hash].js`
}
