import { isIP } from 'node:net'

/**
 * The address a request comes from: that of the connection or, where a proxy in front is trusted, the last one in
 * the header that proxy writes. Earlier ones in it are whatever the client claimed.
 */
export function clientAddress(headers: Headers, connection: string, trustedHeader?: string): string {
  const named = trustedHeader ? headers.get(trustedHeader)?.split(',').at(-1)?.trim() : undefined
  return plain(named !== undefined && isIP(named) ? named : connection)
}

/** A socket that listens on both families writes IPv4 addresses as IPv6. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
