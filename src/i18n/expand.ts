/** The values of a message's arguments: `{name}` and `{count, plural, …}`. */
export type Values = Record<string, string | number>

const argument = /\{\s*(\w+)\s*(?:,\s*plural\s*,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*))?\}/g
const branch = /(=?\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g

/**
 * Fills the arguments and plurals of an ICU message; a plural's branches may contain arguments, and `#` is its number
 * in the locale's digits. An argument without a value is left out.
 */
export function expand(message: string, values: Values, locale: string): string {
  return message.replaceAll(argument, (_match, name: string, branches?: string) => {
    const value = values[name]
    if (branches === undefined) return String(value ?? '')
    const count = Number(value)
    const texts = new Map([...branches.matchAll(branch)].map(([, key, text]) => [key, text]))
    const text = texts.get(`=${count}`) ?? texts.get(pluralOf(count, locale)) ?? texts.get('other') ?? ''
    return expand(text.replaceAll('#', written(count, locale)), values, locale)
  })
}

/**
 * The plural of a count in the shop's languages, by the rules of the Unicode CLDR. `Intl.PluralRules` gives the same, but
 * its first use takes tens of milliseconds on a phone.
 */
function pluralOf(count: number, locale: string): 'one' | 'other' {
  const whole = Math.trunc(Math.abs(count))
  if (locale.startsWith('fr')) return whole < 2 ? 'one' : 'other'
  const isPart = !Number.isInteger(count)
  if (locale.startsWith('da') && isPart) return whole < 2 ? 'one' : 'other'
  return whole === 1 && !isPart ? 'one' : 'other'
}

const digits = new Map<string, Intl.NumberFormat>()

/** Languages differ in how they group thousands. */
function written(count: number, locale: string): string {
  if (Number.isInteger(count) && count >= 0 && count < 1000) return String(count)
  const known = digits.get(locale) ?? new Intl.NumberFormat(locale)
  digits.set(locale, known)
  return known.format(count)
}
