import { BlockList, isIP } from 'node:net'

/** The proxies of this machine, which are trusted unless `TRUSTED_PROXIES` names others. */
const ownProxies = '127.0.0.0/8 ::1'

/** True for the IP address of a trusted proxy. */
export type IsProxy = (address: string) => boolean

/** `TRUSTED_PROXIES`: IP addresses and ranges such as `10.0.0.0/8`, separated by spaces. Null if one is malformed. */
export function parseProxies(text = ownProxies): IsProxy | null {
  const proxies = new BlockList()
  for (const range of text.split(/\s+/).filter((part) => part !== '')) {
    const [, address = '', , length] = /^([\d.a-f:]+)(\/(\d{1,3}))?$/i.exec(range) ?? []
    const family = familyOf(address)
    const bits = family === 'ipv4' ? 32 : 128
    if (!family || Number(length ?? bits) > bits) return null
    proxies.addSubnet(address, Number(length ?? bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== null && proxies.check(address, family)
  }
}

/** The header in which proxies pass on the client's address, and the proxies that are trusted. */
export interface ClientIpSource {
  header: string
  isProxy: IsProxy
}

/**
 * The address of the connection or, if that is a trusted proxy, the last one in the header that is not. Earlier ones
 * were sent by the client.
 */
export function clientAddress(headers: Headers, connection: string, source?: ClientIpSource): string {
  const peer = unmapIpv4(connection)
  if (!source?.isProxy(peer)) return peer
  const named =
    headers
      .get(source.header)
      ?.split(',')
      .map((address) => unmapIpv4(withoutPort(address.trim()))) ?? []
  const client = named.findLast((address) => !source.isProxy(address))
  return client !== undefined && isIP(client) ? client : peer
}

/** Some proxies write the port behind the address: `203.0.113.7:5555`, `[2001:db8::7]:5555`. */
function withoutPort(text: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i.exec(text) ?? []
  return ipv4 ?? ipv6 ?? text
}

/** A dual-stack socket reports an IPv4 address as IPv6 (`::ffff:127.0.0.1`). */
export function unmapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
