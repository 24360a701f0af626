import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { readManifest } from './built-manifest.ts'

const id = 'virtual:entry-assets'
const servedId = 'virtual:served-entry'
const modules = ['account', 'checkout', 'confirmation']
const source = (module: string) => `src/entry.${module}.tsx`
const accountScreens = 'src/features/shell/account/screens'

interface Entry {
  name: string
  module: string
  /** What the module imports, where that depends on the document. */
  screen?: string
}

/**
 * `virtual:entry-assets`: the URLs of the entries of documents without the router, each with those of the files it
 * imports. Those of log-in and account have the names of their screens. A development server serves one module for each,
 * since components need the router's part of fast refresh before they are evaluated.
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
      for (const name of modules) {
        this.emitFile({ type: 'chunk', id: join(root, source(name)), name: `entry-${name}` })
      }
    },
    resolveId: (specifier) =>
      specifier === id || specifier.startsWith(`${servedId}/`) ? `\0${specifier}` : null,
    async load(module) {
      if (module.startsWith(`\0${servedId}/`)) {
        const served = module.slice(servedId.length + 2)
        return `import 'virtual:react-router/inject-hmr-runtime'\nimport '/${source(served)}'`
      }
      if (module !== `\0${id}`) return null
      const entries = await findEntries(root)
      const files = serving
        ? entries.map((entry) => [entry.name, [`/@id/__x00__${servedId}/${entry.module}`]])
        : await builtFiles(root, entries)
      return `export const entryAssets = ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}

async function findEntries(root: string): Promise<Entry[]> {
  const screens = await readdir(join(root, accountScreens))
  return [
    { name: 'checkout', module: 'checkout' },
    { name: 'confirmation', module: 'confirmation' },
    ...screens.map((file) => ({
      name: basename(file, '.tsx'),
      module: 'account',
      screen: `${accountScreens}/${file}`,
    })),
  ]
}

async function builtFiles(root: string, entries: Entry[]): Promise<[name: string, files: string[]][]> {
  const built = await readManifest(root)
  return entries.map(({ name, module, screen }) => {
    const needed = new Set([source(module), ...(screen ? [screen] : [])])
    // A set that grows is walked to its new end.
    for (const key of needed) for (const imported of built[key]?.imports ?? []) needed.add(imported)
    return [name, [...needed].map((key) => `/${built[key]?.file}`)]
  })
}
