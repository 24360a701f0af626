import { useState } from 'react'
import { useHref } from 'react-router'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import * as paths from '#src/paths.ts'
import type { WishlistCard } from './load-wishlist.ts'
import { serializeWishlistIds } from './wishlist-ids.ts'

type Known = ReadonlyMap<string, WishlistCard | null>

export function useWishlistCards(region: string) {
  const [loadedCards, setLoadedCards] = useState<{ region: string; known: Known }>({
    region,
    known: new Map(),
  })
  const [failed, setFailed] = useState(false)
  const known: Known = loadedCards.region === region ? loadedCards.known : new Map()
  const source = useHref(paths.more(paths.wishlist()))

  async function load(products: readonly string[]) {
    const missing = products.filter((product) => !known.has(product))
    setFailed(false)
    if (missing.length === 0) return
    const cards = await fetchJson<WishlistCard[]>(`${source}/${serializeWishlistIds(missing)}`)
    setFailed(cards === null)
    if (!cards) return
    const loaded = missing.map((product): [string, WishlistCard | null] => [
      product,
      cards.find(({ card }) => card.product === product) ?? null,
    ])
    setLoadedCards((before) => ({
      region,
      known: new Map([...(before.region === region ? before.known : []), ...loaded]),
    }))
  }

  return { known, failed, load }
}
