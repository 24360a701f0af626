import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#worker/loopback.ts'
import { unmapIpv4 } from '../client-address.ts'

/** The address of the figures under Node. */
export const metricsPath = '/metrics'
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

interface Access {
  /** The bearer token; without one only programs of this machine read. */
  token?: string | undefined
  /** The header in which a proxy passes on the client's address. */
  proxyHeader?: string | undefined
  /** False if browsers reach the shop by a public name, and so through a proxy. */
  isLocalShop: boolean
}

/** False for a text that is easily guessed, or cannot be sent in a header. */
export function isMetricsToken(token: string): boolean {
  return /^[\x21-\x7e]{16,512}$/.test(token)
}

/**
 * True if a request may read the figures: with the token, or without one from this machine itself. A proxy on this
 * machine connects from it, too, so its header has to be known, by whose absence a request is recognised as its own.
 */
export function mayRead(
  headers: Headers,
  connection: string,
  { token, proxyHeader, isLocalShop }: Access,
): boolean {
  if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`)
  const isDirect = proxyHeader === undefined ? isLocalShop : !headers.has(proxyHeader)
  return isDirect && isLoopback(unmapIpv4(connection))
}

/** Takes equally long for each wrong text. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
