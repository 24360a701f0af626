import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** What opens later is fetched by `import()` alone: the bundler's own wrapper preloads nothing here, and weighs 0.7 kB. */
export function noPreloadImports(): Plugin {
  const loaded = new Set<string>()
  return {
    name: 'tappet:no-preload-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== helper) return null
      loaded.add(id)
      return 'export const __vitePreload = (load) => load()'
    },
    generateBundle() {
      if (!loaded.has(helper))
        this.error(`the bundler has no ${helper.slice(1)} for scripts/no-preload-imports.ts`)
    },
  }
}
