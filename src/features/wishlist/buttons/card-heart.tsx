import { useAtomValue, useSetAtom } from 'jotai'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { wishlistAtom } from '../wishlist.atoms.ts'
import { loadWishlistAtom, toggleWishlistAtom } from '../wishlist-on-demand.atoms.ts'

export function cardHeart(card: ProductCard) {
  return <CardHeart card={card} />
}

/**
 * Adds the part of a card to the wishlist or removes it. It needs script, and is absent without. The document has its room,
 * so that the page needs no new layout for it.
 */
function CardHeart({ card }: { card: ProductCard }) {
  const { t } = useI18n()
  const load = useSetAtom(loadWishlistAtom)
  const toggle = useSetAtom(toggleWishlistAtom)
  const listed = !!useAtomValue(wishlistAtom)?.some(({ product }) => product === card.product)
  if (!useHydrated()) return <span className="card-heart" />
  const { product, name, brand, sku, article = sku, item, onlyItem, amount, amountBefore = amount } = card
  const only = item ?? onlyItem ?? card.add?.item
  return (
    <span className="card-heart">
      <button
        type="button"
        aria-pressed={listed}
        aria-label={t('wishlist.named', { name: brand ? `${name} – ${brand}` : name })}
        onPointerEnter={() => load()}
        onClick={() =>
          toggle({
            product,
            items: only ? [{ item: only }] : undefined,
            offer: {
              id: article,
              isGroup: article === product,
              name,
              brand,
              variant: '',
              ...card.measured,
              price: amount,
              priceBefore: amountBefore,
            },
          })
        }
      >
        <Icon name="heart" />
      </button>
    </span>
  )
}
