import type { Context } from 'hono'
import { splitLocale } from '#src/locale-prefix.ts'
import type { Edge } from '../context.ts'
import { retryAfter } from '../limits.ts'
import { errorPage } from './error-page.ts'

/** The page has no script, and style attributes only. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'retry-after': String(retryAfter.page),
  'x-content-type-options': 'nosniff',
}

/** The answer to every request while variables are invalid: 503, without their names. */
export async function unconfigured(c: Context<Edge>): Promise<Response> {
  const { locale } = splitLocale(new URL(c.req.url).pathname)
  const page = await errorPage(locale, 503)
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
