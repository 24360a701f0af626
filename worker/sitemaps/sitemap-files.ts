import { isLocale, type Locale } from '#src/i18n/locales.ts'

export const sitemapKinds = ['pages', 'categories', 'brands', 'cars', 'products'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** A list of addresses in one language; `number` counts the files of a kind from 1. */
export interface SitemapFile {
  locale: Locale
  kind: SitemapKind
  number: number
}

export const sitemapIndexPath = '/sitemap.xml'
export const sitemapFilePattern = '/sitemap/:language/:file'

export function sitemapFilePath({ locale, kind, number }: SitemapFile): string {
  return `/sitemap/${locale}/${kind}-${number}.xml`
}

/** The file that the parameters of `sitemapFilePattern` name; null for names without a file. */
export function parseSitemapFile(language: string, name: string): SitemapFile | null {
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  const kind = sitemapKinds.find((kind) => kind === word)
  return kind && isLocale(language) ? { locale: language, kind, number: Number(number) } : null
}
