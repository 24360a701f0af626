import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { ProductGrid } from '#src/features/catalogue/cards/product-grid.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WithAside } from '#src/ui/with-aside.tsx'
import type { WishlistCard } from '../load-wishlist.ts'
import { saveAllAtom } from '../wishlist-on-demand.atoms.ts'
import type { SharedWishlistText } from '../wishlist-text.ts'
import type { ChangesSince } from './changes-since.ts'

interface SharedWishlistProps {
  parts: WishlistCard[]
  changes: ChangesSince | null
  text: SharedWishlistText
  action: (card: ProductCard) => ReactNode
  addCards: (cards: ProductCard[]) => ReactNode
}

const aboveTheFold = 4

/** A shared list with prices of the visitor's region, and with the changes since it was shared. */
export function SharedWishlist({ parts, changes, text, action, addCards }: SharedWishlistProps) {
  const { t } = useI18n()
  const save = useSetAtom(saveAllAtom)
  const [saved, setSaved] = useState(false)
  const changed = new Map(changes?.parts.map((part) => [part.product, part.text]))

  async function saveAll() {
    setSaved(
      await save(parts).then(
        () => true,
        () => false,
      ),
    )
  }

  return (
    <WithAside
      wide
      label={text.title}
      header={
        <>
          <p>
            {text.lead} {text.left}
          </p>
          {changes ? <p>{changes.summary}</p> : null}
        </>
      }
      aside={
        <section className="about">
          {addCards(parts.map(({ card }) => card))}
          {parts.length > 0 ? (
            <Button className="save-all" onClick={saveAll}>
              {text.saveAll}
            </Button>
          ) : (
            <Link className="button" to={paths.categories()}>
              {text.browse}
            </Link>
          )}
          <Notice tone="success">
            {saved ? (
              <p>
                {text.savedAll} <Link to={paths.wishlist()}>{text.see}</Link>
              </p>
            ) : null}
          </Notice>
        </section>
      }
    >
      {parts.length > 0 ? <h2 className="visually-hidden">{t('catalogue.products')}</h2> : null}
      <ProductGrid
        cards={parts.map(({ card }) => card)}
        early={aboveTheFold}
        action={(card) => (
          <>
            {action(card)}
            {changed.has(card.product) ? <p className="change">{changed.get(card.product)}</p> : null}
          </>
        )}
      />
      {changes?.gone ? (
        <section className="gone">
          <h2>{changes.gone.title}</h2>
          <ul>
            {changes.gone.named.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
            {changes.gone.others ? <li>{changes.gone.others}</li> : null}
          </ul>
        </section>
      ) : null}
    </WithAside>
  )
}
