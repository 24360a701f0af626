import type { ReactNode } from 'react'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { PrintTitle } from '#src/effects/browser/print-title.tsx'
import { UnreadableLines } from '#src/features/cart/line/unreadable-lines.tsx'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { GuaranteeNotice } from '#src/features/guarantee/guarantee-notice.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { carOf, remarkOf } from '../order-remarks.ts'
import { ExpectedRow } from './expected-row.tsx'
import { isOfBusiness, netOrder } from './net-order.ts'
import { PostalAddress } from './postal-address.tsx'
import { paymentText, receiptOf } from './receipt.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { receiptTotals } from './receipt-totals.ts'
import { SellerBlock } from './seller-block.tsx'

interface OrderSheetProps {
  order: Order
  facts: ShopFacts | null
  /** True for an order that has not been sent, so that it is said when it is expected. */
  isOpen: boolean
  /** The address where an old part is returned for its deposit. */
  returnPath: string
  header: ReactNode
  /** True to begin with the goods; otherwise with the payment, which may be still to come. */
  goodsFirst?: boolean
  /** False if `details` has the number and the date of the order. */
  hasNumber?: boolean
  /** The next steps of the order, below the header. */
  next?: ReactNode
  details?: ReactNode
  payment?: ReactNode
  children?: ReactNode
  actions: ReactNode
  after?: ReactNode
}

export function OrderSheet(props: OrderSheetProps) {
  const { order, facts, isOpen, returnPath, header, details, next, payment, children, actions, after } = props
  const { goodsFirst = false, hasNumber = true } = props
  const i18n = useI18n()
  const { t, locale } = i18n
  const { address, shippingAddress, currency } = order
  const net = netOrder(order)
  const codes = order.discounts.vouchers.map(({ voucher }) => voucher)
  const note = remarkOf(order.additionalNotes)
  const car = carOf(order.additionalNotes)
  const elsewhere = shippingAddress.address1 !== '' && !sameAddress(address, shippingAddress)
  const terms = (
    <>
      <dl className="facts">
        {details}
        {hasNumber ? (
          <>
            <div>
              <dt>{t('checkout.orderNumber')}</dt>
              <dd>
                <code>{order.orderNumber}</code>
              </dd>
            </div>
            <div>
              <dt>{t('checkout.orderDate')}</dt>
              <dd>{formatDate(order.orderDate, intlLocale(locale, address.country))}</dd>
            </div>
          </>
        ) : null}
        <div>
          <dt>{t('checkout.payment')}</dt>
          <dd>{paymentText(order, i18n)}</dd>
        </div>
        <div>
          <dt>{t('checkout.delivery')}</dt>
          <dd>{order.shippingMethodName || order.shippingMethod}</dd>
        </div>
        {isOpen ? <ExpectedRow order={order} facts={facts} /> : null}
        {car ? (
          <div>
            <dt>{t('checkout.car')}</dt>
            <dd>{car}</dd>
          </div>
        ) : null}
        {codes.length > 0 ? (
          <div>
            <dt>{t('cart.voucher')}</dt>
            <dd>{codes.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {payment}
    </>
  )
  const goods = (
    <>
      <ReceiptLines
        receipt={receiptOf(net ?? order)}
        isNet={net !== null}
        currency={currency}
        order={order.orderNumber}
        returnPath={returnPath}
      />
      <UnreadableLines count={order.unreadableLines} />
      <div className="sums">
        <CartTotals rows={receiptTotals(order, facts, i18n)} />
        <div className="addresses">
          <section>
            <h2>{elsewhere ? t('checkout.billing') : t('checkout.billingAndDelivery')}</h2>
            <PostalAddress address={address} />
            {address.vatNumber ? (
              <p>
                {t('checkout.field.vatNumber')} {address.vatNumber}
              </p>
            ) : null}
          </section>
          {elsewhere ? (
            <section>
              <h2>{t('checkout.shippingAddress')}</h2>
              <PostalAddress address={shippingAddress} />
            </section>
          ) : null}
          {note ? (
            <section>
              <h2>{t('checkout.note')}</h2>
              <p>{note}</p>
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
  return (
    <article className="receipt-sheet">
      <PrintTitle title={`${t('orders.receipt')} ${order.orderNumber}`} />
      <header>{header}</header>
      {next}
      {goodsFirst ? goods : terms}
      {goodsFirst ? terms : goods}
      {children}
      {isOfBusiness(order) ? null : <GuaranteeNotice country={shippingAddress.country || address.country} />}
      <p className="actions">{actions}</p>
      {facts ? <SellerBlock facts={facts} /> : null}
      {after}
    </article>
  )
}

function sameAddress(left: Order['address'], right: Order['address']): boolean {
  const keys = [
    'firstName',
    'lastName',
    'company',
    'address1',
    'address2',
    'zipCode',
    'city',
    'country',
  ] as const
  return keys.every((key) => left[key] === right[key])
}
