import { Link } from '#src/effects/router/link.tsx'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import type { ListedOrder } from '../list/listed-order.ts'
import { PartPictures } from '../list/part-pictures.tsx'
import type { ReturnsText } from './returns-text.ts'

/** The customer's latest orders of which something can be sent back. */
export function ChooseOrder({ orders, text }: { orders: ListedOrder[]; text: ReturnsText }) {
  const { t, locale } = useI18n()
  return (
    <>
      <p>{orders.length > 0 ? text.choose : text.none}</p>
      <ul className="return-orders">
        {orders.map(({ number, date, country, parts }) => (
          <li key={number}>
            <p>
              <Link to={paths.accountReturns(number)}>{t('orders.order', { number })}</Link>
              <small>{formatDate(date, intlLocale(locale, country))}</small>
            </p>
            <PartPictures parts={parts} />
          </li>
        ))}
      </ul>
      <Link to={paths.accountOrders()}>{t('orders.showAll')}</Link>
    </>
  )
}
