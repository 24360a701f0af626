import { regions } from '../../demo-catalogue/regions.ts'
import type { Assortment } from '../assortment.ts'
import { itemTable, wireItems, wireStockedItems } from '../items/wire-item.ts'
import { wireLowest, wirePrice } from '../items/wire-price.ts'
import { wireMedia, wirePreview } from '../pictures/wire-media.ts'
import { wirePlaces } from '../taxonomy/wire-taxonomy.ts'
import { depositText } from './deposit-text.ts'
import type { Part } from './parts.ts'
import { wireAttributes } from './wire-attributes.ts'
import { wireBundleInfo } from './wire-bundle.ts'
import type { WireContext } from './wire-context.ts'

/** A product as the catalogue API returns it, without related products. */
export function wireProduct(shop: Assortment, part: Part, context: WireContext) {
  const { language, market, serverSide, charts = true } = context
  return {
    ...identity(shop, part, context),
    ...pricing(shop, part, context),
    ...(market === 'all' ? { markets: part.markets } : {}),
    available: shop.isAvailable(part, market),
    itemTable: itemTable(part, language),
    items: wireStockedItems(part, language, (item) => shop.stock(item, market), {
      preorder: shop.isPreorder(part),
      serverSide,
    }),
    media: { ...wireMedia(shop, part.sku), ...wirePreview(shop, part.sku) },
    ...(charts ? noChart : {}),
    ...noExtras,
    createdAt: part.created,
    modifiedAt: part.modified,
    ...wireBundleInfo(shop, part, context),
    ...wireAttributes(shop, part, context),
  }
}

/** A product as lines contain it: without related products and stock. */
export function wireLineProduct(shop: Assortment, part: Part, context: WireContext & { pricelist: number }) {
  const { language } = context
  return {
    ...identity(shop, part, context),
    ...pricing(shop, part, context),
    itemTable: itemTable(part, language),
    items: wireItems(part, language),
    media: wireMedia(shop, part.sku),
    ...noChart,
    ...noExtras,
    createdAt: part.created,
    modifiedAt: part.modified,
    ...wireAttributes(shop, part, context),
  }
}

function identity(shop: Assortment, part: Part, context: WireContext) {
  const { language } = context
  const brand = shop.brandOf(part)
  const texts = shop.texts(part, language, depositText(shop, part, context))
  return {
    product: String(part.product),
    name: texts.name,
    uri: part.uri,
    sku: part.sku,
    productSku: part.sku,
    variantName: texts.variantName,
    brand: brand ? String(brand.brand) : '0',
    brandName: brand?.name ?? null,
    brandUri: brand?.uri ?? null,
    collection: '0',
    collectionName: null,
    collectionUri: null,
    centraProduct: String(part.style),
    centraVariant: String(part.product),
    countryOrigin: part.spec.origin,
    excerpt: texts.excerpt,
    excerptHtml: htmlText(texts.excerpt),
    description: texts.description,
    descriptionHtml: htmlText(texts.description),
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    stockUnit: '',
    ...wirePlaces(shop.categories, part, language),
    itemQuantityMinimum: part.spec.soldBy?.minimum ?? 1,
    itemQuantityMultipleOf: part.spec.soldBy?.multiple ?? 1,
  }
}

function pricing(shop: Assortment, part: Part, { pricelist }: WireContext) {
  const isNew = shop.isNew(part.product)
  if (pricelist === 'all') {
    return {
      prices: Object.fromEntries(
        regions.pricelists.map(({ pricelist: id, currency }) => [
          id,
          wirePrice(part.prices.get(id) ?? null, currency, isNew),
        ]),
      ),
    }
  }
  const currency = regions.pricelist(pricelist)?.currency ?? ''
  const point = part.prices.get(pricelist) ?? null
  return { ...wirePrice(point, currency, isNew), lowestPrice: wireLowest(point, currency) }
}

// Without a chart the service sends an empty list.
const noChart = { measurementChart: [] }
const noExtras = {
  tableMappings: {},
  defaultLocalizedChart: '',
  subscriptionPlans: [],
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML paragraphs: the API has descriptions in both formats. */
function htmlText(text: string): string {
  if (text === '') return ''
  return text
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />\n')}</p>`)
    .join('\n')
}
