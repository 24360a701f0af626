import { Link } from '#src/effects/router/link.tsx'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { BuyAgainForm } from '../again/buy-again-form.tsx'
import { OrderStateText } from '../order-state-text.tsx'
import type { ListedOrder } from './listed-order.ts'
import sheet from './orders-list.css?url'
import { ParcelLinks } from './parcel-links.tsx'
import { PartPictures } from './part-pictures.tsx'

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  const { t } = useI18n()
  return (
    <>
      <StyleSheet href={sheet} />
      <table className="orders-table">
        <caption className="visually-hidden">{t('orders.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('checkout.orderNumber')}</th>
            <th scope="col">{t('checkout.part')}</th>
            <th scope="col">{t('orders.status')}</th>
            <th scope="col" className="total">
              {t('cart.total')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('orders.again.buy')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { t, locale } = useI18n()
  const { number, state, steps, date, total, currency, country, parts, parcels } = order
  return (
    <tr>
      <th scope="row">
        <Link to={paths.accountOrder(number)}>{t('orders.order', { number })}</Link>
        <small>{formatDate(date, intlLocale(locale, country))}</small>
      </th>
      <td className="parts">
        <PartPictures parts={parts} />
      </td>
      <td className="status">
        <OrderStateText state={state} steps={steps} country={country} />
        <ParcelLinks parcels={parcels} inRow />
      </td>
      <td className="total">
        <MoneyRegion language={locale} country={country}>
          <AmountText amount={total} currency={currency} />
        </MoneyRegion>
      </td>
      <td className="again">
        <BuyAgainForm number={number} inRow />
      </td>
    </tr>
  )
}
