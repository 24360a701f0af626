import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { browserSets } from '../../src/i18n/i18n.ts'
import { locales } from '../../src/i18n/locales.ts'

const folder = 'src/i18n/messages'
const sets = [...browserSets, 'server']
const prefix = 'virtual:messages'
const assets = 'virtual:message-assets'

/**
 * Merges the message files of each language, as the folders of English list them:
 * - `virtual:messages`: `loadMessages(locale)`, for the server, which has all sets.
 * - `virtual:messages/{locale}/{set}`: one set. The browser build emits those of browsers as entries, since none of its
 *   modules imports them.
 * - `virtual:message-assets`: the URLs of these entries by locale, for documents. The browser build runs before the
 *   Worker's, which reads its manifest.
 */
export function messageModules(): Plugin {
  let root = ''
  let serving = false
  const filesOf = (locale: string, set: string) =>
    readdirSync(join(root, folder, 'en', set))
      .sort()
      .map((name) => join(root, folder, locale, set, name))
  return {
    name: 'tappet:message-modules',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    buildStart() {
      if (serving || this.environment.name !== 'client') return
      for (const locale of locales) {
        for (const set of browserSets)
          this.emitFile({
            type: 'chunk',
            id: `${prefix}/${locale}/${set}`,
            name: `${locale}-${set}`,
            preserveSignature: 'strict',
          })
      }
    },
    resolveId: (source) => (source.startsWith(prefix) || source === assets ? `\0${source}` : null),
    async load(id) {
      if (id === `\0${assets}`) return assetsModule(root, serving)
      if (!id.startsWith(`\0${prefix}`)) return null
      const [, locale, set] = id.slice(1).split('/')
      if (!locale) return loadingModule
      return mergingModule((set ? [set] : sets).flatMap((name) => filesOf(locale, name)))
    },
  }
}

const loadingModule = `const files = {
${locales.map((locale) => `  ${locale}: () => import('${prefix}/${locale}'),`).join('\n')}
}
export const loadMessages = async (locale) => (await files[locale]()).messages`

/** A file exports its messages by its own name: `cart-page.ts` exports `cartPage`. */
function mergingModule(files: string[]): string {
  const imports = files.map((file, index) => {
    const name = basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return `import { ${name} as _${index} } from ${JSON.stringify(normalizePath(file))}`
  })
  const spread = files.map((_, index) => `..._${index}`).join(', ')
  return `${imports.join('\n')}\nexport const messages = { ${spread} }`
}

async function assetsModule(root: string, serving: boolean): Promise<string> {
  const built = serving ? [] : Object.values(await readManifest(root))
  const address = (locale: string, set: string) =>
    serving
      ? `/@id/__x00__${prefix}/${locale}/${set}`
      : `/${built.find(({ name }) => name === `${locale}-${set}`)?.file}`
  const files = locales.map((locale) => [
    locale,
    Object.fromEntries(browserSets.map((set) => [set, address(locale, set)])),
  ])
  return `export const messageAssets = ${JSON.stringify(Object.fromEntries(files))}`
}

interface BuiltModule {
  file: string
  name?: string
  /** The keys of the chunks it imports. */
  imports?: string[]
}

/** The bundler's manifest of the browser build, by path of the source. It is written before the Worker is built. */
async function readManifest(root: string): Promise<Record<string, BuiltModule>> {
  return JSON.parse(await readFile(join(root, 'build/client/.vite/manifest.json'), 'utf8'))
}
