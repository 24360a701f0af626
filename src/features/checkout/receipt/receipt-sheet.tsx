import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { isFree } from '#src/features/cart/cart.ts'
import { UnreadableLines } from '#src/features/cart/line/unreadable-lines.tsx'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { formatDate, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { remarkOf } from '../payment/order-remarks.ts'
import { BankTransferDetails } from './bank-transfer.tsx'
import { PostalAddress } from './postal-address.tsx'
import { receiptOf } from './receipt.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { receiptTotals } from './receipt-totals.ts'
import { SellerBlock } from './seller-block.tsx'

interface ReceiptSheetProps {
  order: Order
  /** The facts about the shop in the country the goods go to; null while and if they are unknown. */
  facts: ShopFacts | null
}

/** A receipt on one sheet: on the screen and, without what surrounds it, on paper. */
export function ReceiptSheet({ order, facts }: ReceiptSheetProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { address, shippingAddress, currency } = order
  const codes = order.discounts.vouchers.map(({ voucher }) => voucher)
  const note = remarkOf(order.additionalNotes)
  const transfer = isFree(order)
    ? null
    : facts?.bankTransfers.find(({ paymentMethod }) => paymentMethod === order.paymentMethod)
  const elsewhere = shippingAddress.address1 !== '' && !sameAddress(address, shippingAddress)
  return (
    <article className="receipt-sheet">
      <header>
        <h1>{t('checkout.thanks')}</h1>
        {address.email ? <p>{t('checkout.sentTo', { email: address.email })}</p> : null}
        {facts?.demo ? <p>{t('receipt.demo')}</p> : null}
      </header>
      <dl className="facts">
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
        <div>
          <dt>{t('checkout.payment')}</dt>
          <dd>{order.paymentMethodName || order.paymentMethod}</dd>
        </div>
        <div>
          <dt>{t('checkout.delivery')}</dt>
          <dd>{order.shippingMethodName || order.shippingMethod}</dd>
        </div>
        {codes.length > 0 ? (
          <div>
            <dt>{t('cart.voucher')}</dt>
            <dd>{codes.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {transfer ? <BankTransferDetails transfer={transfer} order={order} /> : null}
      <ReceiptLines receipt={receiptOf(order)} currency={currency} />
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
      {facts ? <SellerBlock facts={facts} /> : null}
      <p className="actions">
        <Button onClick={() => window.print()}>{t('checkout.print')}</Button>
        <PageLink className="button" data-kind="quiet" to={paths.home()}>
          {t('checkout.backToShop')}
        </PageLink>
      </p>
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
