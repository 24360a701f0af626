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
    const { plural, digits } = rulesOf(locale)
    const texts = new Map([...branches.matchAll(branch)].map(([, key, text]) => [key, text]))
    const text = texts.get(`=${count}`) ?? texts.get(plural.select(count)) ?? texts.get('other') ?? ''
    return expand(text.replaceAll('#', digits.format(count)), values, locale)
  })
}

/** Cached, since creating these costs more than the rest of a message. */
const rules = new Map<string, { plural: Intl.PluralRules; digits: Intl.NumberFormat }>()

function rulesOf(locale: string) {
  const known = rules.get(locale)
  if (known) return known
  const made = { plural: new Intl.PluralRules(locale), digits: new Intl.NumberFormat(locale) }
  rules.set(locale, made)
  return made
}
