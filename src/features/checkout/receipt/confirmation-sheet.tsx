import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { Link } from '#src/effects/router/link.tsx'
import { isFree } from '#src/features/cart/cart.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { BankTransferDetails } from '#src/features/orders/receipt/bank-transfer.tsx'
import { OrderActions } from '#src/features/orders/receipt/order-actions.tsx'
import { OrderSheet } from '#src/features/orders/receipt/order-sheet.tsx'
import { transferOf } from '#src/features/orders/receipt/receipt.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

interface ConfirmationSheetProps {
  order: Order
  facts: ShopFacts | null
  /** Offered to guests: an account. */
  accountOffer?: ReactNode
}

export function ConfirmationSheet({ order, facts, accountOffer }: ConfirmationSheetProps) {
  const { t } = useI18n()
  const isGuest = useAtomValue(isLoggedInAtom) === false
  const { email } = order.address
  const transfer = isFree(order) ? null : transferOf(order, facts)
  return (
    <OrderSheet
      order={order}
      facts={facts}
      isOpen
      returnPath={paths.support({ subject: 'refundQuestion', order: order.orderNumber })}
      header={
        <>
          <h1 className="on-screen confirmation-title">
            <span className="tick">
              <Icon name="check" />
            </span>
            {t('checkout.thanks')}
          </h1>
          <p className="in-print">
            {t('orders.receipt')} {order.orderNumber}
          </p>
          {email ? <p className="on-screen">{t('checkout.sentTo', { email })}</p> : null}
          {facts?.demo ? <p className="hint">{t('receipt.demo')}</p> : null}
        </>
      }
      next={<WhatHappensNext order={order} facts={facts} />}
      payment={transfer ? <BankTransferDetails transfer={transfer} order={order} /> : null}
      after={isGuest && accountOffer ? <div className="account-offer">{accountOffer}</div> : null}
      actions={
        <OrderActions order={order.orderNumber} canWithdraw>
          <Link className="button" data-kind="quiet" to={paths.home()}>
            {t('checkout.backToShop')}
          </Link>
        </OrderActions>
      }
    />
  )
}
