import * as v from 'valibot'

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const Located = v.object({ cf: v.object({ country: Country }) })

/** Codes of Cloudflare that are no country: Tor, and unknown. */
const nowhere = new Set(['T1', 'XX'])

/**
 * The visitor's country by IP address (`request.cf.country`); null when unknown. The header `x-test-country` overrides
 * it only where `TEST_HEADERS` is set.
 */
export function countryOf(request: Request, testHeaders: boolean): string | null {
  const override = testHeaders ? request.headers.get('x-test-country') : null
  const located = v.safeParse(Located, request)
  const country = override ?? (located.success ? located.output.cf.country : null)
  return v.is(Country, country) && !nowhere.has(country) ? country : null
}

/** The country stored in the visitor's cookie; null when absent or malformed. */
export function chosenCountry(cookie: string | undefined): string | null {
  return v.is(Country, cookie) ? cookie : null
}
