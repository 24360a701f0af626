// Centra, "What you can do with it" (Checkout API): https://centra.dev/docs/checkout-api/what-you-can-do-with-it

import * as v from 'valibot'
import { deliveryAttributes, parseDeliveryClass, parseKilograms } from '../delivery/parcel.ts'
import { availabilityAttributes, parseDays } from '../delivery/readiness.ts'
import { Amount, Attribute, Count, Flag, Id, listOf, type Records, recordsOf, Text } from '../wire.ts'
import { merchantAttributes } from './attributes/merchant-attribute.ts'
import { DepositItem } from './deposit.ts'
import { fitScopeOf, fitSummaryOf } from './fit-scope.ts'
import { Item } from './item.ts'
import { Media, MediaObjects, MediaWithPreview, mergePictures } from './media/media.ts'
import { TakeBackAttribute } from './take-back.ts'
import { OptionalUri, Uri } from './uri.ts'
import { Vehicles } from './vehicles/vehicle.ts'

const lowestPrice = v.object({ periodDays: v.number(), priceAsNumber: v.number() })

const category = v.object({ category: Id, name: v.nullish(v.array(v.string()), []), uri: Uri })

const entries = {
  product: Id,
  name: Text,
  uri: Uri,
  sku: Text,
  productSku: Text,
  variantName: Text,
  brand: v.nullish(Id, '0'),
  brandName: Text,
  brandUri: OptionalUri,
  countryOrigin: Text,
  excerpt: Text,
  description: Text,
  metaTitle: Text,
  metaDescription: Text,
  categoryName: v.nullish(v.array(v.string()), []),
  categoryUri: OptionalUri,
  categories: listOf(category),
  itemQuantityMinimum: Count,
  itemQuantityMultipleOf: Count,
  priceAsNumber: Amount,
  priceBeforeDiscountAsNumber: Amount,
  showAsOnSale: Flag,
  lowestPrice: listOf(lowestPrice),
  available: Flag,
  items: listOf(Item),
  media: MediaWithPreview,
  mediaObjects: MediaObjects,
  createdAt: Text,
  modifiedAt: Text,
  relation: Text,
}

/** The custom attributes that the shop reads. */
const attributes = {
  oe_numbers: Attribute,
  cross_numbers: Attribute,
  replaces: Attribute,
  replaced_by: Attribute,
  quantity_recommended: Attribute,
  quantity_per: Attribute,
  deposit_item: DepositItem,
  ...availabilityAttributes,
  ...deliveryAttributes,
  manufacturer: Attribute,
  hazard_codes: Attribute,
  take_back: TakeBackAttribute,
  fit_scope: Attribute,
  fitment_rows: Attribute,
  fit_summary: Attribute,
  vehicle_names: Attribute,
}

/**
 * Null, absent or `[]` for a product that is not a bundle. A `dynamic` price is the sum of the parts less the discount,
 * with the endings of the price list: see `setPrice`.
 */
const bundleInfo = v.nullish(
  v.object({
    type: v.nullish(v.picklist(['fixed', 'flexible']), null),
    priceType: v.nullish(v.string(), 'static'),
    discount: Count,
    priceMinAsNumber: Amount,
    priceMaxAsNumber: Amount,
  }),
  null,
)

const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const count = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null)

/** `tech_diameter_mm: "280"` → `{ diameter_mm: "280" }`; the ids are those of the attribute dictionary. */
function technical(rest: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => {
      const text = typeof value === 'number' ? String(value) : value
      return key.startsWith('tech_') && typeof text === 'string' && text ? [[key.slice(5), text]] : []
    }),
  )
}

const record = { ...entries, ...attributes, vehicle: Vehicles, bundleInfo }
const ProductRecord = v.objectWithRest(record, v.unknown())

const isKnown = (key: string) => Object.hasOwn(record, key) || key.startsWith('tech_')

function toProduct(wire: v.InferOutput<typeof ProductRecord>) {
  return {
    product: wire.product,
    name: wire.name || wire.sku || wire.productSku || wire.product,
    uri: wire.uri,
    sku: wire.sku || wire.productSku,
    variantName: wire.variantName,
    brand: wire.brand,
    brandName: wire.brandName,
    brandUri: wire.brandUri,
    countryOrigin: wire.countryOrigin,
    excerpt: wire.excerpt,
    description: wire.description,
    metaTitle: wire.metaTitle,
    metaDescription: wire.metaDescription,
    categoryName: wire.categoryName,
    categoryUri: wire.categoryUri,
    categories: wire.categories,
    price: wire.priceAsNumber,
    priceBeforeDiscount: wire.priceBeforeDiscountAsNumber ?? wire.priceAsNumber,
    lowestPrice30: wire.lowestPrice.find(({ periodDays }) => periodDays === 30)?.priceAsNumber ?? null,
    onSale: wire.showAsOnSale,
    available: wire.available,
    items: wire.items,
    /** Its pictures, best first. */
    media: mergePictures(wire.media.pictures, wire.mediaObjects),
    /** The URL of its picture for link previews; null without one. */
    preview: wire.media.preview,
    createdAt: wire.createdAt,
    relation: wire.relation,
    bundle: wire.bundleInfo?.type
      ? {
          type: wire.bundleInfo.type,
          /** `dynamic`: the sum of its parts less the discount in per cent, see `setPrice`. */
          priceType: wire.bundleInfo.priceType,
          discount: wire.bundleInfo.discount ?? 0,
          priceMin: wire.bundleInfo.priceMinAsNumber,
          priceMax: wire.bundleInfo.priceMaxAsNumber,
        }
      : null,
    oeNumbers: lines(wire.oe_numbers),
    crossNumbers: lines(wire.cross_numbers),
    replaces: wire.replaces,
    replacedBy: wire.replaced_by,
    quantityMinimum: wire.itemQuantityMinimum ?? 1,
    quantityMultipleOf: wire.itemQuantityMultipleOf ?? 1,
    /** Pieces; null where it depends on the car, as it always does for fluids. */
    quantityRecommended: wire.quantity_per === 'litre' ? null : count(wire.quantity_recommended),
    quantityPer: wire.quantity_per,
    depositItem: wire.deposit_item,
    availabilityKind: wire.availability_kind,
    availabilityDays: parseDays(wire.availability_days),
    availabilityDate: wire.availability_date,
    /** The kind of goods it is for carriers, and its weight; null where unknown. */
    deliveryClass: parseDeliveryClass(wire.delivery_class),
    kilograms: parseKilograms(wire.weight_kg),
    manufacturer: wire.manufacturer,
    hazardCodes: wire.hazard_codes,
    takeBack: wire.take_back,
    /** The scope of its cars. Listings lack `fitment_rows`. */
    fitScope: fitScopeOf(wire, wire.vehicle.length),
    fitmentRows: wire.fitment_rows,
    /** See `parseFitSummary`. */
    fitSummary: fitSummaryOf(wire, wire.vehicle.length),
    /** The vehicles it fits, perhaps conditionally. */
    vehicles: wire.vehicle,
    /** Further names of the models of these. */
    vehicleNames: lines(wire.vehicle_names),
    technical: technical(wire),
    /** The attributes that the shop has no field for; which of them are shown: see `publicAttributes`. */
    attributes: merchantAttributes(wire, isKnown),
  }
}

/** A product in a listing. Without a price it is shown but cannot be bought. */
export const Product = v.pipe(ProductRecord, v.transform(toProduct))
export type Product = v.InferOutput<typeof Product>

/** A single or related product; its `uri` may be empty. */
const addressless = { ...record, uri: OptionalUri }
const RelatedProduct = v.pipe(v.objectWithRest(addressless, v.unknown()), v.transform(toProduct))

/**
 * A product with its related products (`POST /products/{product}`). Related products in the short form `{ product,
 * available, media, relation }` have no URI and are left out.
 */
export const ProductWithRelated = v.pipe(
  v.objectWithRest({ ...addressless, relatedProducts: listOf(RelatedProduct) }, v.unknown()),
  v.transform(({ relatedProducts, ...wire }) => ({
    product: toProduct(wire),
    related: relatedProducts.filter(({ uri }) => uri !== ''),
  })),
)
export type ProductWithRelated = v.InferOutput<typeof ProductWithRelated>

/** A product of a reply for all markets: with related products and the ids of the markets it is sold in. */
const ProductWithMarkets = v.pipe(
  v.objectWithRest({ ...record, relatedProducts: listOf(RelatedProduct), markets: listOf(Id) }, v.unknown()),
  v.transform(({ relatedProducts, markets, ...wire }) => ({
    product: toProduct(wire),
    related: relatedProducts.filter(({ uri }) => uri !== ''),
    markets: markets.map(Number),
  })),
)
export type ProductWithMarkets = v.InferOutput<typeof ProductWithMarkets>

/** `POST /products` with `market: "all"`. Its prices and stock belong to no single market and must not be shown. */
export const ProductsByMarket = v.object({ products: listOf(ProductWithMarkets) })

function toPage<T>({
  products: { readable, unreadable },
  productCount,
}: {
  products: Records<T>
  productCount: number | null
}) {
  return {
    products: readable,
    /** Number of products in the reply, unreadable ones included, for paging. */
    received: readable.length + unreadable,
    unreadable,
    productCount: productCount ?? readable.length + unreadable,
  }
}

/** A page of `POST /products` with `market: "all"`. */
export const ProductsByMarketPage = v.pipe(
  v.object({ products: recordsOf(ProductWithMarkets), productCount: Count }),
  v.transform(toPage<ProductWithMarkets>),
)
export type ProductsByMarketPage = v.InferOutput<typeof ProductsByMarketPage>

const ListedProduct = v.object({ product: Id, uri: Uri, media: Media, modifiedAt: Text, markets: listOf(Id) })
type ListedProduct = v.InferOutput<typeof ListedProduct>

/** The same page for lists of addresses: of each product only its id, URI, pictures, markets and last change. */
export const ListedProductsPage = v.pipe(
  v.object({ products: recordsOf(ListedProduct), productCount: Count }),
  v.transform(toPage<ListedProduct>),
)

/** The same page in one market, without filters: of each product everything that is known about it there. */
export const SoldProductsPage = v.pipe(
  v.object({ products: recordsOf(Product), productCount: Count }),
  v.transform(toPage<Product>),
)

/** `POST /products/{product}`: one product. */
export const ProductReply = v.object({ product: ProductWithRelated })
