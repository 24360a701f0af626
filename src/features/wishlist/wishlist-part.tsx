import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#src/features/catalogue/cards/card.ts'
import { ProductCard } from '#src/features/catalogue/cards/product-card.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { changeWishlistAtom } from './change-wishlist.atoms.ts'
import { chosenCard } from './chosen-card.ts'
import type { WishlistCard } from './load-wishlist.ts'
import { removeAtom } from './removed.atoms.ts'
import { type WishlistEntry, withItem } from './wishlist.ts'
import type { WishlistText } from './wishlist-text.ts'

interface WishlistPartProps {
  entry: WishlistEntry
  part: WishlistCard
  text: WishlistText
  action: (card: Card) => ReactNode
  onRemove(): void
}

export function WishlistPart({ entry, part, text, action, onRemove }: WishlistPartProps) {
  const change = useSetAtom(changeWishlistAtom)
  const remove = useSetAtom(removeAtom)
  const { choices } = part
  const chosen = choices.find(({ item }) => item === entry.item)
  const shown = chosenCard(part, entry.item)
  return (
    <ProductCard card={shown}>
      {choices.length === 0 || chosen ? action(shown) : null}
      <div className="wishlist-part">
        {choices.length > 0 ? (
          <Select
            aria-label={part.text.version}
            value={chosen?.item ?? ''}
            onChange={({ target }) => change(withItem(entry.product, target.value || null))}
          >
            <option value="">{text.choose}</option>
            {choices.map(({ item, name }) => (
              <option key={item} value={item}>
                {name}
              </option>
            ))}
          </Select>
        ) : null}
        <Button
          className="remove"
          size="small"
          kind="quiet"
          aria-label={part.text.remove}
          title={text.remove}
          onClick={() => {
            remove(entry.product)
            onRemove()
          }}
        >
          <Icon name="close" />
        </Button>
      </div>
    </ProductCard>
  )
}
