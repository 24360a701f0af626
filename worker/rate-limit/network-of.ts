import { networksOfSite } from '../limits.ts'

/** The groups of an IPv4 address written as IPv6 (RFC 4291, section 2.5.5.2), before its own two. */
const mappedIpv4 = '0:0:0:0:0:ffff'

/**
 * An IPv4 address, or the /48 of an IPv6 address, divided by the last bits of the /64: a household has one /64 or more,
 * up to a /48, which is four networks. Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return address
  // The URL parser normalizes an IPv6 address, with its longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text = '') => text.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)]
  if (all.slice(0, 6).join(':') === mappedIpv4) return ipv4(all.slice(6))
  const [, , , subnet = ''] = all
  return `${all.slice(0, 3).join(':')}/${Number.parseInt(subnet, 16) % networksOfSite}`
}

function ipv4(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.')
}
