import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readManifest } from './built-manifest.ts'

const id = 'virtual:entry-assets'
const servedId = 'virtual:served-entry'
const entries = ['checkout', 'confirmation']
const source = (entry: string) => `src/entry.${entry}.tsx`

/**
 * `virtual:entry-assets`: the URLs of the entries of documents without the router, each with those of the files it
 * imports. A development server serves one module for each, since components need the router's part of fast refresh
 * before they are evaluated.
 */
export function entryAssets(): Plugin {
  let root = ''
  let serving = false
  return {
    name: 'tappet:entry-assets',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    buildStart() {
      if (serving || this.environment.name !== 'client') return
      for (const entry of entries)
        this.emitFile({ type: 'chunk', id: join(root, source(entry)), name: entry })
    },
    resolveId: (specifier) =>
      specifier === id || specifier.startsWith(`${servedId}/`) ? `\0${specifier}` : null,
    async load(module) {
      if (module.startsWith(`\0${servedId}/`)) {
        const entry = module.slice(servedId.length + 2)
        return `import 'virtual:react-router/inject-hmr-runtime'\nimport '/${source(entry)}'`
      }
      if (module !== `\0${id}`) return null
      const files = serving
        ? entries.map((entry) => [entry, [`/@id/__x00__${servedId}/${entry}`]])
        : await builtFiles(root)
      return `export const entryAssets = ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}

async function builtFiles(root: string): Promise<[entry: string, files: string[]][]> {
  const built = await readManifest(root)
  return entries.map((entry) => {
    const needed = new Set([source(entry)])
    // A set that grows is walked to its new end.
    for (const key of needed) for (const imported of built[key]?.imports ?? []) needed.add(imported)
    return [entry, [...needed].map((key) => `/${built[key]?.file}`)]
  })
}
