/** The headers that say who may keep a screen, learn its address, and share its window. */
interface Privacy {
  cache: string
  referrer: string
  opener: string
}

const shared: Privacy = {
  cache: 'private, no-cache',
  referrer: 'strict-origin-when-cross-origin',
  opener: 'same-origin',
}
const unstored: Privacy = { ...shared, cache: 'private, no-store' }
const unreferred: Privacy = { ...unstored, referrer: 'no-referrer' }
/** A payment provider may open a window and must be able to come back to us. */
const purchase: Privacy = { ...unreferred, opener: 'same-origin-allow-popups' }

/** Screens that show or take personal data, by the first part of their address. */
const screens = new Map([
  ['cart', unstored],
  ['region', unstored],
  ['login', unstored],
  ['register', unstored],
  ['forgot-password', unstored],
  ['reset-password', unreferred],
  ['account', unreferred],
  ['checkout', purchase],
])

/** The privacy of a screen, given as `c.var.screen`. */
export function cachePolicyFor(screen: string): Privacy {
  return screens.get(screen.split('/')[1] ?? '') ?? shared
}
