import type { Labels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import { serviceField } from '#src/commerce/contract/catalogue/filter-field.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { isSameAttribute } from './same-attribute.ts'

/**
 * Names and values for shoppers, of attributes that the shop has no words for. Fields have the names of addresses or of
 * the service.
 */
export interface AttributeWords {
  name(field: string): string
  value(field: string, text: string): string
}

const sizeFields: readonly string[] = ['items.name', 'size', 'size.desc', 'size.text', 'size.name']

/** Elements that only hold the text of their attribute, so that its name says enough. */
const textElement = /[._](?:desc|text|name|title|value)$/

/** True for filters by the size of items. */
export function isSizeField(field: string): boolean {
  return sizeFields.includes(serviceField(field) ?? field)
}

/**
 * Words for attributes: those of the content service, then the shop's own for size and collection, then the name or the
 * value of the service itself.
 */
export function attributeWords(labels: Labels, { t }: ServerI18n): AttributeWords {
  const labelOf = (field: string) => {
    const name = serviceField(field) ?? field
    return (
      labels.find((label) => label.field === name) ??
      labels.find((label) => isSameAttribute(label.field, name))
    )
  }
  return {
    name(field) {
      const label = labelOf(field)
      if (label) return label.name
      if (field === 'collections') return t('facet.collections')
      return isSizeField(field) ? t('facet.size') : plainName(field)
    },
    value: (field, text) => labelOf(field)?.values.find(({ value }) => value === text)?.name ?? text,
  }
}

/** The service's name in readable form: "Swatch" for `swatch.desc`, "Care outer" for `care.outer`. */
function plainName(field: string): string {
  const words = (serviceField(field) ?? field).replace(textElement, '').replaceAll(/[._]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
