import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useRevalidator } from 'react-router'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { holdInView } from '#src/effects/router/scroll/scroll-anchor.ts'
import * as paths from '#src/paths.ts'
import { type PageRange, pageRangeSearch } from '../listing.ts'
import { joinPages, type ListingPages, previousPages } from './listing-pages.ts'

type Progress = 'idle' | 'loading' | 'failed'

interface ShownPages {
  /** The loader's data. When it changes, the further pages loaded here are discarded. */
  loaded: ListingPages
  pages: ListingPages
  next: Progress
  previous: Progress
}

export interface ListingEnd {
  kind: 'next' | 'previous'
  address: string
  more: boolean
  progress: Progress
  load: () => Promise<boolean>
}

/**
 * The shown pages of a listing or search: those of the loader and the further ones loaded before and after them, one
 * call each. `path` is the screen's, without its language; `search` writes the query for a page; `forget` clears stored
 * screens before one with prices of another country is loaded again.
 */
export function useListingPages(
  path: string,
  loaded: ListingPages,
  search: (page: number) => string,
  forget: () => void,
): { pages: ListingPages; next: ListingEnd | null; previous: ListingEnd | null } {
  const [current, setCurrent] = useState<ShownPages>(() => onlyLoaded(loaded))
  const shown = current.loaded === loaded ? current : onlyLoaded(loaded)
  if (shown !== current) setCurrent(shown)
  const { pages } = shown
  const { revalidate } = useRevalidator()
  const source = useHref(paths.more(path))

  async function load(kind: 'next' | 'previous', range: PageRange): Promise<boolean> {
    setCurrent((now) => ({ ...now, [kind]: 'loading' }))
    const fetched = await fetchJson<ListingPages>(source + pageRangeSearch(range, search))
    if (fetched && fetched.country !== pages.country) {
      // The visitor has changed country, perhaps in another tab: everything else here has other prices. The screen may
      // have been loaded meanwhile, and be stored for this address with fewer pages.
      forget()
      await revalidate()
      return false
    }
    const settle = (now: ShownPages): ShownPages => {
      if (now.loaded !== loaded) return now
      return fetched
        ? { ...now, pages: joinPages(now.pages, fetched), [kind]: 'idle' }
        : { ...now, [kind]: 'failed' }
    }
    if (kind === 'next') setCurrent(settle)
    else holdInView(() => flushSync(() => setCurrent(settle)))
    return fetched !== null
  }

  const after = pages.last + 1
  const before = previousPages(pages)
  return {
    pages,
    next:
      pages.more || pages !== loaded
        ? {
            kind: 'next',
            address: path + search(after),
            more: pages.more,
            progress: shown.next,
            load: () => load('next', { first: after, last: after }),
          }
        : null,
    previous: before && {
      kind: 'previous',
      address: path + search(before.last),
      more: true,
      progress: shown.previous,
      load: () => load('previous', before),
    },
  }
}

function onlyLoaded(loaded: ListingPages): ShownPages {
  return { loaded, pages: loaded, next: 'idle', previous: 'idle' }
}
