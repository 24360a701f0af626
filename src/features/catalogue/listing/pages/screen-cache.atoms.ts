import { atom } from 'jotai'
import type { RouterContextProvider } from 'react-router'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { currentEntry, type ShownEntry } from '#src/effects/router/history-entry.tsx'
import { parseCountryCookie } from '#src/features/region/region-cookies.ts'
import { visitStoreContext } from '#src/shop.ts'
import type { ListingData } from '../load-listing.ts'
import type { ListingPages } from './listing-pages.ts'
import { type CachedScreen, cacheScreen, findScreen } from './screen-cache.ts'

interface LoaderCall {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function createScreenCache<Data>() {
  const keptAtom = atom<readonly CachedScreen<Data>[]>([])
  return {
    /** Stores the data of a history entry: `data`, of which `pages` are a part. */
    keepAtom: atom(
      null,
      (get, set, { replaced, ...shown }: ShownEntry, data: Data, { cards, country }: ListingPages) => {
        const screen = { ...shown, country, since: Date.now(), size: cards.length, data }
        set(keptAtom, cacheScreen(get(keptAtom), screen, replaced))
      },
    ),

    forgetAtom: atom(null, (_get, set) => set(keptAtom, [])),

    /** The stored data of a history entry, for the loader that runs in the browser; null if they have to be loaded. */
    recall({ request, context }: LoaderCall): Data | null {
      const { pathname, search } = new URL(request.url)
      return findScreen(context.get(visitStoreContext).get(keptAtom), {
        entry: currentEntry(),
        address: pathname + search,
        country: parseCountryCookie(browserCookies.read()),
        now: Date.now(),
      })
    },
  }
}

export const listingCache = createScreenCache<ListingData>()
