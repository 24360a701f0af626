import { isLocale, type Locale } from '#src/i18n/locales.ts'

/** A part of the product feed of a market; `number` counts from 1. */
export interface FeedFile {
  market: number
  /** Null: the market's own. */
  locale: Locale | null
  number: number
}

export const feedPattern = '/feed/:file'
export const translatedFeedPattern = '/feed/:market/:file'

/** `/feed/1.xml`, `/feed/1-2.xml`; `/feed/1/sv.xml`, `/feed/1/sv-2.xml` */
export function feedPath({ market, locale, number }: FeedFile): string {
  const name = locale === null ? `/feed/${market}` : `/feed/${market}/${locale}`
  return `${name}${number > 1 ? `-${number}` : ''}.xml`
}

/** The file that the parameters of a pattern name; null for names without a file. */
export function parseFeedFile({ market, file }: { market?: string; file: string }): FeedFile | null {
  const [, name = '', part = '1'] = /^(\w{1,9})(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? []
  const id = market ?? name
  const locale = market === undefined ? null : name
  if (!/^[1-9]\d{0,8}$/.test(id) || !(locale === null || isLocale(locale))) return null
  const found: FeedFile = { market: Number(id), locale, number: Number(part) }
  // The first part has no number.
  return feedPath(found).endsWith(`/${file}`) ? found : null
}
