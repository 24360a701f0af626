import * as v from 'valibot'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { paths, splitLocale } from '#src/paths.ts'
import { regionFields } from './region-fields.ts'

const maxRestored = 20

/** A line that a change of country took, as its way back writes it: item and pieces. */
export interface DroppedItem {
  item: string
  quantity: number
}

export interface RegionChange {
  country: string
  language: Locale
  /** The address that was left, without its language. */
  back: string
  /** What an undone change puts back into the cart. */
  restore: DroppedItem[]
}

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** Reads a posted form; null when it names no country. Without a language it keeps the page’s. */
export function parseRegionForm(form: URLSearchParams, language: Locale): RegionChange | null {
  const country = form.get(regionFields.country)
  if (!v.is(Country, country)) return null
  const wanted = form.get(regionFields.language)
  return {
    country,
    language: isLocale(wanted) ? wanted : language,
    back: safeBack(form.get(regionFields.back)),
    restore: form.getAll(regionFields.restore).slice(0, maxRestored).flatMap(parseDroppedItem),
  }
}

export function serializeDroppedItem({ item, quantity }: DroppedItem): string {
  return `${item}:${quantity}`
}

function parseDroppedItem(text: string): DroppedItem[] {
  const [, item, quantity] = /^([\w-][\w.-]{0,63}):([1-9]\d{0,3})$/.exec(text) ?? []
  return item ? [{ item, quantity: Number(quantity) }] : []
}

/** An address of this shop to return to, without its language; the home page in place of anything else. */
export function safeBack(text: string | null): string {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return paths.home()
  const { path } = splitLocale(text)
  return /^\/(?:region\b|[/\\])/.test(path) ? paths.home() : path
}
