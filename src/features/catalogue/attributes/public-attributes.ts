import { type Labels, noLabels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { attributeWords } from './attribute-words.ts'
import { isSameAttribute } from './same-attribute.ts'

/** The marks by which attributes are public. */
export interface AttributeMarks {
  /** The service's filters: what shoppers can choose, they may read. */
  filters: readonly string[]
  /** Attributes with a name for shoppers. */
  labels: Labels
  /** The attributes of the setting `SHOWN_ATTRIBUTES`. */
  shown: readonly string[]
}

export const noMarks: AttributeMarks = { filters: [], labels: noLabels, shown: [] }

/** An attribute for shoppers: its name, and its values with the colours of swatches. */
export interface PublicAttribute {
  key: string
  name: string
  values: { text: string; colour?: string }[]
}

/** The public attributes of a product that the shop has no field for, in the service's order. */
export function publicAttributes(
  { attributes }: Pick<Product, 'attributes'>,
  { filters, labels, shown }: AttributeMarks,
  i18n: ServerI18n,
): PublicAttribute[] {
  const words = attributeWords(labels, i18n)
  const marks = [...filters, ...shown, ...labels.map(({ field }) => field)]
  return attributes
    .filter(({ key }) => marks.some((mark) => isSameAttribute(mark, key)))
    .map(({ key, values }) => ({
      key,
      name: words.name(key),
      values: values.map(({ text, colour }) => ({
        text: words.value(key, text),
        ...(colour && { colour }),
      })),
    }))
}
