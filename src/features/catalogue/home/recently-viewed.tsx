import { type ReactNode, useState } from 'react'
import { useHref } from 'react-router'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { ProductCard as Card } from '../cards/card.ts'
import { ProductCard } from '../cards/product-card.tsx'
import { forgetViewed, parseViewed } from './viewed-parts.ts'

interface RecentlyViewedProps {
  title: string
  clear: string
  action: (card: Card) => ReactNode
  compare: (card: Card) => ReactNode
}

const store = browserStore('localStorage')

/**
 * The parts last viewed in this browser. Name, price, stock and fit are those of this page's language and country: the storage
 * has the name of the visited page only, which is shown for parts that are not sold here.
 */
export default function RecentlyViewed({ title, clear, action, compare }: RecentlyViewedProps) {
  const [parts, setParts] = useState(() => parseViewed(store))
  const [cards, setCards] = useState<Card[] | null>(null)
  const ids = parts.flatMap(({ product }) => product ?? []).join()
  // The list of any parts by their ids, not only of those in the wishlist.
  const address = useHref(paths.more(paths.wishlist(ids)))
  useAfterHydration(() => {
    const found = ids ? fetchJson<{ card: Card }[]>(address) : Promise.resolve(null)
    void found.then((list) => setCards(list?.map(({ card }) => card) ?? []))
  })
  if (parts.length === 0) return null
  function forget() {
    forgetViewed(store)
    setParts([])
  }
  return (
    <section className="recently-viewed" aria-label={title} aria-busy={cards === null || undefined}>
      <header>
        <h2>{title}</h2>
        <Button size="small" onClick={forget}>
          {clear}
        </Button>
      </header>
      <ul className="product-grid">
        {parts.map(({ uri, name, sku, picture, product }) => {
          const card = cards?.find((each) => each.product === product)
          return (
            <li key={uri}>
              {card ? (
                <ProductCard card={card} compare={compare(card)}>
                  {action(card)}
                </ProductCard>
              ) : (
                <article className="product-card">
                  <Picture source={picture} alternative="" size={200} />
                  <div className="text">
                    <p className="brand">
                      <code>{sku}</code>
                    </p>
                    <h3>
                      <Link to={paths.product(uri)}>{cards === null ? sku : name}</Link>
                    </h3>
                  </div>
                </article>
              )}
            </li>
          )
        })}
      </ul>
      <MoveFocusOnRemoval to="h1" />
    </section>
  )
}
