import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { isLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { perLanguage } from '#worker/sandbox/demo-catalogue/in-every-language.ts'

/** A text that people read, and the file it is written in. */
export interface PlacedText {
  path: string
  text: string
}

/** Words that shoppers type, slang included: the shop does not say them. */
const typedWords = /\/trade-words\/|filler-words/
const ofOneLanguage = new RegExp(`/(${locales.join('|')})(?:/|\\.ts$)`)

/**
 * The texts of each language: those of the interface, and of the demo shop the words of the catalogue, pages, answers,
 * mails and frames. They are the strings of files and folders named for the language, and of objects with an entry for
 * each language.
 */
export function textsByLanguage(): Record<Locale, PlacedText[]> {
  const found = perLanguage((): PlacedText[] => [])
  function take(path: string, entries: readonly (readonly [Locale, unknown])[]) {
    for (const [locale, data] of entries)
      found[locale].push(...stringsIn(data).map((text) => ({ path, text })))
  }
  for (const path of globSync('worker/sandbox/demo-catalogue/seed/data/*.json'))
    take(path, translationsIn(JSON.parse(readFileSync(path, 'utf8'))))
  for (const path of globSync(['src/**/*.ts', 'worker/**/*.ts'])) {
    if (typedWords.test(path)) continue
    const code = readFileSync(path, 'utf8')
    const [, named] = ofOneLanguage.exec(path) ?? []
    if (isLocale(named)) take(path, [[named, dataOf(parseSync(path, code).program)]])
    else if (/^\s*fi:/m.test(code)) take(path, translationsIn(dataOf(parseSync(path, code).program)))
  }
  return found
}

/** The entries by language of every object within that has one for each. */
function translationsIn(data: unknown): [Locale, unknown][] {
  if (typeof data !== 'object' || data === null) return []
  const entries = Object.entries(data).flatMap(([key, value]): [Locale, unknown][] =>
    isLocale(key) ? [[key, value]] : [],
  )
  return entries.length === locales.length ? entries : Object.values(data).flatMap(translationsIn)
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : []
}

/** The strings and objects of some code as data; all else in it becomes lists of those within. */
function dataOf(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.map(dataOf)
  const { type, value, properties, ...parts }: Partial<Record<string, unknown>> = { ...node }
  if (type === 'ImportDeclaration') return []
  if (type === 'Literal') return typeof value === 'string' ? value : []
  if (type === 'TemplateElement') return stringsIn(value).at(-1)
  if (type === 'ObjectExpression' && Array.isArray(properties))
    return Object.fromEntries(properties.map((property, at) => [keyOf(property) ?? at, dataOf(property)]))
  // The key of a property is no text.
  return type === 'Property' ? dataOf(value) : [value, properties, ...Object.values(parts)].map(dataOf)
}

/** The name of a property; undefined for a spread. */
function keyOf(property: { key?: { name?: string; value?: string } }): string | undefined {
  return property.key?.name ?? property.key?.value
}
