import type { ReactNode } from 'react'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { WishlistCard } from './load-wishlist.ts'
import type { Row } from './removed.atoms.ts'
import { RemovedPart } from './removed-part.tsx'
import { WishlistPart } from './wishlist-part.tsx'
import type { WishlistText } from './wishlist-text.ts'

interface WishlistPartsProps {
  rows: Row[]
  cards: ReadonlyMap<string, WishlistCard | null>
  text: WishlistText
  action: (card: ProductCard) => ReactNode
  announce(text: string): void
}

export function WishlistParts({ rows, cards, text, action, announce }: WishlistPartsProps) {
  const { t } = useI18n()
  return (
    <>
      <h2 className="visually-hidden">{t('catalogue.products')}</h2>
      <ul className="product-grid">
        {rows.map(({ entry, removed }) => {
          const part = cards.get(entry.product)
          if (!part) return null
          return removed ? (
            <RemovedPart
              key={entry.product}
              removed={removed}
              part={part}
              text={text}
              onReturn={() => announce('')}
            />
          ) : (
            <li key={entry.product}>
              <WishlistPart
                entry={entry}
                part={part}
                text={text}
                action={action}
                onRemove={() => announce(part.text.removed)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
