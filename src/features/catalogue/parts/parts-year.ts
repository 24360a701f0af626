/** The model year in the query of a page of parts, from 1900 to the next year; null for anything else. */
export function parsePartsYear(query: URLSearchParams): number | null {
  const typed = (query.get('year') ?? '').trim()
  const year = /^(?:19|20)\d\d$/.test(typed) ? Number(typed) : null
  return year !== null && year <= new Date().getUTCFullYear() + 1 ? year : null
}

export function partsYearSearch(year: number | null): string {
  return year === null ? '' : `?year=${year}`
}
