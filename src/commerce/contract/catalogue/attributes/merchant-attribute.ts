import { colourOf } from './colour.ts'

/** An attribute of a product that the shop has no field for. */
export interface MerchantAttribute {
  /** The service's name: `care_text`, or `swatch` where the service sends its elements together. */
  key: string
  values: { text: string; colour?: string }[]
}

/** The attribute that stands for a product's collection: it has the name of the filter. */
const collections = 'collections'

const maxAttributes = 60
const maxValues = 30
const maxTextLength = 500

/** Fields of the service with names like those of attributes. Its other fields are in camel case. */
const ownFields: readonly string[] = ['category', 'collection', 'markets', 'price', 'prices']
const attributeKey = /^[a-z][a-z0-9]*(?:_[A-Za-z0-9]+)*$/

/** Elements that have the text of an attribute, the best first. */
const textElements: readonly string[] = ['desc', 'text', 'name', 'title', 'value']

/**
 * Reads the attributes that are not among known fields from a product of the wire, in the service's order, with the
 * collection first. A text, number, object with elements (`{ desc, hex }`), or several of these by id are read; anything
 * else, and what exceeds the bounds, is left out.
 */
export function merchantAttributes(
  wire: Record<string, unknown>,
  isKnown: (key: string) => boolean,
): MerchantAttribute[] {
  const { collectionName } = wire
  const ofCollection = typeof collectionName === 'string' ? [[collections, collectionName] as const] : []
  const others = Object.entries(wire).filter(
    ([key]) => key.length <= 64 && attributeKey.test(key) && !ownFields.includes(key) && !isKnown(key),
  )
  return [...ofCollection, ...others]
    .flatMap(([key, value]): MerchantAttribute[] => {
      const values = valuesOf(value)
      return values.length > 0 ? [{ key, values }] : []
    })
    .slice(0, maxAttributes)
}

function valuesOf(value: unknown): MerchantAttribute['values'] {
  return severalOf(value)
    .slice(0, maxValues)
    .flatMap((one) => {
      const text = textOf(one)
      const colour = colourOf(one)
      return text === '' ? [] : [{ text, ...(colour && { colour }) }]
    })
}

/** The chosen values of an attribute: a multi-select has them by id. */
function severalOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  const parts = Object.entries(value)
  const isById = parts.every(
    ([key, part]) => /^\d+$/.test(key) || (typeof part === 'object' && part !== null),
  )
  return isById ? parts.map(([, part]) => part) : [value]
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).trim().slice(0, maxTextLength)
  }
  if (typeof value !== 'object' || value === null) return ''
  const elements = new Map(Object.entries(value))
  const [first] = [...textElements, ...elements.keys()].flatMap((name) => {
    const element: unknown = name === 'hex' ? null : elements.get(name)
    return typeof element === 'string' && element.trim() !== '' ? element : []
  })
  return first === undefined ? '' : textOf(first)
}
