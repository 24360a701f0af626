// Centra, "URIs in Centra": https://centra.dev/docs/crafting-frontends/uris

import * as v from 'valibot'

const maxLength = 400

/**
 * The URI of a product, category or brand within the shop: `brake-discs`, `parts/brakes`. It may contain any letter;
 * the service removes separators and returns the rest percent-encoded. Decoded here.
 */
export const Uri = v.pipe(v.string(), v.transform(decodeUri), v.check(isUri, 'a uri'))

/** A URI in records that may have none; empty then. */
export const OptionalUri = v.nullish(
  v.pipe(
    v.string(),
    v.transform(decodeUri),
    v.check((text) => text === '' || isUri(text), 'a uri'),
  ),
  '',
)

/** True if a decoded text is a valid URI: it can be percent-encoded again and has no dot segments. */
export function isUri(text: string): boolean {
  return text.length <= maxLength && text.split('/').every(isSegment)
}

function isSegment(segment: string): boolean {
  return /^(?!\.{1,2}$)[^\p{C}\p{Zl}\p{Zp}\\?#]+$/u.test(segment) && segment.trim() === segment
}

/** Decodes `br%C3%B6ms` → `bröms`; text that is not percent-encoded is returned unchanged. */
function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
