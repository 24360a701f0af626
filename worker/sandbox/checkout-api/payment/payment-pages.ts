/** A URL of the shop with further query parameters; null when `page` is not an absolute http(s) URL. */
export function returnAddress(page: string, added: Record<string, string>): string | null {
  const url = URL.parse(page)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const query = new URLSearchParams(added).toString()
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return url.href
}
