/**
 * The network of a client: an IPv4 address itself, and the first 64 bits of an IPv6 address, since one household usually
 * has a whole /64. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return address
  // The URL parser normalizes an IPv6 address, with its longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text = '') => text.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':')
}
