import { type Labels, noLabels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { within } from '#src/commerce/deadline.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { type AttributeMarks, noMarks } from './public-attributes.ts'

type Services = Pick<Shop, 'catalogue' | 'content' | 'shownAttributes'>

/** Milliseconds a document waits for names that it can do without. */
const maxWait = 500

/** The names of attributes by the content service; none if it has none, or does not answer in time. */
export async function loadLabels({ content }: Pick<Services, 'content'>): Promise<Labels> {
  return (await inTime('GET /labels', content.labels())) ?? noLabels
}

/** Loads the marks by which attributes of products are public. Makes no call for products without such attributes. */
export async function loadAttributeMarks(
  shop: Services,
  products: readonly Product[],
): Promise<AttributeMarks> {
  if (products.every(({ attributes }) => attributes.length === 0)) return noMarks
  const [labels, filters] = await Promise.all([
    loadLabels(shop),
    inTime('POST /products', shop.catalogue.filterFields()),
  ])
  return { labels, filters: filters?.ok ? filters.value : [], shown: shop.shownAttributes }
}

function inTime<T>(route: string, call: Promise<T>): Promise<T | null> {
  return resultOrNull(() => within(maxWait, call, () => new UpstreamError('timeout', route)))
}
