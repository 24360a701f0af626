import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { BundleReply } from '#src/commerce/contract/catalogue/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { BandReply, FaqReply, PageReply, ShopReply } from '#src/commerce/contract/content.ts'
import { SubscriptionReply } from '#src/commerce/contract/newsletter.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { OrderLookupReply } from '#src/commerce/contract/payment/order-lookup.ts'
import { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import {
  CountriesReply,
  LanguagesReply,
  MarketsReply,
  PricelistsReply,
} from '#src/commerce/contract/region.ts'
import { ContentReply } from '#src/commerce/contract/search/content-hit.ts'
import { SearchReply } from '#src/commerce/contract/search/search.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { VehicleLookupReply } from '#src/commerce/contract/vehicle-lookup.ts'
import type { CheckoutEnv } from './checkout-api/env.ts'
import type { Sql } from './demo-catalogue/sql.ts'

const maxFailuresKept = 100

/** The contracts of success replies without a selection, by call. Replies with one are checked wherever they come from. */
const contracts: [call: RegExp, schema: v.GenericSchema][] = [
  [/^POST \/api\/checkout\/payment$/, PaymentReply],
  [/^(POST|GET) \/api\/checkout\/(payment-result|receipt)$/, ReceiptReply],
  [/^POST \/api\/checkout\/orders$/, OrdersReply],
  [/^POST \/api\/checkout\/newsletter-subscription/, SubscriptionReply],
  [/^POST \/api\/checkout\/products$/, Listing],
  [/^(GET|POST) \/api\/checkout\/products\/[^/]+$/, ProductReply],
  [/^POST \/api\/checkout\/uri$/, UriReply],
  [/^(GET|POST) \/api\/checkout\/categories$/, CategoriesReply],
  [/^GET \/api\/checkout\/brands$/, BrandsReply],
  [/^(GET|POST) \/api\/checkout\/bundles\/[^/]+$/, BundleReply],
  [/^GET \/api\/checkout\/countries\/all$/, CountriesReply],
  [/^GET \/api\/checkout\/languages$/, LanguagesReply],
  [/^GET \/api\/checkout\/markets$/, MarketsReply],
  [/^GET \/api\/checkout\/pricelists$/, PricelistsReply],
  [/^GET \/api\/shop\/products\/[^/]+$/, StockReply],
  [/^POST \/search\/indexes\/products_[a-z]{2}\/search$/, SearchReply],
  [/^POST \/search\/indexes\/content_[a-z]{2}\/search$/, ContentReply],
  [/^POST \/search\/multi-search$/, v.object({ results: v.array(v.union([SearchReply, ContentReply])) })],
  [/^GET \/content\/pages\/[^/]+$/, PageReply],
  [/^GET \/content\/faq$/, FaqReply],
  [/^GET \/content\/bands\/[^/]+$/, BandReply],
  [/^GET \/content\/shop$/, ShopReply],
  [/^POST \/order-lookup$/, OrderLookupReply],
  [/^POST \/vehicle-lookup$/, VehicleLookupReply],
]

const HasSelection = v.object({ selection: v.object({}) })

/**
 * Checks replies against the contract while `checkReplies` is on, for properties beyond types: the patterns and
 * lengths of texts, and what the data of an older build contains. The shape of a reply is checked by the compiler:
 * `satisfies Wire<…>` where it is built, and the parameters of `refuse` for errors.
 */
export const replyCheck: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  await next()
  const { settings, ports } = c.var.world
  if (!settings.read().checkReplies || !c.res.headers.get('content-type')?.includes('json')) return
  const call = `${c.req.method} ${c.req.path}`
  const body: unknown = await c.res.clone().json()
  const [, service = ''] = c.req.path.split('/')
  const issues = replyIssues(call, c.res.ok, body)
  ports.sql.transaction(() => note(ports.sql, { service, call: `${call} ${c.res.status}`, issues }))
}

/** Faults of a reply, by path; null without any. */
function replyIssues(call: string, ok: boolean, body: unknown): object | null {
  if (v.is(HasSelection, body)) return issuesOf(Selection, body)
  const [, schema] = contracts.find(([pattern]) => pattern.test(call)) ?? []
  return ok && schema ? issuesOf(schema, body) : null
}

function issuesOf(schema: v.GenericSchema, body: unknown): object | null {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return null
  return Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

interface Checked {
  service: string
  call: string
  issues: object | null
}

/** Counts a reply, and keeps what is wrong with it. */
function note(sql: Sql, { service, call, issues }: Checked): void {
  sql.run(
    'insert into reply_check (route, checked) values (?, 1) on conflict (route) do update set checked = checked + 1',
    service,
  )
  const [kept] = sql.all('select count(*) as failures from reply_failure')
  if (issues === null || Number(kept?.failures) >= maxFailuresKept) return
  sql.run('insert into reply_failure (route, issues) values (?, ?)', call, JSON.stringify(issues))
}

/** The number of checked replies and the list of failures. */
export function checkedReplies(sql: Sql): {
  checked: number
  failures: { route: string; issues: unknown }[]
} {
  const [sum] = sql.all('select coalesce(sum(checked), 0) as checked from reply_check')
  const failures = sql.all('select route, issues from reply_failure order by reply_failure').map((row) => ({
    route: String(row.route),
    issues: JSON.parse(String(row.issues)),
  }))
  return { checked: Number(sum?.checked), failures }
}
