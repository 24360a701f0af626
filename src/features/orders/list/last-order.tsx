import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import type { ListedOrder } from './listed-order.ts'
import { OrderCard } from './order-card.tsx'

/** The last order of a customer, beside a task that may be about it. */
export function LastOrder({ order }: { order: ListedOrder }) {
  const { t } = useI18n()
  return (
    <AsideBlock title={t('orders.lastOrder')}>
      <OrderCard order={order} />
      <Link to={paths.accountOrders()}>{t('orders.showAll')}</Link>
    </AsideBlock>
  )
}
