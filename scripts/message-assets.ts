import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../src/i18n/locales.ts'
import { readManifest } from './built-manifest.ts'

const id = 'virtual:message-assets'
const sources = (locale: string) => ({
  first: `src/i18n/messages/${locale}/first.ts`,
  later: `src/i18n/messages/${locale}/later.ts`,
  suggest: `src/i18n/messages/${locale}/suggest.ts`,
  consent: `src/i18n/messages/${locale}/consent.ts`,
  account: `src/i18n/messages/${locale}/account.ts`,
})

/**
 * `virtual:message-assets`: the URLs of each locale's messages, to be preloaded by documents. The browser build emits
 * them as entries, since none of its modules imports them; it runs before the Worker's build, which reads its manifest.
 */
export function messageAssets(): Plugin {
  let root = ''
  let serving = false
  return {
    name: 'tappet:message-assets',
    configResolved(config) {
      root = config.root
      serving = config.command === 'serve'
    },
    buildStart() {
      if (serving || this.environment.name !== 'client') return
      for (const locale of locales) {
        for (const [set, source] of Object.entries(sources(locale))) {
          const name = set === 'first' ? locale : `${locale}-${set}`
          this.emitFile({ type: 'chunk', id: join(root, source), name, preserveSignature: 'strict' })
        }
      }
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null
      const built = serving ? {} : await readManifest(root)
      // A development server serves sources at their own paths.
      const address = (path: string) => `/${serving ? path : built[path]?.file}`
      const files = locales.map((locale) => {
        const files = Object.entries(sources(locale)).map(([set, source]) => [set, address(source)])
        return [locale, Object.fromEntries(files)]
      })
      return `export const messageAssets = ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}
