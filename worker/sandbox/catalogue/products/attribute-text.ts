import type { Locale } from '#src/i18n/locales.ts'
import { attributes } from '../../../demo-catalogue/seed/plan/attributes.ts'

/** Translations of a value that its own attribute does not list: the impeller of a pump is of a `material` too. */
const general = new Map(Object.entries({ ...attributes.material?.values, ...attributes.colour?.values }))
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
