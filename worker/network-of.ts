/**
 * What one visitor's addresses have in common: an IPv4 address as it is, of an IPv6 address the first 64 bits, since a
 * household has all the rest to itself. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return address
  // The parser writes an address in one form, its zeros shortened to `::`.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text = '') => text.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':')
}
