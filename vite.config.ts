import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { entryAssets } from './scripts/entry-assets.ts'
import { messageAssets } from './scripts/message-assets.ts'
import { retryableImports } from './scripts/retryable-imports.ts'
import { chunkGroups } from './scripts/shared-chunk.ts'
import { loadSetup } from './scripts/variables.ts'

/**
 * What libraries do elsewhere than in a current browser is left out, as are React's hooks for its developer tools, which
 * `npm run dev` has, and its use of the Navigation API, which not every browser has.
 */
const typesOfGlobals = {
  object: ['window', 'document', 'performance'],
  function: [
    ...['AbortController', 'MessageChannel', 'Promise', 'WeakMap'],
    ...['clearTimeout', 'queueMicrotask', 'reportError', 'requestAnimationFrame', 'setTimeout'],
    ...['performance.now', 'performance.getEntriesByType'],
  ],
  undefined: ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'navigation', 'process', 'setImmediate'],
}
const definitions = Object.fromEntries(
  Object.entries(typesOfGlobals).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  ),
)

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
      entryAssets(),
      retryableImports(),
    ],
    environments: {
      client: {
        define: command === 'build' ? definitions : {},
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
          // For `npm run explain`; the build puts the maps where nobody is served them.
          sourcemap: 'hidden',
          rolldownOptions: {
            // Warnings to developers about a wrong use of the router: the development server still prints them.
            treeshake: {
              manualPureFunctions: ['warning', 'warnOnce', 'warningOnce', 'console.warn'],
              // So that a route whose screen only the server renders imports nothing of it.
              moduleSideEffects: [{ test: /[\\/]src[\\/].*\.tsx?(?:\?|$)/, sideEffects: false }],
            },
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
