import * as v from 'valibot'

const Country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const Located = v.object({ cf: v.object({ country: Country }) })

/** Codes the network uses for "somewhere": Tor, and unknown. */
const nowhere = new Set(['T1', 'XX'])

/**
 * Where the network says the visitor is; null when it does not know. `x-test-country` counts only where test headers
 * are believed, and no other header ever does.
 */
export function countryOf(request: Request, testHeaders: boolean): string | null {
  const told = testHeaders ? request.headers.get('x-test-country') : null
  const located = v.safeParse(Located, request)
  const country = told ?? (located.success ? located.output.cf.country : null)
  return v.is(Country, country) && !nowhere.has(country) ? country : null
}

/** The country in the visitor's own cookie, or null. */
export function chosenCountry(cookie: string | undefined): string | null {
  return v.is(Country, cookie) ? cookie : null
}
