import * as v from 'valibot'
import { maxQuantity } from '#src/config.ts'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { paths, splitLocale } from '#src/paths.ts'
import { regionFields } from './region-fields.ts'

const maxRestored = 20

const Id = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,63}$/))

/** A line that a change of country removed from the cart, as the undo form carries it. */
const DroppedLine = v.object({
  item: Id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
  /** Product id; empty when unknown. */
  product: v.union([v.literal(''), Id]),
  /** The parts of a bundle, from which its choices are restored; empty for others. */
  contents: v.pipe(v.array(v.object({ product: v.union([v.literal(''), Id]), item: Id })), v.maxLength(50)),
})
export type DroppedLine = v.InferOutput<typeof DroppedLine>

const DroppedLineText = v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), DroppedLine)

export interface RegionChange {
  country: string
  language: Locale
  /** The path to return to, without locale. */
  back: string
  /** Lines to restore when a change is undone. */
  restore: DroppedLine[]
}

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** Parses the posted region form; null without a country. The page's language is the default. */
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

/** Serializes a removed line as a form value that `parseRegionForm` parses. */
export function serializeDroppedLine({ item, quantity, product, contents }: DroppedLine): string {
  const parts = contents.map((part) => ({ product: part.product, item: part.item }))
  return JSON.stringify({ item, quantity, product, contents: parts })
}

/** Parses a removed line; empty when malformed. */
function parseDroppedLine(text: string): DroppedLine[] {
  const parsed = v.safeParse(DroppedLineText, text)
  return parsed.success ? [parsed.output] : []
}

/** A path of this shop to return to, without locale; the home page for anything else. */
export function safeBack(text: string | null): string {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return paths.home()
  const { path } = splitLocale(text)
  return /^\/(?:region\b|[/\\])/.test(path) ? paths.home() : path
}
