import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { splitLocale } from '#src/locale-prefix.ts'
import { maxAcceptLanguageLength } from '../limits.ts'

/** The shop's languages spoken in each country, most widely understood first. */
const spoken = new Map<string, [Locale, ...Locale[]]>([
  ['SE', ['sv']],
  ['FI', ['fi']],
  ['AX', ['sv']],
  ['DK', ['da']],
  ['FR', ['fr']],
  ['NL', ['nl']],
  ['DE', ['de']],
  ['AT', ['de']],
  ['GB', ['en']],
  ['IE', ['en']],
  ['BE', ['nl', 'fr', 'de']],
  ['CH', ['de', 'fr']],
  ['LU', ['fr', 'de']],
])

/** Null if the shop has none of the country's languages. `Accept-Language` only chooses among these. */
export function languageOf(country: string, acceptLanguage: string): Locale | null {
  const candidates = spoken.get(country)
  if (!candidates) return null
  const wanted = preferences(acceptLanguage)
  return (
    wanted.flatMap((language) => candidates.find((candidate) => candidate === language) ?? [])[0] ??
    candidates[0]
  )
}

interface Visit {
  locale: Locale
  referrer: string | undefined
  origin: string
  country: string
  acceptLanguage: string
}

export function otherLocales({ locale, referrer, origin, country, acceptLanguage }: Visit): Locale[] {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null
  const likely = [
    ...(from?.origin === origin ? [splitLocale(from.pathname).locale] : []),
    ...(spoken.get(country) ?? []),
    ...preferences(acceptLanguage).filter(isLocale),
    ...locales,
  ]
  return [...new Set(likely)].filter((other) => other !== locale)
}

function preferences(acceptLanguage: string): string[] {
  return parseAccept(acceptLanguage.slice(0, maxAcceptLanguageLength))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '')
}
