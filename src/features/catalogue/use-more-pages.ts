import { useState } from 'react'
import { useHref } from 'react-router'
import { fetchOwn } from '#src/effects/fetch-own.ts'
import { paths } from '#src/paths.ts'
import type { ProductCard } from './product-card.ts'

/** One further page of products. */
export interface FurtherPage {
  page: number
  cards: ProductCard[]
  more: boolean
}

interface MorePages {
  /** What they belong to. */
  of: string
  pages: FurtherPage[]
  state: 'idle' | 'loading' | 'failed'
}

/**
 * Pages that came after the document, one call each; `search` writes the query of a page's address. Another listing or
 * search begins without any.
 */
export function useMorePages(
  path: string,
  first: { page: number; more: boolean },
  search: (page: number) => string,
) {
  const of = path + search(first.page)
  const [held, hold] = useState<MorePages>({ of, pages: [], state: 'idle' })
  if (held.of !== of) hold({ of, pages: [], state: 'idle' })
  const { pages, state } = held
  const next = search((pages.at(-1) ?? first).page + 1)
  const source = useHref(paths.more(path)) + next

  async function load() {
    hold({ of, pages, state: 'loading' })
    const page = await fetchOwn<FurtherPage>(source)
    hold((now) => {
      if (now.of !== of) return now
      return page ? { of, pages: [...pages, page], state: 'idle' } : { of, pages, state: 'failed' }
    })
  }

  return {
    cards: pages.flatMap(({ cards }) => cards),
    more: (pages.at(-1) ?? first).more,
    loading: state === 'loading',
    failed: state === 'failed',
    /** The address that shows everything up to the next page. */
    address: path + next,
    load,
  }
}
