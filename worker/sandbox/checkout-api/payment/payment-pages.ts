/** A page of the shop with more in its query; null when it is no absolute web address. */
export function returnAddress(page: string, added: Record<string, string>): string | null {
  const url = URL.parse(page)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const query = new URLSearchParams(added).toString()
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return url.href
}
