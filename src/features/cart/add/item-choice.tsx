import { isBuyable, type PurchaseItem } from '#src/features/catalogue/offer/purchase.ts'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'

interface ItemChoiceProps {
  items: PurchaseItem[]
  chosen: PurchaseItem | null
  onChoose(item: PurchaseItem): void
}

export function ItemChoice({ items, chosen, onChoose }: ItemChoiceProps) {
  const { t } = useI18n()
  const [first] = items
  if (!first) return null
  if (items.length === 1) return <input type="hidden" name={purchaseFields.item} value={first.item} />
  return (
    <fieldset className="item-choice">
      <legend>{t('cart.variant')}</legend>
      {items.map((item) => (
        <label key={item.item} data-gone={isBuyable(item.stock) ? undefined : true}>
          <input
            type="radio"
            name={purchaseFields.item}
            value={item.item}
            checked={item.item === chosen?.item}
            onChange={() => onChoose(item)}
          />
          <span>{item.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
