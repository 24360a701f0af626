import type { SelectionState } from '../selection/selection-state.ts'

/** A URL of the shop with further query parameters; null when `page` is not an absolute http(s) URL. */
export function returnAddress(page: string, added: Record<string, string>): string | null {
  const url = URL.parse(page)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const query = new URLSearchParams(added).toString()
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return url.href
}

/** Errors of the pages that a payment at a provider returns to; null when both are there. */
export function missingPages(
  state: Pick<SelectionState, 'paymentReturnPage' | 'paymentFailedPage'>,
): Record<string, string> | null {
  const missing = (['paymentReturnPage', 'paymentFailedPage'] as const).filter((name) => !state[name])
  return missing.length === 0 ? null : Object.fromEntries(missing.map((name) => [name, 'required']))
}
