import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { BundleReply } from '#src/commerce/contract/catalogue/bundle.ts'
import { BrandsReply, CategoriesReply, UriReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { BandReply, PageReply, ShopReply } from '#src/commerce/contract/content.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { SearchReply } from '#src/commerce/contract/search/search.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Sql } from '../demo-catalogue/sql.ts'
import type { CheckoutEnv } from './checkout-api/env.ts'

const maxFailuresKept = 100

/** The reply of `PUT /selection/{selection}` with `tokenOnly`. */
const TokenOnly = v.strictObject({ token: v.string() })

/** An error reply of the Checkout API as documented; the shop's own schema is more lenient. */
const Refusal = v.object({
  errors: v.record(v.string(), v.string()),
  messages: v.optional(v.array(v.string())),
})

/** An error reply of Meilisearch. */
const SearchRefusal = v.object({ message: v.string(), code: v.string(), type: v.string(), link: v.string() })

type Contract = [route: string, pattern: RegExp, schema: v.GenericSchema, refusal?: v.GenericSchema]

/**
 * The contract of each call's success reply, and of its error replies where they differ; the first matching pattern
 * applies.
 */
const contracts: Contract[] = [
  ['POST /payment', /^POST \/api\/checkout\/payment$/, PaymentReply],
  ['POST /payment-result', /^POST \/api\/checkout\/payment-result$/, ReceiptReply],
  ['GET /receipt', /^GET \/api\/checkout\/receipt$/, ReceiptReply],
  ['POST /products', /^POST \/api\/checkout\/products$/, Listing],
  ['/products/{product}', /^(GET|POST) \/api\/checkout\/products\/[^/]+$/, ProductReply],
  ['POST /uri', /^POST \/api\/checkout\/uri$/, UriReply],
  ['/categories', /^(GET|POST) \/api\/checkout\/categories$/, CategoriesReply],
  ['GET /brands', /^GET \/api\/checkout\/brands$/, BrandsReply],
  ['/bundles/{product}', /^(GET|POST) \/api\/checkout\/bundles\/[^/]+$/, BundleReply],
  ['GET /countries/all', /^GET \/api\/checkout\/countries\/all$/, CountriesReply],
  ['Shop API GET /products/{id}', /^GET \/api\/shop\/products\/[^/]+$/, StockReply],
  ['/selection', /^(GET|PUT) \/api\/checkout\/selection$/, Selection],
  ['PUT /selection/{selection}', /^PUT \/api\/checkout\/selection\/[^/]+$/, v.union([Selection, TokenOnly])],
  ['/items', /^(PUT \/api\/checkout\/items$|POST \/api\/checkout\/items\/)/, Selection],
  ['/lines', /^(POST|PUT|DELETE) \/api\/checkout\/lines\//, Selection],
  ['/login and /logout', /^POST \/api\/checkout\/(login\/[^/]+|logout)$/, Selection],
  ['/vouchers', /^(POST|DELETE) \/api\/checkout\/vouchers/, Selection],
  [
    'PUT',
    /^PUT \/api\/checkout\/(countries|languages|shipping-methods|payment-methods|payment-fields)/,
    Selection,
  ],
  ['POST /indexes/{index}/search', /^POST \/search\/indexes\/[^/]+\/search$/, SearchReply, SearchRefusal],
  ['GET /pages/{slug}', /^GET \/content\/pages\/[^/]+$/, PageReply],
  ['GET /bands/{place}', /^GET \/content\/bands\/[^/]+$/, BandReply],
  ['GET /shop', /^GET \/content\/shop$/, ShopReply],
]

const HasSelection = v.object({ selection: v.object({}) })

/** Checks every reply that the shop reads against its contract while `checkReplies` is on. */
export const replyCheck: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  await next()
  const { settings, ports } = c.var.world
  if (!settings.read().checkReplies) return
  const call = `${c.req.method} ${c.req.path}`
  const [route, , schema, refusal = Refusal] = contracts.find(([, pattern]) => pattern.test(call)) ?? []
  if (!route || !schema) return
  const { status } = c.res
  const body: unknown = await c.res.clone().json()
  const issues = status < 400 ? issuesOf(schema, body) : refusalIssues(refusal, body)
  ports.sql.transaction(() => note(ports.sql, `${route} ${status}`, issues))
}

/** Validates an error reply; some contain the corrected selection, which is validated too. Null when valid. */
function refusalIssues(refusal: v.GenericSchema, body: unknown): object | null {
  const withSelection = v.is(HasSelection, body)
  return issuesOf(refusal, body) ?? (withSelection ? issuesOf(Selection, body) : null)
}

function issuesOf(schema: v.GenericSchema, body: unknown): object | null {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return null
  return Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

function note(sql: Sql, route: string, issues: object | null): void {
  sql.run(
    'insert into reply_check (route, checked) values (?, 1) on conflict (route) do update set checked = checked + 1',
    route,
  )
  const [kept] = sql.all('select count(*) as failures from reply_failure')
  if (issues === null || Number(kept?.failures) >= maxFailuresKept) return
  sql.run('insert into reply_failure (route, issues) values (?, ?)', route, JSON.stringify(issues))
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
