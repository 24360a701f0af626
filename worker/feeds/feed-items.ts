import { articleId } from '#src/commerce/contract/catalogue/article-id.ts'
import type { Item } from '#src/commerce/contract/catalogue/item.ts'
import { formerPrice } from '#src/commerce/contract/catalogue/offer/former-price.ts'
import { parseGtin } from '#src/commerce/contract/catalogue/offer/gtin.ts'
import { litresOf } from '#src/commerce/contract/catalogue/offer/litres.ts'
import { type Supply, supplyOf } from '#src/commerce/contract/catalogue/offer/supply.ts'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { DeliveryTerms } from '#src/commerce/contract/content.ts'
import { defaultMethod, deliveryPrice } from '#src/commerce/contract/delivery/parcel.ts'
import { handlingDays } from '#src/commerce/contract/delivery/readiness.ts'
import { crawledPictureWidth } from '#src/config.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { type FindPictureSource, isSvg } from '#src/picture-source.ts'
import { feedLimits } from '../limits.ts'
import { fittingCars } from './fitting-cars.ts'

/** An attribute of an item by its name in Google's format, with its value or the attributes of a group. */
export type FeedField = readonly [name: string, value: string | readonly FeedField[]]

export interface FeedContext {
  origin: string
  /** Texts in the language of the feed. */
  i18n: ServerI18n
  currency: string
  pictureSource: FindPictureSource
  /** Delivery methods by country. Countries with unknown methods are left out. */
  deliveries: readonly { country: string; methods: readonly DeliveryTerms[] }[]
}

/**
 * The items of a product as the pixel and conversions name them. Without a price or a picture it has none: catalogues
 * would refuse them.
 */
export function feedItems(product: Product, context: FeedContext): FeedField[][] {
  const { price, media } = product
  if (price === null || price <= 0 || media.length === 0) return []
  return product.items.map((item) => itemFields(product, item, price, context))
}

function itemFields(product: Product, item: Item, price: number, context: FeedContext): FeedField[] {
  const { origin, i18n, currency } = context
  const { brandName, categoryName, technical } = product
  const isOne = product.items.length === 1
  const title = withVersion(withVersion(product.name, product.variantName), isOne ? '' : item.name)
  const gtin = parseGtin(item.ean)
  const mpn = item.sku || (isOne ? product.sku : '')
  const litres = litresOf(product)
  const former = formerPrice(product, price)
  const [picture = '', ...pictures] = rasterPictures(product, context)
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`
  const address = (path: string) => new URL(path, origin).href
  return [
    ['id', articleId(item)],
    ...(isOne ? [] : [['item_group_id', product.product] as const]),
    ['title', clipped(title, feedLimits.title)],
    ['description', clipped(product.description || product.excerpt || title, feedLimits.description)],
    ['link', address(localized(i18n.locale, paths.product(product.uri, isOne ? '' : item.item)))],
    ['image_link', address(picture)],
    ...pictures
      .slice(0, feedLimits.pictures)
      .map((source): FeedField => ['additional_image_link', address(source)]),
    ...availabilityFields({ ...product, items: [item] }),
    ['price', money(former?.amount ?? price)],
    ...optional('sale_price', former && money(price)),
    ...optional('unit_pricing_measure', litres && `${litres} l`),
    ...optional('unit_pricing_base_measure', litres && '1 l'),
    ['condition', technical.condition === 'remanufactured' ? 'refurbished' : 'new'],
    ...optional('brand', brandName),
    ...optional('gtin', gtin),
    ...optional('mpn', mpn),
    ...optional('identifier_exists', gtin || (brandName && mpn) ? '' : 'no'),
    ...optional('product_type', clipped(categoryName.join(' > '), feedLimits.category)),
    ...optional('size', isOne ? '' : item.name),
    ...optional('color', technical.colour),
    ...carFields(product, i18n),
    ...deliveryFields(product, price, context),
    ...optional('shipping_weight', product.kilograms && `${product.kilograms} kg`),
  ]
}

/** The format has no attribute for the cars of a part: they are details, which are for what no other attribute says. */
function carFields(product: Product, i18n: ServerI18n): FeedField[] {
  return fittingCars(product, i18n).map(({ model, cars }) => [
    'product_detail',
    [
      ['section_name', i18n.t('product.fits')],
      ['attribute_name', model],
      ['attribute_value', cars],
    ],
  ])
}

function clipped(text: string, longest: number): string {
  return text.slice(0, longest).trim()
}

function optional(name: string, value: string | number | null | undefined): FeedField[] {
  return value ? [[name, String(value)]] : []
}

/**
 * Catalogues take no SVG. A product that has nothing else is shown by its picture for link previews; without one it has a
 * drawing.
 */
function rasterPictures({ media, preview }: Product, { pictureSource }: FeedContext): readonly string[] {
  const sources = media.map((source) => pictureSource(source, crawledPictureWidth).address)
  const photographs = sources.filter((source) => !isSvg(source))
  if (photographs.length > 0) return photographs
  return preview ? [preview] : sources.slice(0, 1)
}

const availability: Record<Supply, string> = {
  yes: 'in_stock',
  few: 'in_stock',
  supplier: 'in_stock',
  preorder: 'preorder',
  onOrder: 'backorder',
  no: 'out_of_stock',
}

/** Expected goods need a day of availability; without one they count as sold out. */
function availabilityFields(product: Product): FeedField[] {
  const supply = supplyOf(product)
  if (supply !== 'preorder' && supply !== 'onOrder') return [['availability', availability[supply]]]
  const { availabilityDate: day } = product
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return [['availability', availability.no]]
  return [
    ['availability', availability[supply]],
    ['availability_date', `${day}T00:00Z`],
  ]
}

/** One piece by the default method of its parcel, as the page of the product promises it. */
function deliveryFields(product: Product, price: number, { deliveries, currency }: FeedContext): FeedField[] {
  const handling = handlingDays(product)
  return deliveries.flatMap(({ country, methods }): FeedField[] => {
    const method = defaultMethod(methods, product)
    const cost = method && deliveryPrice(method, product, price)
    if (!method || cost === null) return []
    const days = (name: string, range: { min: number; max: number } | null): FeedField[] =>
      range
        ? [
            [`min_${name}_time`, String(range.min)],
            [`max_${name}_time`, String(range.max)],
          ]
        : []
    return [
      [
        'shipping',
        [
          ['country', country],
          ...optional('service', method.name),
          ['price', `${cost.toFixed(2)} ${currency}`],
          ...days('handling', handling),
          ...days('transit', method.days),
        ],
      ],
    ]
  })
}
