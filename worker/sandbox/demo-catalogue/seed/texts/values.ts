import { localCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localSizeCode } from '#src/i18n/size-code.ts'
import { valueInText } from '#src/i18n/value-in-text.ts'
import type { Technical } from '../assortment/design.ts'
import { attributes } from '../plan/attributes.ts'
import { wording } from '../plan/wording.ts'
import { brakesIn } from './brakes.ts'

const plainNumber = /^-?\d+(\.\d+)?$/
const noBreak = '\u00a0'

/** Formats a decimal number for a language: `14.3` → `14,3`. */
function formatNumber(value: string, language: Locale): string {
  if (!plainNumber.test(value)) return localSizeCode(value, language)
  const minus = value.replace(/^-/, '−')
  return language === 'en' ? minus : minus.replace('.', ',')
}

/** Formats an attribute's value with its unit: `14,3 mm`, `Ventilerad`; a list stays a list. */
export function formatValue(attribute: string, value: string, language: Locale): string {
  const entry = attributes[attribute]
  if (entry?.kind === 'bool') return entry.label[language]
  if (entry?.kind === 'brakes') return brakesIn(language, value)
  const texts = value
    .split(', ')
    .map((one, index) => {
      const word = entry?.values?.[one]?.[language]
      if (word === undefined) return formatNumber(one, language)
      return index === 0 ? word : valueInText(attribute, word, language)
    })
    .join(', ')
  return entry?.unit ? `${texts}${noBreak}${entry.unit}` : texts
}

/** `label: value`, as in a list of measures. */
export function measureLine(attribute: string, value: string, language: Locale): string {
  const entry = attributes[attribute]
  if (!entry) return ''
  if (entry.kind === 'bool') return entry.label[language]
  return `${entry.label[language]}${colonOf(language)} ${formatValue(attribute, value, language)}`
}

function valueInName(attribute: string, text: string, language: Locale): string {
  return language === 'de' && isFlag(attribute)
    ? text.replace(/^(Mit|Magnetisch|Beheizt)\b/, (word) => word.toLowerCase())
    : valueInText(attribute, text, language)
}

function isWord(attribute: string, value: string): boolean {
  return attributes[attribute]?.values?.[value] !== undefined || isFlag(attribute)
}

const isFlag = (attribute: string) => attributes[attribute]?.kind === 'bool'

/** A value with what it counts or belongs to: `heat range 6`, `137 teeth`, `for disc diameter 263 × 22 mm`. */
function valueWithLabel(entry: string, technical: Technical, language: Locale): string {
  const [attribute = entry] = entry.split(' ')
  const [name, value] = [attributes[attribute]?.label[language], technical[attribute]]
  if (name === undefined || value === undefined) return ''
  const count = wording.counts[attribute]
  if (count) return (value === '1' ? count.one : count.many)[language].replace('{n}', value)
  // The explanation in brackets after a label is too long for a name.
  const bare = name.replace(/ \(.*\)$/, '')
  const label = language === 'de' ? bare.replace(/^Für /, 'für ') : bare.toLowerCase()
  return `${label} ${keyValue(entry, technical, '', language)}`
}

/** `1 piece`, `10 pcs`. */
export function pieces(count: string, language: Locale): string {
  return `${count}${noBreak}${wording.pieces[count === '1' ? 'one' : 'many'][language]}`
}

/** `Mini A-series` → `Mini A-Serie`, `VW Beetle` → `VW Käfer`; most cars and engines are named alike in all languages. */
export function carOrEngine(label: string, language: Locale): string {
  return localCarName(label, language).replace(/\b([A-Z])-series$/, (_, x: string) =>
    wording.series[language].replace('{x}', x),
  )
}

/** Formats an entry of a key specification: `280 × 22 mm`, `6PK1450`, `ventilerad`; empty when a value is missing. */
export function keyValue(entry: string, technical: Technical, label: string, language: Locale): string {
  if (entry === 'label') return carOrEngine(label, language)
  if (entry.startsWith('#')) return valueWithLabel(entry.slice(1), technical, language)
  if (entry === 'pair') return technical.wiper_length_2_mm === undefined ? '' : pieces('2', language)
  if (entry === 'place_in_arm') {
    const { bush_position: place } = technical
    return place === undefined ? '' : wording.extras[place === 'front' ? 'frontOfArm' : 'rearOfArm'][language]
  }
  if (entry === 'et') {
    const { offset_et: offset } = technical
    return offset === undefined ? '' : `ET${noBreak}${formatNumber(offset, language)}`
  }
  // Not the word for the belt: a search for belts would find what they drive.
  if (entry === 'v_groove') return technical.pulley === 'v-belt' ? wording.extras.vGroove[language] : ''
  if (entry === 'concentrate') return technical.ready_mixed ? '' : wording.extras.concentrate[language]
  if (entry === 'pack_qty') {
    const { pack_qty: count = '1' } = technical
    return count === '1' ? '' : pieces(count, language)
  }
  const [, left = entry, sign, right] = /^(\S+) (x|PK|\+) (\S+)$/.exec(entry) ?? []
  const first = technical[left]
  if (first === undefined) return ''
  if (sign === undefined || right === undefined) {
    const text = formatValue(left, first, language)
    return isWord(left, first) ? valueInName(left, text, language) : text
  }
  const second = technical[right]
  if (second === undefined) return formatValue(left, first, language)
  if (sign === 'PK') return `${first}PK${second}`
  const joined = sign === 'x' ? `${noBreak}×${noBreak}` : '/'
  return `${formatNumber(first, language)}${joined}${formatValue(right, second, language)}`
}
