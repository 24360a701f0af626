// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { jsonObject, sentText } from '../checkout-api/wire.ts'
import { findHits } from './hits.ts'
import { parseFilter, SearchRequest } from './search-request.ts'

/**
 * The Meilisearch endpoints that the shop uses: health, and a product index per language. Other calls are refused with
 * Meilisearch's error format, so that its clients report known errors.
 */
export function searchApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/health', (c) => c.json({ status: 'available' }))
  app.use(sentText, async (c, next) => {
    const key = c.req.header('authorization')
    if (key === undefined) {
      const message = 'The Authorization header is missing. It must use the bearer authorization method.'
      return refuse(c, 401, 'auth', 'missing_authorization_header', message)
    }
    if (!sameText(key, `Bearer ${c.var.world.ports.secret}`)) {
      return refuse(c, 403, 'auth', 'invalid_api_key', 'The provided API key is invalid.')
    }
    return next()
  })
  app.post('/indexes/:index/search', search)
  app.all('/indexes/:index/*', (c) => {
    const index = c.req.param('index')
    return languageOf(index) ? notFound(c) : indexNotFound(c, index)
  })
  app.all('*', notFound)
  app.onError((error, c) => {
    console.error(error)
    return refuse(c, 500, 'internal', 'internal', 'An internal error has occurred.')
  })
  return app
}

/** The language of a product index; null for unknown index names. */
function languageOf(index: string): Locale | null {
  const [, language] = /^products_([a-z]{2})$/.exec(index) ?? []
  return isLocale(language) ? language : null
}

function indexNotFound(c: Context, index: string): Response {
  return refuse(c, 404, 'invalid_request', 'index_not_found', `Index \`${index}\` not found.`)
}

function notFound(c: Context): Response {
  return refuse(c, 404, 'invalid_request', 'not_found', 'The requested resource could not be found.')
}

function search(c: Context<CheckoutEnv, '/indexes/:index/search'>): Response {
  const index = c.req.param('index')
  const language = languageOf(index)
  if (!language) return indexNotFound(c, index)
  const { sent } = c.var
  const body = typeof sent === 'string' ? jsonObject(sent) : null
  if (!body) {
    const tooLarge = typeof sent !== 'string' && sent.status === 413
    return tooLarge
      ? refuse(c, 413, 'invalid_request', 'payload_too_large', 'The provided payload is too large.')
      : refuse(c, 400, 'invalid_request', 'malformed_payload', 'The json payload provided is malformed.')
  }
  const request = v.safeParse(SearchRequest, body)
  if (!request.success) {
    const [issue] = request.issues
    const field = String(issue.path?.[0]?.key ?? 'q')
    return refuse(c, 400, 'invalid_request', `invalid_search_${snakeCase(field)}`, issue.message)
  }
  const filter = parseFilter(request.output.filter)
  if (!filter.ok) return refuse(c, 400, 'invalid_request', 'invalid_search_filter', filter.message)
  const { assortment } = c.var.world.catalogue
  const found = findHits(assortment, request.output, { language, market: filter.market })
  return c.json({ ...found, processingTimeMs: 1 })
}

/** `attributesToHighlight` → `attributes_to_highlight`, as error codes have it. */
const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function refuse(
  c: Context,
  status: ContentfulStatusCode,
  type: string,
  code: string,
  message: string,
): Response {
  return c.json({ message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }, status)
}
