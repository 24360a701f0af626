import { useId } from 'react'
import type { BankTransfer } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { dayAfter } from './receipt.ts'

interface BankTransferDetailsProps {
  transfer: BankTransfer
  /** What else is to be known about the payment. */
  note?: string
  order: Pick<Order, 'orderNumber' | 'orderDate' | 'totals' | 'currency'> & {
    address: Pick<Order['address'], 'country'>
  }
}

export function BankTransferDetails({ transfer, order, note }: BankTransferDetailsProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const { recipient, accounts, days, inAdvance } = transfer
  const { orderNumber, orderDate, totals, currency, address } = order
  const due = days === null ? '' : dayAfter(orderDate, days)
  return (
    <section className="bank-transfer" aria-labelledby={id}>
      <h2 id={id}>{t('checkout.transfer')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('checkout.transferAmount')}</dt>
          <dd>
            <AmountText amount={totals.grandTotal} currency={currency} />
          </dd>
        </div>
        {due ? (
          <div>
            <dt>{t('checkout.transferBy')}</dt>
            <dd>{formatDate(due, intlLocale(locale, address.country))}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('checkout.transferTo')}</dt>
          <dd>{recipient}</dd>
        </div>
        {accounts.map(({ name, number }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{number}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('checkout.transferReference')}</dt>
          <dd>
            <code>{orderNumber}</code>
          </dd>
        </div>
      </dl>
      <p>{t('receipt.transferMatch')}</p>
      {note ? <p>{note}</p> : null}
      {inAdvance ? <p>{t('checkout.transferHint')}</p> : null}
    </section>
  )
}
