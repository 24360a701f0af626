import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { cardHeart } from '#src/features/wishlist/buttons/card-heart.tsx'
import { CompareLink } from './compare-link.tsx'

/** What one can note down on a card besides buying: the wishlist and the comparison. */
export function cardMarks(card: ProductCard) {
  const { product, name, brand } = card
  return (
    <>
      {cardHeart(card)}
      <CompareLink product={product} name={brand ? `${name} – ${brand}` : name} />
    </>
  )
}
