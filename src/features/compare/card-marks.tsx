import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { cardHeart } from '#src/features/wishlist/buttons/card-heart.tsx'
import { CompareLink } from './compare-link.tsx'

/** The buttons of a card for wishlist and comparison. */
export function cardMarks(card: ProductCard) {
  const { product, name, brand } = card
  return (
    <>
      {cardHeart(card)}
      <CompareLink product={product} name={brand ? `${name} – ${brand}` : name} />
    </>
  )
}
