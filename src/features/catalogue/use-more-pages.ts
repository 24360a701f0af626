import { useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#src/paths.ts'
import { listingSearch } from './listing.ts'
import type { ListingPage, ListingScreen } from './load-listing.ts'

/** Pages that came after the document, one call each. */
export function useMorePages(path: string, { query, more }: ListingScreen) {
  const fetcher = useFetcher<ListingPage | null>()
  const [pages, setPages] = useState<ListingPage[]>([])
  const last = pages.at(-1)?.page ?? query.page
  // What has just come is the next page, once.
  if (fetcher.data?.page === last + 1) setPages([...pages, fetcher.data])
  const next = { ...query, page: last + 1 }
  return {
    cards: pages.flatMap(({ cards }) => cards),
    more: pages.at(-1)?.more ?? more,
    loading: fetcher.state !== 'idle',
    failed: fetcher.data === null && fetcher.state === 'idle',
    /** The address that shows everything up to the next page. */
    address: path + listingSearch(next),
    load: () => void fetcher.load(paths.more(path) + listingSearch(next)),
  }
}
