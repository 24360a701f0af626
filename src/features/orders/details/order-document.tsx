import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { Link } from '#src/effects/router/link.tsx'
import { amountText } from '#src/features/cart/amounts.ts'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { BankTransferDetails } from '../receipt/bank-transfer.tsx'
import { OrderActions } from '../receipt/order-actions.tsx'
import { OrderSheet } from '../receipt/order-sheet.tsx'
import { transferOf } from '../receipt/receipt.ts'
import type { OrderDetails } from './order-details.ts'

interface OrderDocumentProps {
  details: OrderDetails
  facts: ShopFacts | null
  canWithdraw: boolean
}

/** The receipt or invoice of an order. The service has no invoices: theirs has the order's number and date. */
export function OrderDocument({ details, facts, canWithdraw }: OrderDocumentProps) {
  const { t, locale } = useI18n()
  const { order, state, documentKind, parcels, returns, showsTransfer } = details
  const isOpen = state === 'received' || state === 'confirmed' || state === 'processing'
  const shownDate = (date: string) => formatDate(date, intlLocale(locale, order.address.country))
  const shippingDates = [...new Set(parcels.map(({ shippedDate }) => shownDate(shippedDate)).filter(Boolean))]
  const transfer = showsTransfer ? transferOf(order, facts) : null
  return (
    <OrderSheet
      order={order}
      facts={facts}
      isOpen={isOpen}
      goodsFirst
      hasNumber={documentKind === 'receipt'}
      returnPath={paths.accountReturns(order.orderNumber)}
      header={
        <>
          <h2>
            {t(`orders.${documentKind}`)} <span className="in-print">{order.orderNumber}</span>
          </h2>
          {facts?.demo ? <p className="hint">{t('receipt.demo')}</p> : null}
        </>
      }
      details={
        <>
          {documentKind === 'invoice' ? (
            <>
              <div>
                <dt>{t('orders.invoiceNumber')}</dt>
                <dd>
                  <code>{order.orderNumber}</code>
                </dd>
              </div>
              <div>
                <dt>{t('orders.invoiceDate')}</dt>
                <dd>{shownDate(order.orderDate)}</dd>
              </div>
            </>
          ) : null}
          {shippingDates.length > 0 ? (
            <div>
              <dt>{t('orders.shippingDate')}</dt>
              <dd>{shippingDates.join(', ')}</dd>
            </div>
          ) : null}
        </>
      }
      payment={
        transfer ? (
          <BankTransferDetails transfer={transfer} order={order} note={t('orders.alreadyPaid')} />
        ) : null
      }
      actions={
        <OrderActions order={order.orderNumber} canWithdraw={canWithdraw}>
          <Link className="button" data-kind="quiet" to={paths.accountOrders()}>
            {t('orders.showAll')}
          </Link>
        </OrderActions>
      }
    >
      {returns.length > 0 ? <Returns order={order} returns={returns} /> : null}
    </OrderSheet>
  )
}

function Returns({ order, returns }: Pick<OrderDetails, 'order' | 'returns'>) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { currency, vatExempt, address } = order
  const amounts = { currency, vatExempt, country: address.country }
  const rows = returns.map(({ isDeposit, date, names, amount }) => ({
    label: t(isDeposit ? 'orders.depositRefunded' : 'orders.returned', {
      date: formatDate(date, intlLocale(locale, address.country)),
    }),
    notes: names,
    amount: amountText(amount === null ? null : -amount, i18n, amounts),
    emphasis: null,
  }))
  return (
    <section className="order-returns">
      <h2>{t('orders.returns')}</h2>
      <CartTotals rows={rows} />
    </section>
  )
}
