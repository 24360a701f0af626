import { saveToken, type TokenStore } from './checkout-token.ts'
import type { Fetch } from './http.ts'
import { countryForNewCart } from './new-cart.ts'

/**
 * The part of the selection that a page needs before the cart is used. It is parsed by hand, because the contract and
 * the cart code weigh half as much as all other scripts of a page and load with the first use of the cart.
 */
export interface SelectionSummary {
  /** The whole reply, not validated yet. */
  body: unknown
  /** Number of lines, unreadable ones included. */
  lines: number
  /** Number of units in the cart, without deposits. */
  pieces: number
  country: string | null
  /** The logged-in customer, with an empty address when the service names none; null for guests. */
  customer: { email: string } | null
}

interface SummaryPorts {
  baseUrl: string
  fetch: Fetch
  tokens: TokenStore
  /** The language of the page, which the selection is switched to. */
  language: string
  /** The country stored in a cookie, for selections that were just created; null when none is stored. */
  country: string | null
}

const deadline = 6_000

/**
 * Loads the selection and switches it to the page's language, and a new selection to the visitor's stored country. Null
 * when that failed.
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
    if (!summary || property(summary.body, 'selection', 'language') === language) return summary
    return (await call('PUT', `/languages/${language}`)) ?? summary
  } catch {
    return null
  }
}

/** Parses a reply; null when it contains no selection. */
export function parseSummary(body: unknown): SelectionSummary | null {
  const lines = property(body, 'selection', 'items')
  if (!Array.isArray(lines)) return null
  const deposits = new Set(lines.map((line) => property(line, 'product', 'deposit_item')))
  const countedLines = lines.filter((line) => !deposits.has(property(line, 'item')))
  const country = property(body, 'location', 'country')
  const email = property(body, 'loggedIn', 'email')
  return {
    body,
    lines: lines.length,
    pieces: countedLines.reduce<number>((sum, line) => sum + count(property(line, 'quantity')), 0),
    country: typeof country === 'string' ? country : null,
    // Absent, or null, for guests.
    customer: property(body, 'loggedIn') ? { email: typeof email === 'string' ? email : '' } : null,
  }
}

function count(quantity: unknown): number {
  return typeof quantity === 'number' && quantity > 0 ? quantity : 0
}

function property(value: unknown, ...keys: string[]): unknown {
  return keys.reduce(
    (found: unknown, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key] // an object that has the key
        : undefined,
    value,
  )
}
