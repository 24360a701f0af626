import type { CardMarks } from '#src/features/catalogue/cards/card-marks.ts'
import { cardHeart } from '#src/features/wishlist/buttons/card-heart.tsx'
import { CompareLink } from './compare-link.tsx'

/** The buttons of a card for wishlist and comparison; in a row of a table for comparison only. */
export const cardMarks: CardMarks = (card, place) => {
  const { product, name, brand } = card
  return (
    <>
      {place === 'row' ? null : cardHeart(card)}
      <CompareLink product={product} name={brand ? `${name} – ${brand}` : name} />
    </>
  )
}
