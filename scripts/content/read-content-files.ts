import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import {
  type ContentFiles,
  countriesIn,
  factsFrom,
  type LanguageFiles,
  noFiles,
  type WrittenFiles,
} from '#src/commerce/content/content-files.ts'
import { textsIn } from '#src/commerce/content/texts-in.ts'
import { LabelsReply } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import { ShopReply } from '#src/commerce/contract/content.ts'
import { locales } from '#src/i18n/locales.ts'
import { isDraft, parseBand, parseFaq, parsePage } from './parse-files.ts'

/** A merchant's own pages, answers and facts: `content/{language}/*.md`, `shop.json` and `labels.json`. */
export const contentFolder = 'content'

/** Reads the files of a folder such as `content/`. Throws an error that names the file and what is wrong in it. */
export function readContentFiles(folder: string): ContentFiles {
  const languages = new Map(locales.map((locale) => [locale, readLanguage(join(folder, locale))]))
  return {
    load: async (language) => languages.get(language) ?? noFiles,
    shop: readJson(join(folder, 'shop.json'), checkShop) ?? {},
    labels: readJson(join(folder, 'labels.json'), checkLabels),
  }
}

function readLanguage(folder: string): LanguageFiles {
  const files = [...markdownIn(folder), ...markdownIn(join(folder, 'bands'))]
  const drafts = new Set(files.filter((file) => read(file, isDraft)))
  return {
    ...readWritten(folder, (file) => !drafts.has(file)),
    drafts: readWritten(folder, (file) => drafts.has(file)),
  }
}

function readWritten(folder: string, isIncluded: (file: string) => boolean): WrittenFiles {
  const faq = join(folder, 'faq.md')
  const pages = markdownIn(folder).filter((file) => file !== faq && isIncluded(file))
  return {
    pages: byName(pages, (text, slug) => parsePage(slug, text)),
    faq: existsSync(faq) && isIncluded(faq) ? read(faq, parseFaq) : null,
    bands: byName(markdownIn(join(folder, 'bands')).filter(isIncluded), parseBand),
  }
}

const markdownIn = (folder: string) =>
  globSync('*.md', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))

function byName<T>(files: string[], parse: (text: string, name: string) => T): Record<string, T> {
  return Object.fromEntries(
    files.map((file) => {
      const name = basename(file, '.md')
      if (!/^[a-z0-9-]{1,64}$/.test(name))
        throw new Error(`${file}: a name has small letters, digits and hyphens only, at most 64.`)
      return [name, read(file, (text) => parse(text, name))]
    }),
  )
}

function read<T>(file: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(
      `${join(basename(dirname(file)), basename(file))}: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function readJson(file: string, check: (value: unknown) => void): unknown {
  if (!existsSync(file)) return null
  return read(file, (text) => {
    const value: unknown = JSON.parse(text)
    check(value)
    return value
  })
}

/** A country that `shop.json` does not name. */
const anyOther = ''

function checkShop(shop: unknown): void {
  for (const language of locales)
    for (const country of [anyOther, ...countriesIn(shop)])
      refuse(
        ShopReply,
        { shop: factsFrom(shop, country, language) },
        `${country || 'any country'}, ${language}`,
      )
}

function checkLabels(labels: unknown): void {
  for (const language of locales) refuse(LabelsReply, { labels: textsIn(labels, language) }, language)
}

function refuse(schema: v.GenericSchema, value: unknown, where: string): void {
  const { issues } = v.safeParse(schema, value)
  if (issues) throw new Error(`${v.getDotPath(issues[0])} (${where}): ${issues[0].message}`)
}
