/** The page a payment ended at: one of the shop’s, or the last one of the provider’s. */
export type Ending = 'confirmation' | 'failed' | 'unknown' | 'provider' | 'other'

/** The page about the end of a payment that an address leads to. */
export function classifyEnding(address: string, origin: string): Ending {
  const url = URL.parse(address)
  if (url?.origin !== origin) return 'other'
  if (url.pathname.endsWith('/checkout/confirmation')) return 'confirmation'
  if (!url.pathname.endsWith('/checkout/') || url.searchParams.get('failed') !== '1') return 'other'
  return url.searchParams.get('unknown') === '1' ? 'unknown' : 'failed'
}
