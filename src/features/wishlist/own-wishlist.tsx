import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AfterHydration } from '#src/effects/after-hydration.tsx'
import type { ProductCard } from '#src/features/catalogue/product-card.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Drawing } from '#src/ui/drawing.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toggleOrReadAtom } from './change.atoms.ts'
import { removedAtom, rowsOf } from './removed.atoms.ts'
import { RemovedPart } from './removed-part.tsx'
import { ShareButton } from './share-button.tsx'
import { useWishedCards } from './use-wished-cards.ts'
import { WishedPart } from './wished-part.tsx'
import { wishlistAtom } from './wishlist.atoms.ts'
import type { WishlistWords } from './wishlist-words.ts'

interface OwnWishlistProps {
  words: WishlistWords
  /** Whose prices these are. */
  region: string
  /** What can be done with a card. */
  action: (card: ProductCard) => ReactNode
}

/** What this browser keeps, as the catalogue sells it today. Default export: it is loaded in the browser alone. */
export default function OwnWishlist({ words, region, action }: OwnWishlistProps) {
  const { t } = useI18n()
  const entries = useAtomValue(wishlistAtom)
  const read = useSetAtom(toggleOrReadAtom)
  const rows = rowsOf(entries ?? [], useAtomValue(removedAtom))
  const { known, failed, load } = useWishedCards(region)
  const [said, setSaid] = useState('')
  const wished = (entries ?? []).map(({ product }) => product)
  const waiting = entries === null || wished.some((product) => !known.has(product))
  return (
    <>
      <AfterHydration run={() => read()}>{null}</AfterHydration>
      <AfterHydration key={[region, ...wished].join()} run={() => void load(wished)}>
        {null}
      </AfterHydration>
      {wished.length > 0 ? (
        <div className="about">
          <p>{words.lead}</p>
          <ShareButton products={wished} words={words} />
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {waiting && !failed ? <p role="status">{words.loading}</p> : null}
      <Notice tone="wrong">
        {failed ? (
          <>
            <p>{words.unavailable}</p>
            <Button size="small" onClick={() => load(wished)}>
              {words.again}
            </Button>
          </>
        ) : null}
      </Notice>
      {wished.some((product) => known.get(product) === null) ? <p>{words.unsold}</p> : null}
      {rows.length > 0 ? (
        <>
          <h2 className="visually-hidden">{t('catalogue.products')}</h2>
          <ul className="product-grid">
            {rows.map(({ entry, removed }) => {
              const part = known.get(entry.product)
              if (!part) return null
              if (removed) {
                return (
                  <RemovedPart
                    key={entry.product}
                    removed={removed}
                    part={part}
                    words={words}
                    onReturn={() => setSaid('')}
                  />
                )
              }
              return (
                <li key={entry.product}>
                  <WishedPart
                    entry={entry}
                    part={part}
                    words={words}
                    action={action}
                    onRemove={() => setSaid(part.words.removed)}
                  />
                </li>
              )
            })}
          </ul>
        </>
      ) : null}
      {entries && rows.length === 0 ? (
        <div className="empty">
          <Drawing name="empty-wishlist" />
          <h2>{words.empty}</h2>
          <p>{words.emptyHint}</p>
          <Link className="button" to={paths.categories()}>
            {words.browse}
          </Link>
        </div>
      ) : null}
    </>
  )
}
