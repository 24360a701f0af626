import * as v from 'valibot'
import { maxQuantity } from '#src/config.ts'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { paths, splitLocale } from '#src/paths.ts'
import { regionFields } from './region-fields.ts'

const maxRestored = 20

const Id = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,63}$/))

/** A line that a change of country took out of the cart, as the form that undoes the change carries it. */
const DroppedLine = v.object({
  item: Id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
  /** Empty where the service did not tell it. */
  product: v.union([v.literal(''), Id]),
  /** The parts of a bundle, from which its choices are found again; empty for anything else. */
  contents: v.pipe(v.array(v.object({ product: v.union([v.literal(''), Id]), item: Id })), v.maxLength(50)),
})
export type DroppedLine = v.InferOutput<typeof DroppedLine>

const DroppedLineText = v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), DroppedLine)

export interface RegionChange {
  country: string
  language: Locale
  /** The address that was left, without its language. */
  back: string
  /** What an undone change puts back into the cart. */
  restore: DroppedLine[]
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
    restore: form.getAll(regionFields.restore).slice(0, maxRestored).flatMap(parseDroppedLine),
  }
}

/** The value of a form field that `parseRegionForm` reads back. */
export function serializeDroppedLine({ item, quantity, product, contents }: DroppedLine): string {
  const parts = contents.map((part) => ({ product: part.product, item: part.item }))
  return JSON.stringify({ item, quantity, product, contents: parts })
}

/** Nothing where the text is no such line. */
function parseDroppedLine(text: string): DroppedLine[] {
  const parsed = v.safeParse(DroppedLineText, text)
  return parsed.success ? [parsed.output] : []
}

/** An address of this shop to return to, without its language; the home page in place of anything else. */
export function safeBack(text: string | null): string {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return paths.home()
  const { path } = splitLocale(text)
  return /^\/(?:region\b|[/\\])/.test(path) ? paths.home() : path
}
