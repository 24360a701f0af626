import { isIP } from 'node:net'

/**
 * The client's IP address: the connection's or, behind a trusted proxy, the last one in the header that proxy writes.
 * Earlier addresses in that header come from the client.
 */
export function clientAddress(headers: Headers, connection: string, trustedHeader?: string): string {
  const named = trustedHeader ? headers.get(trustedHeader)?.split(',').at(-1)?.trim() : undefined
  return unmapIpv4(named !== undefined && isIP(named) ? named : connection)
}

/** Turns an IPv4 address that a dual-stack socket reports as IPv6 (`::ffff:127.0.0.1`) back into IPv4. */
export function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
