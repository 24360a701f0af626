/** What a message may be told: `{name}` and `{count, plural, …}` take their values from here. */
export type Values = Record<string, string | number>

/**
 * Fills an ICU message: arguments `{name}`, plurals `{count, plural, =0 {none} one {# item} other {# items}}`.
 * `#` is the number in the locale's digits. Anything unknown is left out rather than shown raw.
 */
export function expand(message: string, values: Values, locale: string): string {
  return message.includes('{') ? fill(message, values, locale, '#') : message
}

function fill(text: string, values: Values, locale: string, hash: string): string {
  let out = ''
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at)
    if (character !== '{') {
      out += character === '#' ? hash : character
      at += 1
      continue
    }
    const end = closing(text, at)
    out += argument(text.slice(at + 1, end), values, locale)
    at = end + 1
  }
  return out
}

function argument(inside: string, values: Values, locale: string): string {
  const [, name = '', branches] = /^\s*(\w+)\s*(?:,\s*plural\s*,(.*))?$/s.exec(inside) ?? []
  const value = values[name]
  if (branches === undefined) return value === undefined ? '' : String(value)
  const count = Number(value)
  const { plural, digits } = rulesOf(locale)
  const chosen =
    branch(branches, `=${count}`) ?? branch(branches, plural.select(count)) ?? branch(branches, 'other') ?? ''
  return fill(chosen, values, locale, digits.format(count))
}

/** Making these costs more than everything else a message does. */
const rules = new Map<string, { plural: Intl.PluralRules; digits: Intl.NumberFormat }>()

function rulesOf(locale: string) {
  const known = rules.get(locale)
  if (known) return known
  const made = { plural: new Intl.PluralRules(locale), digits: new Intl.NumberFormat(locale) }
  rules.set(locale, made)
  return made
}

function branch(branches: string, key: string): string | undefined {
  for (let at = 0; at < branches.length; ) {
    const open = branches.indexOf('{', at)
    if (open < 0) return undefined
    const end = closing(branches, open)
    if (branches.slice(at, open).trim() === key) return branches.slice(open + 1, end)
    at = end + 1
  }
  return undefined
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text.charAt(at) === '{') depth += 1
    else if (text.charAt(at) === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return text.length
}
