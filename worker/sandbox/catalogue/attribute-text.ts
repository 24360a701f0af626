import type { Locale } from '#src/i18n/locales.ts'
import { attributes as dictionary } from '../../demo-catalogue/seed/plan/attributes.ts'

const { attributes, colours, materials } = dictionary
const general = new Map(Object.entries({ ...materials, ...colours }))
const own = new Map(
  Object.entries(attributes).map(([id, { values }]) => [id, new Map(Object.entries(values ?? {}))]),
)

/** A technical value as a filter shows it: the trade's word in this language, or the number with its unit. */
export function attributeText(id: string, value: string, language: Locale): string {
  const word = own.get(id)?.get(value) ?? general.get(value)
  if (word) return word[language]
  const unit = attributes[id]?.unit
  return unit ? `${value}\u00a0${unit}` : value
}
