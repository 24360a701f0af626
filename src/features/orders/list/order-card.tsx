import { Link } from '#src/effects/router/link.tsx'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { OrderStateText } from '../order-state-text.tsx'
import type { ListedOrder } from './listed-order.ts'
import sheet from './orders-list.css?url'
import { ParcelLinks } from './parcel-links.tsx'
import { PartPictures } from './part-pictures.tsx'

/** An order where there is no room for a row of the table: beside a task. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { t, locale } = useI18n()
  const { number, state, date, total, currency, country, parts, parcels } = order
  return (
    <article className="order-card">
      <StyleSheet href={sheet} />
      <h3>
        <Link to={paths.accountOrder(number)}>{t('orders.order', { number })}</Link>
      </h3>
      <OrderStateText state={state} />
      <p>
        {formatDate(date, intlLocale(locale, country))} ·{' '}
        <MoneyRegion language={locale} country={country}>
          <AmountText amount={total} currency={currency} />
        </MoneyRegion>
      </p>
      <PartPictures parts={parts} />
      <ParcelLinks parcels={parcels} />
    </article>
  )
}
