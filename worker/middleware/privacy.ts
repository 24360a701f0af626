/** What a screen lets others keep and learn. */
interface Privacy {
  cache: string
  referrer: string
  opener: string
}

const open: Privacy = {
  cache: 'private, no-cache',
  referrer: 'strict-origin-when-cross-origin',
  opener: 'same-origin',
}
const unkept: Privacy = { ...open, cache: 'private, no-store' }
const silent: Privacy = { ...unkept, referrer: 'no-referrer' }
/** A payment provider may open a window and must be able to come back to us. */
const purchase: Privacy = { ...silent, opener: 'same-origin-allow-popups' }

/** Screens on which somebody is somebody, by the first part of their address. */
const screens = new Map([
  ['cart', unkept],
  ['region', unkept],
  ['login', unkept],
  ['register', unkept],
  ['forgot-password', unkept],
  ['reset-password', silent],
  ['account', silent],
  ['checkout', purchase],
])

export function privacyOf(screen: string): Privacy {
  return screens.get(screen.split('/')[1] ?? '') ?? open
}
