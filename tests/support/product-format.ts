import { parseGtin } from '#src/commerce/contract/catalogue/offer/gtin.ts'
import type { FedItem } from './shop/readers/read-feed.ts'

interface Attribute {
  /** True if every item has it. */
  required?: boolean
  /** The number of times that an item may have it; once by default. */
  most?: number
  /** The form of its values. */
  form: RegExp
}

const price = /^\d+\.\d{2} [A-Z]{3}$/
const days = /^\d{1,3}$/
const url = /^https?:\/\/[^\s<>"]{1,1990}$/
const text = (longest: number) => new RegExp(`^\\S(?:.{0,${longest - 2}}\\S)?$`, 'su')

/**
 * The attributes of a feed: Google Merchant Center, "Product data specification"; Meta, "Catalog fields". A sale has no
 * `sale_price_effective_date`: the commerce service does not say when a reduction begins or ends. Cars are in
 * `product_detail`: Google's attributes `vin`, `model` and `year` are for cars that are sold themselves.
 */
export const productFormat: Record<string, Attribute> = {
  id: { required: true, form: text(50) },
  title: { required: true, form: text(150) },
  description: { required: true, form: text(5_000) },
  link: { required: true, form: url },
  image_link: { required: true, form: url },
  additional_image_link: { most: 10, form: url },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  availability_date: { form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/ },
  price: { required: true, form: price },
  sale_price: { form: price },
  unit_pricing_measure: { form: /^\d+(?:\.\d+)? l$/ },
  unit_pricing_base_measure: { form: /^1 l$/ },
  // Required by Meta.
  condition: { required: true, form: /^(?:new|refurbished|used)$/ },
  brand: { form: text(70) },
  gtin: { form: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { form: text(70) },
  identifier_exists: { form: /^no$/ },
  item_group_id: { form: text(50) },
  product_type: { form: text(750) },
  size: { form: text(100) },
  color: { form: text(100) },
  // Google: up to 1,000 details.
  'product_detail.section_name': { most: 50, form: text(140) },
  'product_detail.attribute_name': { most: 50, form: text(140) },
  'product_detail.attribute_value': { most: 50, form: text(1_000) },
  shipping_weight: { form: /^\d+(?:\.\d+)? kg$/ },
  'shipping.country': { most: 100, form: /^[A-Z]{2}$/ },
  'shipping.service': { most: 100, form: text(100) },
  'shipping.price': { most: 100, form: price },
  'shipping.min_handling_time': { most: 100, form: days },
  'shipping.max_handling_time': { most: 100, form: days },
  'shipping.min_transit_time': { most: 100, form: days },
  'shipping.max_transit_time': { most: 100, form: days },
}

/** The faults of an item by the format, a sentence each. */
export function formatFaults(item: FedItem, currency: string): string[] {
  const id = item.get('id')?.[0] ?? 'an item'
  const firstOf = (name: string) => item.get(name)?.[0] ?? ''
  const amountOf = (name: string) => Number.parseFloat(firstOf(name))
  const states = firstOf('availability')
  const isExpected = states === 'preorder' || states === 'backorder'
  const gtin = firstOf('gtin')
  const checks: [boolean, string][] = [
    [isExpected === item.has('availability_date'), 'has a day of availability if and only if it is expected'],
    [!item.has('sale_price') || amountOf('sale_price') < amountOf('price'), 'is reduced by its sale price'],
    [amountOf('price') > 0, 'has a price'],
    [gtin === '' || parseGtin(gtin) === gtin, `has the GTIN ${gtin}`],
    [
      (gtin !== '' || (item.has('brand') && item.has('mpn'))) !== item.has('identifier_exists'),
      'is identified by a GTIN or by brand and number, or says that it is not',
    ],
    [item.has('unit_pricing_measure') === item.has('unit_pricing_base_measure'), 'has a whole unit price'],
    [
      ['price', 'sale_price', 'shipping.price'].every((name) =>
        (item.get(name) ?? []).every((value) => value.endsWith(` ${currency}`)),
      ),
      `has all prices in ${currency}`,
    ],
  ]
  return [
    ...Object.entries(productFormat)
      .filter(([name, { required }]) => required && !item.has(name))
      .map(([name]) => `${id} has no ${name}`),
    ...[...item].flatMap(([name, values]) => {
      const attribute = productFormat[name]
      if (!attribute) return [`${id} has ${name}, which the format does not know`]
      const { most = 1, form } = attribute
      return [
        ...(values.length > most ? [`${id} has ${values.length} of ${name}`] : []),
        ...values.filter((value) => !form.test(value)).map((value) => `${id} has the ${name} ${value}`),
      ]
    }),
    ...checks.filter(([holds]) => !holds).map(([, text]) => `it is wrong that ${id} ${text}`),
  ]
}
