import { useState } from 'react'
import { useHref } from 'react-router'
import { fetchOwn } from '#src/effects/fetch-own.ts'
import { paths } from '#src/paths.ts'
import { listingSearch } from './listing.ts'
import type { ListingPage, ListingScreen } from './load-listing.ts'

interface MorePages {
  /** The listing they belong to. */
  of: string
  pages: ListingPage[]
  state: 'idle' | 'loading' | 'failed'
}

/** Pages that came after the document, one call each. Another listing begins without any. */
export function useMorePages(path: string, { query, more }: ListingScreen) {
  const of = path + listingSearch(query)
  const [held, hold] = useState<MorePages>({ of, pages: [], state: 'idle' })
  if (held.of !== of) hold({ of, pages: [], state: 'idle' })
  const { pages, state } = held
  const next = listingSearch({ ...query, page: (pages.at(-1)?.page ?? query.page) + 1 })
  const source = useHref(paths.more(path)) + next

  async function load() {
    hold({ of, pages, state: 'loading' })
    const page = await fetchOwn<ListingPage>(source)
    hold((now) => {
      if (now.of !== of) return now
      return page ? { of, pages: [...pages, page], state: 'idle' } : { of, pages, state: 'failed' }
    })
  }

  return {
    cards: pages.flatMap(({ cards }) => cards),
    more: pages.at(-1)?.more ?? more,
    loading: state === 'loading',
    failed: state === 'failed',
    /** The address that shows everything up to the next page. */
    address: path + next,
    load,
  }
}
