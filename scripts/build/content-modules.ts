import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../../src/i18n/locales.ts'
import { contentFolder, readContentFiles } from '../content/read-content-files.ts'

const prefix = 'virtual:content'

/**
 * Puts the files in `content/` into the Worker, read and checked, so that it needs neither a file system nor Markdown:
 * - `virtual:content`: `contentFiles`, which loads a language when it is asked for.
 * - `virtual:content/{locale}`: pages, answers and bands of a language.
 */
export function contentModules(): Plugin {
  let folder = ''
  return {
    name: 'tappet:content-modules',
    configResolved({ root }) {
      folder = join(root, contentFolder)
    },
    resolveId: (source) => (source === prefix || source.startsWith(`${prefix}/`) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      if (existsSync(folder))
        for (const file of globSync('**/*.{md,json}', { cwd: folder })) this.addWatchFile(join(folder, file))
      const files = readContentFiles(folder)
      const locale = locales.find((language) => id === `\0${prefix}/${language}`)
      if (locale) return `export const content = ${JSON.stringify(await files.load(locale))}`
      return filesModule(files)
    },
  }
}

function filesModule({ shop, labels }: { shop: unknown; labels: unknown }): string {
  return `const files = {
${locales.map((locale) => `  ${locale}: () => import('${prefix}/${locale}'),`).join('\n')}
}
export const contentFiles = {
  load: async (locale) => (await files[locale]()).content,
  shop: ${JSON.stringify(shop)},
  labels: ${JSON.stringify(labels)},
}`
}
