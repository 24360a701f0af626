/** A cart as a reply has it. */
interface CartFacts {
  /** The service replied under another token than the request had: that one may have expired. */
  isTokenNew: boolean
  /** ISO 3166-1 alpha-2; null where the cart has none. */
  country: string | null
  /** Lines in the cart, unreadable ones included. */
  lines: number
}

/**
 * The country a cart has to be moved to: one the service has just created, because the shopper's token had expired, is in
 * the country the service guessed. Null when it stays: the shopper's own cart, one that is in the `wanted` country, and
 * one with more lines than `ownLines`, which are those that the same call put in.
 */
export function countryForNewCart(
  { isTokenNew, country, lines }: CartFacts,
  wanted: string | null,
  ownLines = 0,
): string | null {
  return isTokenNew && lines <= ownLines && wanted !== country ? wanted : null
}
