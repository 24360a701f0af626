import { type AttributeFacts, attributeFacts } from './attribute-facts.ts'
import { brakesText } from './brakes.ts'
import { formatMeasure } from './format.ts'
import type { ServerI18n } from './i18n.ts'
import { localSizeCode } from './size-code.ts'
import { valueInText } from './value-in-text.ts'

const facts = new Map<string, AttributeFacts>(Object.entries(attributeFacts))
const ranks = new Map([...facts.keys()].map((id, rank) => [id, rank]))

export function attributeLabel({ find }: ServerI18n, id: string): string {
  return find(`attribute.${id}`) ?? id.replaceAll('_', ' ')
}

/** A value of the wire as text: the word for it, or the number with its unit. Enums hold several: `seals, piston`. */
export function attributeValue(i18n: ServerI18n, id: string, value: string): string {
  const kind = facts.get(id)?.kind
  if (kind === 'brakes')
    return value
      .split(', ')
      .map((code) => brakesText(code, i18n) ?? code)
      .join(' / ')
  const values = kind === 'enum' ? value.split(', ') : [value]
  return values.map((single, index) => singleValue(i18n, id, single, index > 0)).join(', ')
}

export function isMeasure(id: string): boolean {
  return facts.get(id)?.kind === 'number'
}

export function attributeUnit(id: string): string {
  return facts.get(id)?.unit ?? ''
}

export function attributeRank(id: string): number {
  return ranks.get(id) ?? ranks.size
}

function singleValue({ t, find, locale }: ServerI18n, id: string, value: string, isFurther: boolean): string {
  const { kind, unit } = facts.get(id) ?? {}
  const word = find(`attribute.${id}.${value}`)
  if (word !== null) return isFurther ? valueInText(id, word, locale) : word
  if (kind === 'bool') return t(/^(0|no|false)$/.test(value) ? 'value.no' : 'value.yes')
  const isNumber = kind === 'number' && /^-?\d+(\.\d+)?$/.test(value)
  const text = isNumber ? formatMeasure(Number(value), locale) : localSizeCode(value, locale)
  return unit ? `${text}\u00a0${unit}` : text
}
