import { globSync, readFileSync } from 'node:fs'
import { tradeWords } from '#src/commerce/contract/search/trade-words/trade-words.ts'
import { browserSets } from '#src/i18n/i18n.ts'
import { languageOf } from '#worker/region/language.ts'

/** The texts of a file by key. */
export type Texts = Record<string, string>
/** Text files of the shop by their path below `src/i18n/messages`, such as `en/client/cart.ts`. */
export type TextFiles = Record<string, Texts>

const modules = import.meta.glob<Record<string, Texts>>('/src/i18n/messages/*/*/*.ts', { eager: true })

export const textFiles: TextFiles = Object.fromEntries(
  Object.entries(modules).map(([path, exported]) => [
    path.replace('/src/i18n/messages/', ''),
    Object.assign({}, ...Object.values(exported)),
  ]),
)

/** The folders of a language. */
export const sets = [...browserSets, 'server']

/** The texts of a set in a language. */
export function textsOfSet(language: string, set: string, files: TextFiles = textFiles): Texts {
  const texts = Object.entries(files).filter(([path]) => path.startsWith(`${language}/${set}/`))
  return Object.assign({}, ...texts.map(([, content]) => content))
}

/**
 * The missing parts of a language: whole files, keys of its sets, keys unknown to English, a country whose shoppers are
 * led to it, and the words of the trade. Without these the shop must not have the language.
 */
export function missingShopPieces(language: string, files: TextFiles = textFiles): string[] {
  const pathsOf = (locale: string) =>
    Object.keys(files).flatMap((path) => (path.startsWith(`${locale}/`) ? path.slice(locale.length + 1) : []))
  const paths = pathsOf(language)
  const missingFiles = pathsOf('en').filter((path) => !paths.includes(path))
  const keys = paths.flatMap((path) => {
    const [english = {}, texts = {}] = [files[`en/${path}`], files[`${language}/${path}`]]
    return [
      ...without(Object.keys(english), texts).map((key) => `${path} lacks ${key}`),
      ...without(Object.keys(texts), english).map((key) => `${path} has ${key}, which English does not have`),
    ]
  })
  return [
    ...[...missingFiles, ...keys].map((piece) => `src/i18n/messages/${language}/${piece}`),
    ...(isLanguageOfSomeCountry(language)
      ? []
      : [`worker/region/language.ts has no country for ${language}`]),
    ...(tradeWords(language).size > 0
      ? []
      : [`src/commerce/contract/search/trade-words has no words in ${language}`]),
  ]
}

/** The files of the demo shop with texts that are not translated into a language, which shows them in English. */
export function missingDemoTexts(language: string): string[] {
  return Object.entries(demoTexts).flatMap(([file, count]) => {
    const missing = count('en') - count(language)
    return missing > 0 ? [`${file}: ${missing} of ${count('en')} texts`] : []
  })
}

/** Counts the texts of each file in a language. */
const demoTexts: Record<string, (language: string) => number> = Object.fromEntries([
  ...globSync('worker/sandbox/demo-catalogue/seed/data/*.json').map((file) => {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return [file, (language: string) => countIn(content, language)]
  }),
  ...globSync('worker/sandbox/**/*.ts').map((file) => {
    const code = readFileSync(file, 'utf8')
    return [file, (language: string) => code.match(new RegExp(`^ +${language}:`, 'gm'))?.length ?? 0]
  }),
  [
    'worker/sandbox/content-api/pages',
    (language: string) => globSync(`worker/sandbox/content-api/pages/${language}.ts`).length,
  ],
])

/** Number of objects within that have an entry for the language. */
function countIn(value: unknown, language: string): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, entry) => sum + countIn(entry, language), 0)
  return inside + (Object.hasOwn(value, language) ? 1 : 0)
}

function without(keys: readonly string[], texts: Texts): string[] {
  return keys.filter((key) => !Object.hasOwn(texts, key))
}

function isLanguageOfSomeCountry(language: string): boolean {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.some((first) => letters.some((second) => languageOf(first + second, language) === language))
}
