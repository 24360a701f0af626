import * as v from 'valibot'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { type DroppedLine, parseDroppedLines, parseMore } from './dropped-line.ts'
import { regionFields } from './region-fields.ts'

export interface RegionChange {
  country: string
  language: Locale
  back: string
  restore: DroppedLine[]
  more: number
}

export const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

export function parseRegionForm(form: URLSearchParams, language: Locale): RegionChange | null {
  const country = form.get(regionFields.country)
  if (!v.is(Country, country)) return null
  const wanted = form.get(regionFields.language)
  return {
    country,
    language: isLocale(wanted) ? wanted : language,
    back: safeBack(form.get(regionFields.back)),
    restore: parseDroppedLines(form.getAll(regionFields.restore)),
    more: parseMore(form.get(regionFields.more)),
  }
}

/** A path of this shop to return to, without locale; the home page for anything else. */
export function safeBack(text: string | null): string {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return paths.home()
  const { path } = splitLocale(text)
  // `/.//` resolves to a path that begins with two slashes.
  const resolved = URL.parse(path, 'https://shop.invalid')?.pathname ?? '//'
  return [path, resolved].some((each) => /^\/(?:region\b|[/\\])/.test(each)) ? paths.home() : path
}
