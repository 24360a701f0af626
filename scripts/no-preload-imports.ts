import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** What opens later is fetched by `import()` alone: the bundler's own wrapper preloads nothing here, and weighs 0.7 kB. */
export function noPreloadImports(): Plugin {
  return {
    name: 'tappet:no-preload-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : null),
  }
}
