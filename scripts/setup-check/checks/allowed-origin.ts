import type { Check, CheckedShop } from '../checked-shop.ts'
import { defect, type Finding, note, works } from '../finding.ts'

/** An origin that no shop has. */
const foreignOrigin = 'https://setup-check.invalid'
const methods = ['PUT', 'POST', 'DELETE']
const headers = ['api-token', 'content-type']

/** Browsers may call the Checkout API from the pages of the shop. */
export const checkAllowedOrigin: Check = async (shop) => {
  const { PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL } = shop.variables
  const address = new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN)
  const fault =
    (await refusal(shop, address)) ??
    (address.origin === PUBLIC_ORIGIN ? null : await preflightFault(shop, address))
  if (fault) return [fault]
  const isOpen =
    address.origin !== PUBLIC_ORIGIN && (await allowedOrigin(shop, address, foreignOrigin)) !== null
  return [
    works(`Browsers may call the Checkout API from ${PUBLIC_ORIGIN}.`),
    ...(isOpen
      ? [
          note(
            'The Checkout API takes calls from the pages of any site.',
            `List ${PUBLIC_ORIGIN} among the allowed origins of the Checkout API plugin, and no others that you do not need.`,
          ),
        ]
      : []),
  ]
}

/** The finding that the service refuses a call of the shop's pages; null if it does not. */
async function refusal(shop: CheckedShop, address: URL): Promise<Finding | null> {
  const { PUBLIC_ORIGIN } = shop.variables
  const response = await ask(shop, address, 'GET', { origin: PUBLIC_ORIGIN, 'api-token': 'none' })
  if (response === null) {
    return defect(
      `The Checkout API for browsers cannot be reached at ${address.origin}.`,
      'Compare PUBLIC_CHECKOUT_URL with its address, and make sure that it runs.',
    )
  }
  return response.status === 401 || response.status === 403
    ? originFault(`The Checkout API refuses calls from ${PUBLIC_ORIGIN} (status ${response.status}).`, shop)
    : null
}

/** The fault that keeps browsers from sending the calls of the cart to another origin; null without one. */
async function preflightFault(shop: CheckedShop, address: URL): Promise<Finding | null> {
  const { PUBLIC_ORIGIN } = shop.variables
  for (const method of methods) {
    const response = await ask(shop, address, 'OPTIONS', {
      origin: PUBLIC_ORIGIN,
      'access-control-request-method': method,
      'access-control-request-headers': headers.join(','),
    })
    if (!response?.ok || !isAllowed(response, PUBLIC_ORIGIN)) {
      return originFault(`The Checkout API does not let browsers call it from ${PUBLIC_ORIGIN}.`, shop)
    }
    const missing = headers.filter((header) => !lists(response, 'access-control-allow-headers', header))
    // Browsers may always send these.
    const isSimple = method === 'POST'
    if (missing.length > 0 || !(isSimple || lists(response, 'access-control-allow-methods', method))) {
      return defect(
        `Browsers may not send ${method} with the headers ${headers.join(' and ')} to the Checkout API.`,
        'Make sure that PUBLIC_CHECKOUT_URL is the address of the service itself, and that nothing in front of it changes its headers.',
      )
    }
  }
  const read = await allowedOrigin(shop, address, PUBLIC_ORIGIN)
  return read === null
    ? originFault(`Browsers may not read what the Checkout API answers ${PUBLIC_ORIGIN}.`, shop)
    : null
}

/** The origins that may read the answer to a call from `origin`, as the service says; null if that is not among them. */
async function allowedOrigin(shop: CheckedShop, address: URL, origin: string): Promise<string | null> {
  const response = await ask(shop, address, 'GET', { origin, 'api-token': 'none' })
  return response?.ok && isAllowed(response, origin)
    ? response.headers.get('access-control-allow-origin')
    : null
}

function isAllowed(response: Response, origin: string): boolean {
  return [origin, '*'].includes(response.headers.get('access-control-allow-origin') ?? '')
}

function lists(response: Response, name: string, wanted: string): boolean {
  const entries = (response.headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  return entries.includes('*') || entries.includes(wanted.toLowerCase())
}

function originFault(sentence: string, { variables }: CheckedShop): Finding {
  return defect(
    sentence,
    `List ${variables.PUBLIC_ORIGIN} among the allowed origins of the Checkout API plugin (System → Stores).`,
  )
}

/** The answer to a call of `GET /selection`, or to its preflight; null without one. */
async function ask(
  { services }: CheckedShop,
  address: URL,
  method: 'GET' | 'OPTIONS',
  sent: Record<string, string>,
): Promise<Response | null> {
  try {
    const response = await services.fetch(
      new Request(`${address.href.replace(/\/$/, '')}/selection`, {
        method,
        headers: sent,
        redirect: 'manual',
      }),
    )
    await response.body?.cancel()
    return response
  } catch {
    return null
  }
}
