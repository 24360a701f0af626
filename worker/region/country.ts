import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { countryCookie } from '#src/config.ts'
import type { Edge } from '../context.ts'

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const Located = v.object({ cf: v.object({ country: Country }) })

/** Codes of Cloudflare that are not countries: Tor, and unknown. */
const nowhere = new Set(['T1', 'XX'])

/**
 * The visitor's country by IP address; null if unknown. The header `x-test-country` counts only if `TEST_HEADERS` is
 * set.
 */
export function countryOf(request: Request, testHeaders: boolean): string | null {
  const override = testHeaders ? request.headers.get('x-test-country') : null
  const located = v.safeParse(Located, request)
  const country = override ?? (located.success ? located.output.cf.country : null)
  return v.is(Country, country) && !nowhere.has(country) ? country : null
}

export function chosenCountry(cookie: string | undefined): string | null {
  return v.is(Country, cookie) ? cookie : null
}

/** Likeliest first: their choice, and their network's. */
export function visitorCountries(c: Context<Edge>): (string | null)[] {
  return [chosenCountry(getCookie(c, countryCookie)), c.var.country]
}
