import type { Locale } from '#src/i18n/locales.ts'
import { attributes } from '../../demo-catalogue/seed/plan/attributes.ts'

/** Fallback translations for values that an attribute does not list itself: materials and colours. */
const general = new Map(Object.entries({ ...attributes.material?.values, ...attributes.colour?.values }))
const byAttribute = new Map(
  Object.entries(attributes).map(([id, { values }]) => [id, new Map(Object.entries(values ?? {}))]),
)

/** The label of a technical value in a filter: the translated term, or the number with its unit. */
export function attributeText(id: string, value: string, language: Locale): string {
  const translations = byAttribute.get(id)?.get(value) ?? general.get(value)
  if (translations) return translations[language]
  const unit = attributes[id]?.unit
  return unit ? `${value}\u00a0${unit}` : value
}
