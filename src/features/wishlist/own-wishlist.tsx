import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WithAside } from '#src/ui/with-aside.tsx'
import { readWishlistAtom } from './change-wishlist.atoms.ts'
import { chosenCards } from './chosen-card.ts'
import { removedAtom, rowsOf } from './removed.atoms.ts'
import { ShareButton } from './shared/share-button.tsx'
import type { Prices } from './shared/snapshot.ts'
import { useWishlistCards } from './use-wishlist-cards.ts'
import { wishlistAtom } from './wishlist.atoms.ts'
import { WishlistEmpty } from './wishlist-empty.tsx'
import { WishlistParts } from './wishlist-parts.tsx'
import type { WishlistText } from './wishlist-text.ts'

interface OwnWishlistProps {
  text: WishlistText
  prices: Prices | null
  action: (card: ProductCard) => ReactNode
  /** The sum of the parts, with buttons that add them. */
  addCards: (cards: ProductCard[]) => ReactNode
  /** Blocks beside the parts. */
  aside: ReactNode
}

export default function OwnWishlist({ text, prices, action, addCards, aside }: OwnWishlistProps) {
  const entries = useAtomValue(wishlistAtom)
  const read = useSetAtom(readWishlistAtom)
  const rows = rowsOf(entries ?? [], useAtomValue(removedAtom))
  const region = prices ? `${prices.market}-${prices.pricelist}` : ''
  const { known, failed, load } = useWishlistCards(region)
  const [announcement, setAnnouncement] = useState('')
  const products = (entries ?? []).map(({ product }) => product)
  const states = new Map(
    products.flatMap((product) => {
      const part = known.get(product)
      return part ? [[product, part.state] as const] : []
    }),
  )
  const waiting = !failed && (entries === null || products.some((product) => !known.has(product)))
  useAfterHydration(() => void read())
  useAfterHydration(() => void load(products), [region, products.join()])
  if (entries && rows.length === 0) return <WishlistEmpty text={text} />
  return (
    <WithAside
      wide
      label={text.title}
      aside={
        products.length > 0 ? (
          <>
            <section className="about">
              {addCards(chosenCards(entries ?? [], known))}
              <p>{text.lead}</p>
              <ShareButton
                products={products}
                states={states}
                waiting={waiting}
                prices={prices}
                text={text}
              />
            </section>
            {aside}
          </>
        ) : null
      }
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {waiting ? <p role="status">{text.loading}</p> : null}
      <Notice tone="error">
        {failed ? (
          <>
            <p>{text.unavailable}</p>
            <Button size="small" onClick={() => load(products)}>
              {text.again}
            </Button>
          </>
        ) : null}
      </Notice>
      {products.some((product) => known.get(product) === null) ? <p>{text.notSoldHere}</p> : null}
      {rows.length > 0 ? (
        <WishlistParts rows={rows} cards={known} text={text} action={action} announce={setAnnouncement} />
      ) : null}
    </WithAside>
  )
}
