import type { I18n, ServerI18n } from './i18n.ts'

/** British legal terms for those of Directive 2011/83/EU, the longest first. */
const british: readonly (readonly [union: RegExp, britain: string])[] = [
  [/\bright of withdrawal\b/gi, 'right to cancel'],
  [/\bwithdrawal from\b/gi, 'cancellation of'],
  [/\bwithdrawals\b/gi, 'cancellations'],
  [/\bwithdrawal\b/gi, 'cancellation'],
  [/\bwithdraw(?: from)?\b/gi, 'cancel'],
]

/**
 * The texts of a language in the words of a country's law; the country is null if it is unknown. What the Union calls a
 * right of withdrawal is in Great Britain the right to cancel (Consumer Contracts Regulations 2013, regulation 29); the
 * other languages have one word for both.
 */
export function inLawOf(i18n: I18n, country: string | null): I18n {
  if (!isBritish(i18n, country)) return i18n
  return { ...i18n, t: (key, ...values) => inBritishWords(i18n.t(key, ...values)) }
}

/** `inLawOf` for loaders. */
export function serverTextsInLawOf(i18n: ServerI18n, country: string | null): ServerI18n {
  if (!isBritish(i18n, country)) return i18n
  return { ...i18n, t: (key, ...values) => inBritishWords(i18n.t(key, ...values)) }
}

/** `inLawOf` for a text of another source, such as the title of a page. */
export function textInLawOf(text: string, i18n: Pick<I18n, 'locale'>, country: string | null): string {
  return isBritish(i18n, country) ? inBritishWords(text) : text
}

function isBritish({ locale }: Pick<I18n, 'locale'>, country: string | null): boolean {
  return locale === 'en' && country === 'GB'
}

/** `Withdraw from contract here` → `Cancel contract here`. */
function inBritishWords(text: string): string {
  return british.reduce(
    (written, [union, britain]) =>
      written.replace(union, (found) =>
        /^\p{Lu}/u.test(found) ? britain.charAt(0).toUpperCase() + britain.slice(1) : britain,
      ),
    text,
  )
}
