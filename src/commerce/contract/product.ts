import * as v from 'valibot'
import { Item } from './item.ts'
import { Media } from './media.ts'
import { emptyList, Id, Text } from './wire.ts'

const lowestPrice = v.object({ periodDays: v.number(), priceAsNumber: v.number() })

const category = v.object({ category: Id, name: v.array(v.string()), uri: v.string() })

const entries = {
  product: Id,
  name: v.string(),
  uri: v.string(),
  sku: Text,
  productSku: Text,
  variantName: Text,
  brand: v.pipe(
    v.optional(v.nullable(Id)),
    v.transform((brand) => brand ?? '0'),
  ),
  brandName: Text,
  brandUri: Text,
  countryOrigin: Text,
  excerpt: Text,
  description: Text,
  metaTitle: Text,
  metaDescription: Text,
  categoryName: v.optional(v.array(v.string()), []),
  categoryUri: Text,
  categories: v.optional(v.array(category), []),
  itemQuantityMinimum: v.optional(v.number(), 1),
  itemQuantityMultipleOf: v.optional(v.number(), 1),
  priceAsNumber: v.optional(v.nullable(v.number())),
  priceBeforeDiscountAsNumber: v.optional(v.nullable(v.number())),
  showAsOnSale: v.optional(v.boolean(), false),
  lowestPrice: v.optional(v.array(lowestPrice), []),
  available: v.optional(v.boolean(), false),
  items: v.optional(v.array(Item), []),
  media: Media,
  createdAt: Text,
  modifiedAt: Text,
  relation: Text,
}

/** Our custom attributes: every one a text, and absent where a merchant left it empty. */
const attributes = {
  oe_numbers: Text,
  cross_numbers: Text,
  replaces: Text,
  replaced_by: Text,
  quantity_recommended: Text,
  quantity_per: Text,
  deposit_item: Text,
  availability_kind: Text,
  availability_days: Text,
  availability_date: Text,
  manufacturer: Text,
  hazard_codes: Text,
  fitment_rows: Text,
}

const bundleInfo = v.object({
  type: v.picklist(['fixed', 'flexible']),
  priceType: v.optional(v.string(), 'static'),
  discount: v.optional(v.number(), 0),
  priceMinAsNumber: v.optional(v.number()),
  priceMaxAsNumber: v.optional(v.number()),
})

const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const count = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null)

/** `tech_diameter_mm: "280"` → `{ diameter_mm: "280" }`; the ids are those of the attribute dictionary. */
function technical(rest: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      key.startsWith('tech_') && typeof value === 'string' && value ? [[key.slice(5), value]] : [],
    ),
  )
}

/** A multi-select: chosen ids with what each is called. */
const vehicles = v.pipe(
  v.optional(v.union([v.record(v.string(), v.unknown()), emptyList]), {}),
  v.transform(
    (chosen): Record<string, string> =>
      Object.fromEntries(
        Object.entries(chosen).flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])),
      ),
  ),
)

const record = { ...entries, ...attributes, vehicle: vehicles, bundleInfo: v.optional(bundleInfo) }
const ProductRecord = v.objectWithRest(record, v.unknown())

function toProduct(wire: v.InferOutput<typeof ProductRecord>) {
  return {
    product: wire.product,
    name: wire.name,
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
    price: wire.priceAsNumber ?? null,
    priceBeforeDiscount: wire.priceBeforeDiscountAsNumber ?? wire.priceAsNumber ?? null,
    lowestPrice30: wire.lowestPrice.find(({ periodDays }) => periodDays === 30)?.priceAsNumber ?? null,
    onSale: wire.showAsOnSale,
    available: wire.available,
    items: wire.items,
    media: wire.media,
    createdAt: wire.createdAt,
    relation: wire.relation,
    bundle: wire.bundleInfo
      ? {
          type: wire.bundleInfo.type,
          /** `dynamic`: the sum of its parts, less the discount in per cent. */
          priceType: wire.bundleInfo.priceType,
          discount: wire.bundleInfo.discount,
          priceMin: wire.bundleInfo.priceMinAsNumber ?? null,
          priceMax: wire.bundleInfo.priceMaxAsNumber ?? null,
        }
      : null,
    oeNumbers: lines(wire.oe_numbers),
    crossNumbers: lines(wire.cross_numbers),
    replaces: wire.replaces,
    replacedBy: wire.replaced_by,
    quantityMinimum: wire.itemQuantityMinimum,
    quantityMultipleOf: wire.itemQuantityMultipleOf,
    quantityRecommended: count(wire.quantity_recommended),
    quantityPer: wire.quantity_per,
    depositItem: wire.deposit_item,
    availabilityKind: wire.availability_kind,
    availabilityDays: count(wire.availability_days),
    availabilityDate: wire.availability_date,
    manufacturer: wire.manufacturer,
    hazardCodes: wire.hazard_codes,
    fitmentRows: wire.fitment_rows,
    /** Names of the cars it fits by id: "Volvo 240, B21A". */
    vehicles: wire.vehicle,
    technical: technical(wire),
  }
}

/** One product as the catalogue shows it. A product without a price is visible and cannot be bought. */
export const Product = v.pipe(ProductRecord, v.transform(toProduct))
export type Product = v.InferOutput<typeof Product>

/** A product with full records of its relatives, as `POST /products/{product}` and `POST /uri` give it. */
export const ProductWithRelatives = v.pipe(
  v.objectWithRest({ ...record, relatedProducts: v.optional(v.array(Product), []) }, v.unknown()),
  v.transform(({ relatedProducts, ...wire }) => ({ product: toProduct(wire), relatives: relatedProducts })),
)
export type ProductWithRelatives = v.InferOutput<typeof ProductWithRelatives>

/** `POST /products/{product}` */
export const ProductReply = v.object({ product: ProductWithRelatives })
