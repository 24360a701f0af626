import type { Locale } from '#src/i18n/locales.ts'
import type { Technical } from '../design.ts'
import { attributes as dictionary } from '../plan/attributes.ts'

const plainNumber = /^-?\d+(\.\d+)?$/
const noBreak = '\u00a0'

/** `14.3` as the language writes it. */
export function writtenNumber(value: string, language: Locale): string {
  const minus = value.replace(/^-/, '−')
  return language === 'en' || !plainNumber.test(value) ? minus : minus.replace('.', ',')
}

/** The words of one attribute's value, with its unit: `14,3 mm`, `Ventilerad`. Several stay several. */
export function writtenValue(attribute: string, value: string, language: Locale): string {
  const entry = dictionary.attributes[attribute]
  if (entry?.kind === 'bool') return entry.label[language]
  const words = value
    .split(', ')
    .map((one) => entry?.values?.[one]?.[language] ?? writtenNumber(one, language))
    .join(', ')
  return entry?.unit ? `${words}${noBreak}${entry.unit}` : words
}

/** `label: value`, as a line of a list of measures. */
export function measureLine(attribute: string, value: string, language: Locale): string {
  const entry = dictionary.attributes[attribute]
  if (!entry) return ''
  if (entry.kind === 'bool') return entry.label[language]
  const colon = language === 'fr' ? `${noBreak}:` : ':'
  return `${entry.label[language]}${colon} ${writtenValue(attribute, value, language)}`
}

/** A word within a name: small letters, except German nouns and what is a name or a token itself. */
function inside(text: string, language: Locale): string {
  const [first = '', second = ''] = text
  if (language === 'de' || second === '' || second !== second.toLowerCase() || /[\d.]/.test(second))
    return text
  return /^(ATF|AGM|LED)/.test(text) ? text : first.toLowerCase() + text.slice(1)
}

/** One entry of a key specification: `280 × 22 mm`, `6PK1450`, `ventilerad`; '' when a value is missing. */
export function keyValue(entry: string, technical: Technical, label: string, language: Locale): string {
  if (entry === 'label') return label
  const [, left = entry, sign, right] = /^(\S+) (x|PK|\+) (\S+)$/.exec(entry) ?? []
  const first = technical[left]
  if (first === undefined) return ''
  if (sign === undefined || right === undefined) return inside(writtenValue(left, first, language), language)
  const second = technical[right]
  if (second === undefined) return writtenValue(left, first, language)
  if (sign === 'PK') return `${first}PK${second}`
  const joined = sign === 'x' ? `${noBreak}×${noBreak}` : '/'
  return `${writtenNumber(first, language)}${joined}${writtenValue(right, second, language)}`
}
