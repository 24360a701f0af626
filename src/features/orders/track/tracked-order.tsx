import type { BankTransfer } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { Link } from '#src/effects/router/link.tsx'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { OrderProgress } from '../details/order-progress.tsx'
import type { ListedOrder } from '../list/listed-order.ts'
import { BankTransferDetails } from '../receipt/bank-transfer.tsx'

export interface TrackedOrderProps {
  order: ListedOrder & {
    email: string
    delivery: string
    canWithdraw: boolean
    /** The transfer that is due or may be; null if it is paid otherwise. */
    transfer: BankTransfer | null
    totals: Order['totals']
  }
}

/** An order that a guest has looked up: its progress, goods, total and what is to be paid. Without names and addresses. */
export function TrackedOrder({ order }: TrackedOrderProps) {
  const { t, locale } = useI18n()
  const { number, date, total, totals, currency, country, delivery, parts, email, canWithdraw, transfer } =
    order
  return (
    <MoneyRegion language={locale} country={country}>
      <section className="tracked-order">
        <h2>{t('orders.order', { number })}</h2>
        <OrderProgress {...order} />
        <dl className="facts">
          <div>
            <dt>{t('checkout.orderDate')}</dt>
            <dd>{formatDate(date, intlLocale(locale, country))}</dd>
          </div>
          <div>
            <dt>{t('cart.total')}</dt>
            <dd>
              <AmountText amount={total} currency={currency} />
            </dd>
          </div>
          {delivery ? (
            <div>
              <dt>{t('checkout.delivery')}</dt>
              <dd>{delivery}</dd>
            </div>
          ) : null}
        </dl>
        <ul>
          {parts.map(({ name, quantity, picture }) => (
            <li key={name}>
              <Picture source={picture} alternative="" size={40} />
              {quantity} × {name}
            </li>
          ))}
        </ul>
        {transfer ? (
          <BankTransferDetails
            transfer={transfer}
            order={{ orderNumber: number, orderDate: date, totals, currency, address: { country } }}
          />
        ) : null}
        <div className="order-ways">
          {canWithdraw ? (
            // Posted, so that no e-mail address is in a link.
            <form method="post" action={localized(locale, paths.withdraw())}>
              <input type="hidden" name="order" value={number} />
              <input type="hidden" name="email" value={email} />
              <Button type="submit" name="step" value="find">
                {t('withdraw.here')}
              </Button>
            </form>
          ) : null}
          <Link className="button" to={paths.support({ subject: 'orderQuestion', order: number })}>
            {t('receipt.ask')}
          </Link>
        </div>
      </section>
    </MoneyRegion>
  )
}
