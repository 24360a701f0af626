import { saveToken, type TokenStore } from './checkout-token.ts'
import type { Fetch } from './http.ts'
import { countryForNewCart } from './new-cart.ts'

/**
 * What a page needs of the selection before anybody touches the cart. It is read by hand: the contract, the calls and
 * the commands weigh half as much as everything else a page runs, and come with the first use of the cart.
 */
export interface SelectionSummary {
  /** The whole reply, still to be held against the contract. */
  body: unknown
  lines: number
  /** Pieces of goods; deposits are none. */
  pieces: number
  country: string | null
}

interface SummaryPorts {
  baseUrl: string
  fetch: Fetch
  tokens: TokenStore
  /** The language of the page, which the selection is to speak. */
  language: string
  /** The country kept from before: where a selection that has only begun is to be. */
  country: string | null
}

const deadline = 6_000

/**
 * Loads the selection and has it speak the language of the page. Null when that could not be done. One that stands where the
 * service guesses, because its token is new, goes to the country the shopper had.
 */
export async function fetchSelectionSummary({
  baseUrl,
  fetch,
  tokens,
  language,
  country,
}: SummaryPorts): Promise<SelectionSummary | null> {
  async function call(method: 'GET' | 'PUT', path: string, sentBody = {}): Promise<SelectionSummary | null> {
    const sent = tokens.read()
    const request = new Request(baseUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'PUT' ? { 'content-type': 'application/json' } : {}),
        ...(sent ? { 'api-token': sent } : {}),
      },
      ...(method === 'PUT' ? { body: JSON.stringify(sentBody) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    })
    const response = await fetch(request)
    const body: unknown = await response.json()
    saveToken(tokens, sent, body)
    return response.ok ? parseSummary(body) : null
  }
  try {
    const before = tokens.read()
    let summary = await call('GET', '/selection')
    const cart = summary && { ...summary, isTokenNew: before !== tokens.read() }
    const destination = cart && countryForNewCart(cart, country)
    // Names the language too: a country would bring its own.
    if (destination) summary = (await call('PUT', `/countries/${destination}`, { language })) ?? summary
    if (!summary || at(summary.body, 'selection', 'language') === language) return summary
    return (await call('PUT', `/languages/${language}`)) ?? summary
  } catch {
    return null
  }
}

/** Null when the reply holds no selection. */
export function parseSummary(body: unknown): SelectionSummary | null {
  const lines = at(body, 'selection', 'items')
  if (!Array.isArray(lines)) return null
  const deposits = new Set(lines.map((line) => at(line, 'product', 'deposit_item')))
  const goods = lines.filter((line) => !deposits.has(at(line, 'item')))
  const country = at(body, 'location', 'country')
  return {
    body,
    lines: lines.length,
    pieces: goods.reduce<number>((sum, line) => sum + count(at(line, 'quantity')), 0),
    country: typeof country === 'string' ? country : null,
  }
}

function count(quantity: unknown): number {
  return typeof quantity === 'number' && quantity > 0 ? quantity : 0
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce(
    (found: unknown, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key] // an object that has the key
        : undefined,
    value,
  )
}
