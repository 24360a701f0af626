import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { WishlistCard } from './load-wishlist.ts'
import type { WishlistEntry } from './wishlist.ts'

type Part = Pick<WishlistCard, 'card' | 'choices' | 'preset'>

export function chosenCard({ card, choices, preset }: Part, item: string | null): ProductCard {
  const chosen = choices.find((choice) => choice.item === item)
  if (!chosen) return card
  return {
    ...card,
    item: chosen.item,
    name: withVersion(card.name, chosen.name),
    add: { ...preset, item: chosen.item },
  }
}

export function chosenCards(
  entries: readonly WishlistEntry[],
  known: ReadonlyMap<string, Part | null>,
): ProductCard[] {
  return entries.flatMap(({ product, item }) => {
    const part = known.get(product)
    return part ? [chosenCard(part, item)] : []
  })
}
