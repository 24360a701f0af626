import { useState } from 'react'
import { useHref } from 'react-router'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { ProductCard } from '../cards/card.ts'
import { PriceTag } from '../offer/price-tag.tsx'
import { StockBadge } from '../offer/stock-badge.tsx'
import { forgetViewed, parseViewed } from './viewed-parts.ts'

export interface ViewedText {
  title: string
  clear: string
}

const store = browserStore('localStorage')

/**
 * The parts last viewed in this browser. Name, price, stock and fit are those of this page's language and country: the storage
 * has the name of the visited page only, which is shown for parts that are not sold here.
 */
export default function RecentlyViewed({ title, clear }: ViewedText) {
  const [parts, setParts] = useState(() => parseViewed(store))
  const [cards, setCards] = useState<ProductCard[] | null>(null)
  const ids = parts.flatMap(({ product }) => product ?? []).join()
  // The list of any parts by their ids, not only of those in the wishlist.
  const address = useHref(paths.more(paths.wishlist(ids)))
  useAfterHydration(() => {
    const found = ids ? fetchJson<{ card: ProductCard }[]>(address) : Promise.resolve(null)
    void found.then((list) => setCards(list?.map(({ card }) => card) ?? []))
  })
  if (parts.length === 0) return null
  function forget() {
    forgetViewed(store)
    setParts([])
  }
  return (
    <section className="recently-viewed" aria-label={title} aria-busy={cards === null || undefined}>
      <h2>{title}</h2>
      <ul>
        {parts.map(({ uri, name, sku, picture, product }) => {
          const card = cards?.find((each) => each.product === product)
          return (
            <li key={uri}>
              <Link to={paths.product(uri)}>
                <Picture source={picture} alternative="" size={96} />
                <span className="name">{cards === null ? null : (card?.name ?? name)}</span>
                <code>{sku}</code>
              </Link>
              {card ? <PriceTag price={card.price} /> : null}
              {card ? <StockBadge stock={card.stock} /> : null}
              {card ? <FitMark summary={card.fit}>{null}</FitMark> : null}
            </li>
          )
        })}
      </ul>
      <Button size="small" kind="quiet" onClick={forget}>
        {clear}
      </Button>
      <MoveFocusOnRemoval to="h1" />
    </section>
  )
}
