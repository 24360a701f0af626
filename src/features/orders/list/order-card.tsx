import { Link } from '#src/effects/router/link.tsx'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { formatDate, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { OrderStateText } from '../order-state-text.tsx'
import type { ListedOrder } from './listed-order.ts'
import { ParcelLinks } from './parcel-links.tsx'

interface OrderCardProps {
  order: ListedOrder
  heading?: 'h2' | 'h3'
}

const maxParts = 3

export function OrderCard({ order, heading: Heading = 'h2' }: OrderCardProps) {
  const { t, locale } = useI18n()
  const { number, state, date, total, currency, country, parts, parcels } = order
  const more = parts.length - maxParts
  return (
    <article className="order-card">
      <header>
        <Heading>
          <Link to={paths.accountOrder(number)}>{t('orders.order', { number })}</Link>
        </Heading>
        <OrderStateText state={state} />
      </header>
      <dl>
        <div>
          <dt>{t('checkout.orderDate')}</dt>
          <dd>{formatDate(date, intlLocale(locale, country))}</dd>
        </div>
        <div>
          <dt>{t('cart.total')}</dt>
          <dd>
            <MoneyRegion language={locale} country={country}>
              <AmountText amount={total} currency={currency} />
            </MoneyRegion>
          </dd>
        </div>
      </dl>
      <p>
        {parts.slice(0, maxParts).join(', ')}
        {more > 0 ? ` ${t('orders.moreParts', { count: more })}` : null}
      </p>
      <ParcelLinks parcels={parcels} />
    </article>
  )
}
