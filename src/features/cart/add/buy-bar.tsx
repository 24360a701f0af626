import type { RefObject } from 'react'
import type { Price } from '#src/features/catalogue/offer/price.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useOutOfView } from '#src/ui/use-out-of-view.ts'

interface BuyBarProps {
  /** The id of the form that the bar submits. */
  form: string
  /** The form's own button, which the bar stands in for. */
  button: RefObject<HTMLElement | null>
  price: Price
  busy: boolean
}

/**
 * Price and button of a product at the lower edge of a phone, while the page's own button is not whole in view. Always on
 * the page, since the room below the page is for it.
 */
export function BuyBar({ form, button, price, busy }: BuyBarProps) {
  const { t } = useI18n()
  const isOut = useOutOfView(button)
  return (
    <div className="buy-bar" data-out={isOut || undefined}>
      <p>
        <span className="amount">{price.price}</span> <span className="vat">{price.vat}</span>
      </p>
      <Button type="submit" form={form} kind="primary" busy={busy}>
        {busy ? t('cart.adding') : t('cart.add')}
      </Button>
    </div>
  )
}
