/**
 * The kind of document a screen is in. Within `shop` and within `account` the router shows one screen after another. Each
 * screen of `form` (log-in, passwords, customer service) and of `purchase` is loaded as a document: there, and in the
 * account, no script of another site may run, and response headers differ.
 */
export const zones = ['shop', 'account', 'form', 'purchase'] as const
export type Zone = (typeof zones)[number]

/** The zone of a path without locale, or of a route's pattern. */
export function zoneOf(path: string): Zone {
  const [, first = ''] = path.toLowerCase().split(/[/?#]/)
  if (first === 'checkout') return 'purchase'
  if (first === 'account') return 'account'
  return formScreens.has(first) ? 'form' : 'shop'
}

const formScreens = new Set([
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'newsletter',
  'support',
  'track-order',
  'withdraw',
])

/** True if a screen needs a full load when it is reached from the zone `from`. */
export function needsDocument(from: Zone, path: string): boolean {
  const zone = zoneOf(path)
  return zone !== from || zone === 'form' || zone === 'purchase'
}

/** True for checkout and confirmation. */
export function isPurchase(path: string): boolean {
  return zoneOf(path) === 'purchase'
}

/** The sets of messages, besides `client`, that the screen of a path, or of a route's pattern, shows. */
export function screenSets(path: string): ('later' | 'customer')[] {
  const zone = zoneOf(path)
  if (zone === 'account' || zone === 'form') return ['later', 'customer']
  return zone === 'purchase' || /^\/(cart|region)\/?$/.test(path) ? ['later'] : []
}
