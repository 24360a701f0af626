import type { Relay } from './relay.ts'
import { rewriteJson, rewriteRequest } from './relay.ts'

type Record = { [key: string]: unknown }

interface Shapes {
  /** Addresses as a merchant wrote them, by the part of an address of the sandbox they stand for. */
  addresses?: ReadonlyMap<string, string>
  /** The spelling by which an address is found. */
  spelling?: 'decoded' | 'encoded'
}

/**
 * Gives the replies of the sandbox the shapes that the service documents, or its published types allow, and the sandbox
 * does not use: nulls, attributes as numbers and objects, addresses in any letters, small relatives, and refusals and
 * payments in their other forms.
 */
export function applyDocumentedShapes(
  relay: Relay,
  { addresses = new Map(), spelling = 'decoded' }: Shapes = {},
): void {
  const wire = new Map([...addresses].map(([shopUri, merchants]) => [shopUri, percentEncoded(merchants)]))
  const shopUris = new Map(
    [...addresses].map(([shopUri, merchants]) => [
      spelling === 'decoded' ? merchants : percentEncoded(merchants),
      shopUri,
    ]),
  )
  relay.on(
    /\/api\/checkout\/(products|uri)/,
    rewriteRequest((body) => renamed(body, shopUris)),
  )
  relay.on(
    /\/api\/checkout\//,
    rewriteJson((body) => renamed(mapRecords(body, documentedRecord), wire)),
  )
  relay.on(/POST \/api\/checkout\/payment$/, rewriteJson(withFlatOrder))
}

/** Encodes as RFC 3986 has it: every character but letters, digits and `-._~`. */
function percentEncoded(text: string): string {
  const rest = /[!'()*]/g
  return encodeURIComponent(text).replace(
    rest,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A copy of a body with each of its records changed, the inner ones first. */
function mapRecords(value: unknown, change: (record: Record) => Record): unknown {
  if (Array.isArray(value)) return value.map((part) => mapRecords(part, change))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, part]): [string, unknown] => [key, mapRecords(part, change)])
  return change(Object.fromEntries(inner))
}

function documentedRecord(record: Record): Record {
  if ('itemTable' in record) return documentedProduct(record)
  if ('shippingMethod' in record && 'items' in record) return documentedSelection(record)
  if ('country' in record && 'eu' in record) return { ...record, eu: null, states: record.states ?? null }
  return record
}

/** Every third product lacks all optional fields; attributes have the form of attributes with elements. */
function documentedProduct(record: Record): Record {
  const bare = Number(record.product) % 3 === 0
  const { manufacturer, quantity_recommended: recommended, bundleInfo } = record
  return {
    ...record,
    ...(bare ? absences : {}),
    ...(bundleInfo === undefined ? { bundleInfo: bare ? null : [] } : {}),
    ...(manufacturer ? { manufacturer: { text: manufacturer } } : {}),
    ...(recommended ? { quantity_recommended: Number(recommended) } : {}),
    ...(Array.isArray(record.items) ? { items: record.items.map(withStock) } : {}),
    ...(Array.isArray(record.relatedProducts) && bare
      ? { relatedProducts: record.relatedProducts.map(smallRelative) }
      : {}),
  }
}

/** The fields that may be null or missing by the published types. */
const absences = {
  categoryName: null,
  categoryUri: null,
  category: null,
  categories: null,
  lowestPrice: null,
  collectionName: null,
  excerpt: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  createdAt: null,
  mediaObjects: null,
}

/** Exact stock, or only whether there is any. */
function withStock(item: Record): Record {
  return item.stock === 'yes' ? { ...item, stock: true } : item
}

function smallRelative({ product, available, media, relation }: Record): Record {
  return { product, available, media, relation }
}

function documentedSelection(record: Record): Record {
  return { ...record, additionalNotes: null, vatExempt: null, comment: null }
}

function withFlatOrder(body: unknown): unknown {
  const { order, ...rest } = Object(body)
  return order ? { ...rest, order: order.order } : body
}

/** A copy of a body whose addresses have other names: those under keys that hold addresses. */
function renamed(value: unknown, names: ReadonlyMap<string, string>, key = ''): unknown {
  if (typeof value === 'string') {
    if (!/^(uri|categoryUri|brandUri)$/.test(key)) return value
    return value
      .split('/')
      .map((part) => names.get(part) ?? part)
      .join('/')
  }
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(part, names, name)]))
}
