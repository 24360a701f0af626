// Centra, "URIs in Centra": https://centra.dev/docs/crafting-frontends/uris

import * as v from 'valibot'

const longest = 400

/**
 * The address of a product, category or brand within the shop: `brake-discs`, `parts/brakes`. Merchants may use any
 * letter; the service removes what separates the parts of an address, and returns the rest percent-encoded. Here it
 * is decoded, as it is read.
 */
export const Uri = v.pipe(v.string(), v.transform(decodeUri), v.check(isUri, 'a uri'))

/** The same where a record can do without one: empty when there is none. */
export const OptionalUri = v.nullish(
  v.pipe(
    v.string(),
    v.transform(decodeUri),
    v.check((text) => text === '' || isUri(text), 'a uri'),
  ),
  '',
)

/** Whether a decoded text can be the address of anything: such a text can be encoded again, and climbs out of nothing. */
export function isUri(text: string): boolean {
  return text.length <= longest && text.split('/').every(isSegment)
}

function isSegment(segment: string): boolean {
  return /^(?!\.{1,2}$)[^\p{C}\p{Zl}\p{Zp}\\?#]+$/u.test(segment) && segment.trim() === segment
}

/** `br%C3%B6ms` → `bröms`; what is not percent-encoded stays as it is. */
function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
