import * as v from 'valibot'

interface Fields {
  required: string[]
  recommended: string[]
}

/**
 * The properties that search engines require of each type, and those they recommend and the shop can know: Google,
 * "Merchant listing", "Product variants", "Breadcrumb", "Carousel", "Organization", "Return policy" and "FAQ".
 */
export const structuredFields: Record<string, Fields> = {
  Product: { required: ['name'], recommended: ['image', 'offers', 'sku', 'mpn', 'brand', 'category'] },
  ProductGroup: { required: ['name', 'productGroupID'], recommended: ['hasVariant'] },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
    recommended: ['priceSpecification', 'shippingDetails', 'hasMerchantReturnPolicy'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], recommended: ['valueAddedTaxIncluded'] },
  OfferShippingDetails: {
    required: ['shippingRate', 'shippingDestination'],
    recommended: ['deliveryTime'],
  },
  MonetaryAmount: { required: ['value', 'currency'], recommended: [] },
  DefinedRegion: { required: ['addressCountry'], recommended: [] },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime', 'transitTime'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnFees', 'returnMethod', 'returnPolicyCountry'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  Brand: { required: ['name'], recommended: [] },
  Car: { required: ['name'], recommended: [] },
  OnlineStore: {
    required: ['name', 'url'],
    recommended: ['logo', 'legalName', 'address', 'vatID', 'contactPoint', 'hasMerchantReturnPolicy'],
  },
  ContactPoint: { required: ['contactType'], recommended: ['email', 'telephone'] },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage'] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
}

const Node = v.looseObject({ '@type': v.string() })
const Entries = v.record(v.string(), v.unknown())

/** Links to the pages of other variants: they have the other fields there. */
const isLink = (node: object) =>
  'url' in node && Object.keys(node).every((key) => key === '@type' || key === 'url')

/** The fields that a record and those in it lack, as `Offer.price`; also empty ones, and types that are not in the table. */
export function missingFields(data: unknown, level: keyof Fields): string[] {
  if (Array.isArray(data)) return data.flatMap((entry) => missingFields(entry, level))
  if (!v.is(Entries, data)) return []
  const inside = Object.values(data).flatMap((value) => missingFields(value, level))
  if (!v.is(Node, data) || isLink(data)) return inside
  const type = data['@type']
  if (type === 'QuantitativeValue') return inside
  const fields = structuredFields[type]
  if (!fields) return [`${type} is not in the table`, ...inside]
  const isMissing = (name: string) => {
    const value = data[name]
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  }
  return [...fields[level].filter(isMissing).map((name) => `${type}.${name}`), ...inside]
}

/** The records of a document by type; throws if one is no JSON. */
export function structuredRecords(html: string): Map<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return new Map(
    scripts.map(([, text = '']) => {
      const record = v.parse(v.looseObject({ '@context': v.string(), '@type': v.string() }), JSON.parse(text))
      return [record['@type'], record]
    }),
  )
}
