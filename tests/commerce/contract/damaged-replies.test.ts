import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { LabelsReply } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import { BundleReply } from '#src/commerce/contract/catalogue/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from '#src/commerce/contract/catalogue/category.ts'
import { DepositedProducts } from '#src/commerce/contract/catalogue/deposit.ts'
import {
  FilterFieldsReply,
  OfferedFiltersReply,
  VehicleSearchReply,
} from '#src/commerce/contract/catalogue/filter.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import {
  ListedProductsPage,
  ProductReply,
  ProductsByMarket,
  ProductsByMarketPage,
  SoldProductsPage,
} from '#src/commerce/contract/catalogue/product.ts'
import { SectionsReply } from '#src/commerce/contract/catalogue/section.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { BandReply, FaqReply, PageReply, ShopReply } from '#src/commerce/contract/content.ts'
import { SubscriptionReply } from '#src/commerce/contract/newsletter.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { OrderLookupReply } from '#src/commerce/contract/payment/order-lookup.ts'
import { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import { PaymentReply, PaymentResultReply } from '#src/commerce/contract/payment/payment.ts'
import { Refusal } from '#src/commerce/contract/refusal.ts'
import {
  CountriesReply,
  LanguagesReply,
  MarketsReply,
  PricelistsReply,
} from '#src/commerce/contract/region.ts'
import { ContentReply } from '#src/commerce/contract/search/content-hit.ts'
import { NumbersReply } from '#src/commerce/contract/search/number-search.ts'
import { MarkedReply, SearchReplies, SearchReply } from '#src/commerce/contract/search/search.ts'
import { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { CustomerReply } from '#src/commerce/contract/selection/customer-profile.ts'
import { Selection, Shortage } from '#src/commerce/contract/selection/selection.ts'
import { VehicleLookupReply } from '#src/commerce/contract/vehicle-lookup.ts'
import { parseResponse, UpstreamError } from '#src/commerce/reply.ts'
import { damagesOf, pathsIn, sampledDamagesOf, withValue } from '#tests/support/back-end/damages.ts'
import { loadReplyExamples } from '#tests/support/back-end/reply-examples.ts'
import { sampled } from '#tests/support/full-check.ts'

interface ReplyCase {
  /** The calls it is the reply to. */
  call: string
  schema: v.GenericSchema
  /** The subject of the reply: without it nothing can be shown, and the call counts as failed. */
  subject?: RegExp
  /** The list of records that must not lose one for the fault of another: where it is, and as it is read. */
  records?: { path: string; of(value: unknown): unknown }
}

const at = (key: string) => (value: unknown) => Object(value)[key]

const replies: Record<string, ReplyCase> = {
  CountriesReply: {
    call: 'GET /countries/all',
    schema: CountriesReply,
    subject: /^countries$/,
    records: { path: 'countries', of: at('countries') },
  },
  LanguagesReply: {
    call: 'GET /languages',
    schema: LanguagesReply,
    records: { path: 'languages', of: at('languages') },
  },
  MarketsReply: {
    call: 'GET /markets',
    schema: MarketsReply,
    records: { path: 'markets', of: at('markets') },
  },
  PricelistsReply: {
    call: 'GET /pricelists',
    schema: PricelistsReply,
    records: { path: 'pricelists', of: at('pricelists') },
  },
  Listing: {
    call: 'POST /products',
    schema: Listing,
    subject: /^products$/,
    records: { path: 'products', of: at('products') },
  },
  DepositedProducts: {
    call: 'POST /products',
    schema: DepositedProducts,
    subject: /^products$/,
    records: { path: 'products', of: (value) => value },
  },
  VehicleSearchReply: { call: 'POST /products (cars)', schema: VehicleSearchReply },
  OfferedFiltersReply: { call: 'POST /products (cars)', schema: OfferedFiltersReply },
  FilterFieldsReply: {
    call: 'POST /products',
    schema: FilterFieldsReply,
    records: { path: 'filter', of: (value) => value },
  },
  SoldProductsPage: {
    call: 'POST /products',
    schema: SoldProductsPage,
    subject: /^products$/,
    records: { path: 'products', of: at('products') },
  },
  ProductsByMarket: {
    call: 'POST /products, all markets',
    schema: ProductsByMarket,
    records: { path: 'products', of: at('products') },
  },
  ProductsByMarketPage: {
    call: 'POST /products, all markets',
    schema: ProductsByMarketPage,
    subject: /^products$/,
    records: { path: 'products', of: at('products') },
  },
  ListedProductsPage: {
    call: 'POST /products, all markets',
    schema: ListedProductsPage,
    subject: /^products$/,
    records: { path: 'products', of: at('products') },
  },
  ProductReply: {
    call: 'POST /products/{product}',
    schema: ProductReply,
    subject: /^product(\.product)?$/,
    records: { path: 'product.relatedProducts', of: (value) => Object(value).product.related },
  },
  UriReply: { call: 'POST /uri', schema: UriReply },
  CategoriesReply: {
    call: 'POST /categories',
    schema: CategoriesReply,
    subject: /^categories$/,
    records: { path: 'categories', of: at('categories') },
  },
  BrandsReply: {
    call: 'GET /brands',
    schema: BrandsReply,
    subject: /^brands$/,
    records: { path: 'brands', of: at('brands') },
  },
  BundleReply: {
    call: 'POST /bundles/{product}',
    schema: BundleReply,
    subject: /^bundle$/,
    records: { path: 'sectionProducts', of: at('products') },
  },
  SectionsReply: {
    call: 'POST /bundles/{product}',
    schema: SectionsReply,
    subject: /^bundle$/,
    records: { path: 'bundle.bundleInfo.sections', of: at('sections') },
  },
  StockReply: { call: 'GET /products/{id}', schema: StockReply },
  SearchReply: {
    call: 'POST /indexes/{index}/search',
    schema: SearchReply,
    subject: /^hits$/,
    records: { path: 'hits', of: at('hits') },
  },
  SearchReplies: {
    call: 'POST /multi-search of products',
    schema: SearchReplies,
    subject: /^results(\.\d+(\.hits)?)?$/,
    records: { path: 'results.0.hits', of: (value) => Object(value).results[0].hits },
  },
  ContentReply: {
    call: 'POST /indexes/{index}/search (content)',
    schema: ContentReply,
    subject: /^hits$/,
    records: { path: 'hits', of: (value) => value },
  },
  MarkedReply: {
    call: 'POST /indexes/{index}/search (matched words)',
    schema: MarkedReply,
    subject: /^$/,
    records: { path: 'hits', of: (value) => value },
  },
  NumbersReply: {
    call: 'POST /indexes/{index}/search (numbers)',
    schema: NumbersReply,
    subject: /^hits$/,
    records: { path: 'hits', of: at('hits') },
  },
  PageReply: { call: 'GET /pages/{slug}', schema: PageReply, subject: /^page$/ },
  FaqReply: {
    call: 'GET /faq',
    schema: FaqReply,
    subject: /^faq$/,
    records: { path: 'faq.topics', of: (value) => Object(value).faq.topics },
  },
  BandReply: { call: 'GET /bands/{place}', schema: BandReply },
  LabelsReply: {
    call: 'GET /labels',
    schema: LabelsReply,
    records: { path: 'labels', of: at('labels') },
  },
  ShopReply: {
    call: 'GET /shop',
    schema: ShopReply,
    subject: /^shop$/,
    records: { path: 'shop.deliveryMethods', of: (value) => Object(value).shop.deliveryMethods },
  },
  Selection: {
    call: '/selection',
    schema: Selection,
    subject: /^selection(\.items)?$/,
    records: { path: 'selection.items', of: at('lines') },
  },
  ReceiptReply: {
    call: 'GET /receipt',
    schema: ReceiptReply,
    subject: /^order$/,
    records: { path: 'order.items', of: at('lines') },
  },
  OrdersReply: {
    call: 'POST /orders',
    schema: OrdersReply,
    subject: /^orders$/,
    records: { path: 'orders', of: at('orders') },
  },
  PaymentReply: { call: 'POST /payment', schema: PaymentReply, subject: /^(action|url)$/ },
  PaymentResultReply: {
    call: 'POST /payment-result',
    schema: PaymentResultReply,
    // Without them the paid amount is unknown, and the shop requests the receipt.
    subject: /^(order(\.(order|paymentMethod))?|action|url)$/,
  },
  OrderLookupReply: { call: 'POST ORDER_LOOKUP_URL', schema: OrderLookupReply, subject: /^order(\.order)?$/ },
  VehicleLookupReply: { call: 'POST VEHICLE_LOOKUP_URL', schema: VehicleLookupReply, subject: /^vehicle$/ },
  SubscriptionReply: {
    call: 'POST /newsletter-subscription',
    schema: SubscriptionReply,
    subject: /^subscribed$/,
  },
  CustomerReply: { call: 'GET /customer', schema: CustomerReply, subject: /^loggedIn\.email$/ },
  Shortage: {
    call: '410',
    schema: Shortage,
    records: { path: 'unavailable', of: at('unavailable') },
  },
}

const examples = await loadReplyExamples()

/** The shop's reading of an answer; null if no part of it is usable. */
function read(schema: v.GenericSchema, body: unknown) {
  const unreadable: string[] = []
  try {
    const reply = parseResponse(schema, { status: 200, body }, 'POST /call', ({ paths }) =>
      unreadable.push(...paths),
    )
    return reply.ok ? { value: reply.value, unreadable } : null
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

const cases = Object.entries(replies).flatMap(([name, reply]) =>
  Object.entries(examples[reply.call] ?? {}).map(([example, body]) => ({ name, example, body, ...reply })),
)

test('every schema of the contract is one of the replies tested here, or a part of one', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/commerce/contract/**/*.ts', { eager: true })
  const exported = Object.values(modules).flatMap((module) => Object.entries(module))
  // A customer's cars are JSON within a text, which the garage reads.
  const known = reachable([Car, ...Object.values(replies).map(({ schema }) => schema), Refusal])
  const requests = [
    'ListingRequest',
    'ContactRequest',
    'OrderKey',
    'SupportMessage',
    'ReturnRequest',
    'ReturnReason',
    'DeletionRequest',
    'OrderNotice',
    'VehicleQuery',
    'Withdrawal',
    'BrowserError',
    'WebVitals',
    'ConversionEvent',
    'ConversionName',
    'ConversionProduct',
    'CheckoutEvent',
    'Ga4Item',
    'Mail',
    'WithdrawalProof',
    'Acknowledgement',
    // Parts of them.
    'EmailAddress',
    'Language',
    'PageCountry',
    'Time',
    'TestEventCode',
  ]
  // Handed to the customer as they are.
  const asSent = ['CustomerRecordReply', 'OrderRecordsReply']
  // Read within the label of a car; `tests/commerce/contract/catalogue/vehicles/vehicle.test.ts` damages them.
  const withinLabels = ['EngineElements']
  // A notice of the service; `tests/worker/catalogue-stamps/webhook-signature.test.ts` damages it.
  const notices = ['CatalogueChange']
  // Any body is as good.
  const optional = ['SupportReply']
  // The events from widgets to the page; `tests/features/checkout/{widgets,express}` read them.
  const events = ['PaymentCallback', 'AddressCallback', 'MethodCallback', 'WidgetChange']
  // Stories of another content service, which `tests/commerce/content/storyblok.test.ts` reads.
  const stories = ['StoryLink', 'RichText', 'PageStory', 'FaqStory', 'BandStory', 'SpaceReply']
  const elsewhere = [...requests, ...asSent, ...withinLabels, ...notices, ...optional, ...events, ...stories]
  const uncovered = exported
    .filter(([name, value]) => isSchema(value) && !known.has(value) && !elsewhere.includes(name))
    .map(([name]) => name)
  expect(uncovered).toEqual([])
  expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(replies)))
})

test.each(cases)('$name ($example) parses completely as it is', ({ schema, body }) => {
  expect(read(schema, body)).toMatchObject({ unreadable: [] })
})

test.each(cases)(
  '$name ($example) parses with any single field missing, null or of a wrong type',
  ({ schema, subject, body }) => {
    const lost = new Set<string>()
    for (const damage of sampledDamagesOf(body)) {
      if (!read(schema, damage.body)) lost.add(damage.path)
    }
    expect([...lost].filter((path) => !subject?.test(path))).toEqual([])
  },
)

test.each(cases.filter(({ records }) => records))(
  '$name ($example) keeps every other record when one of them is damaged',
  ({ schema, body, records }) => {
    const before = records?.of(read(schema, body)?.value)
    if (!records || !Array.isArray(before) || before.length < 2) return
    const first = `${records.path}.0`
    const inFirst = pathsIn(body).filter((path) => `${path.join('.')}.`.startsWith(`${first}.`))
    for (const damage of damagesOf(body, sampled(inFirst, 4))) {
      const after = records.of(read(schema, damage.body)?.value)
      expect
        .soft([damage.path, damage.instead, after])
        .toEqual([damage.path, damage.instead, expect.arrayContaining(before.slice(1))])
    }
  },
)

const lists = cases.filter(
  ({ subject, records }) => records && subject?.test(records.path) && isTopLevel(records.path),
)

test.each(lists)(
  '$name ($example) leaves out its only record when that is unreadable, and is refused when all of several are',
  ({ schema, body, records }) => {
    if (!records) return
    const withRecords = (odd: unknown[]) => read(schema, withValue(body, [records.path], odd))
    expect(records.of(withRecords([{}])?.value)).toEqual([])
    expect(withRecords([{}, {}])).toBeNull()
  },
)

test.each(Object.entries(examples.refusals ?? {}))(
  'a refusal (%s) stays one with any single field missing, null or of a wrong type',
  (_, body) => {
    for (const damage of sampledDamagesOf(body)) {
      const { path, instead } = damage
      // Without anything in `errors` it may as well be the error page of something in between.
      if (path === 'errors' && /^(absent|null)$/.test(instead)) continue
      const reply = parseResponse(Refusal, { status: 406, body: damage.body }, 'POST /call')
      const texts = reply.ok ? null : [...Object.values(reply.errors), ...reply.messages]
      expect([path, instead, texts?.every((text) => typeof text === 'string')]).toEqual([path, instead, true])
    }
  },
)

test.each(cases)('$name ($example) never turns an unreadable amount into 0', ({ schema, body }) => {
  const zeros = zerosIn(read(schema, body)?.value)
  for (const { path, instead, body: damaged } of sampledDamagesOf(body)) {
    if (!/AsNumber$/.test(path)) continue
    const now = zerosIn(read(schema, damaged)?.value)
    expect.soft([path, instead, now.filter((zero) => !zeros.includes(zero))]).toEqual([path, instead, []])
  }
})

test.each(cases)(
  '$name ($example) reports the path of an omitted part and never its value',
  ({ schema, body }) => {
    for (const { path, body: damaged } of sampledDamagesOf(body)) {
      const reported = read(schema, damaged)?.unreadable ?? []
      expect(reported.join()).not.toContain('canary')
      for (const reportedPath of reported)
        expect(`${reportedPath}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${reportedPath}.`)).toBe(
          true,
        )
    }
  },
)

/** The paths of values that are 0. The discount of vouchers is a sum, which leaves out unknown parts. */
function zerosIn(value: unknown, path = ''): string[] {
  if (value === 0) return path.endsWith('.voucherOff') ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => zerosIn(part, `${path}.${key}`))
}

function isTopLevel(path: string): boolean {
  return !path.includes('.')
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The schemas themselves and every one they are made of. */
function reachable(schemas: v.GenericSchema[]): Set<unknown> {
  const known = new Set<unknown>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || known.has(value)) return
    known.add(value)
    for (const part of Object.values(value)) visit(part)
  }
  schemas.forEach(visit)
  return known
}
