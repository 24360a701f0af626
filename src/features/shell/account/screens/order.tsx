import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { BoughtAgain } from '#src/features/orders/again/bought-again.tsx'
import type { AgainRow } from '#src/features/orders/again/buy-again.ts'
import { BuyAgainForm } from '#src/features/orders/again/buy-again-form.tsx'
import type { OrderDetails } from '#src/features/orders/details/order-details.ts'
import { OrderPaper } from '#src/features/orders/details/order-paper.tsx'
import { OrderProgress } from '#src/features/orders/details/order-progress.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { AccountFrame } from '../account-frame.tsx'

interface OrderScreenProps {
  email: string
  details: OrderDetails
  /** The facts about the shop in the country the goods go to; null when they are unknown. */
  facts: ShopFacts | null
  /** Whether the customer may still withdraw from the order. */
  canWithdraw: boolean
  /** What became of its parts when they were bought again; null when that failed. */
  again?: AgainRow[] | null
}

/** One of the customer's orders, which prints as a receipt or an invoice. Default export, because it is loaded on demand. */
export default function OrderScreen({ email, details, facts, canWithdraw, again }: OrderScreenProps) {
  const { t, locale } = useI18n()
  const { orderNumber, address } = details.order
  return (
    <AccountFrame title={t('orders.order', { number: orderNumber })} email={email}>
      <MoneyRegion language={locale} country={address.country}>
        {again === undefined ? null : <BoughtAgain rows={again} />}
        <OrderProgress {...details} country={address.country} />
        <BuyAgainForm number={orderNumber} />
        <OrderPaper details={details} facts={facts} canWithdraw={canWithdraw} />
      </MoneyRegion>
    </AccountFrame>
  )
}
