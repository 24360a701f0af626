import { PageLink } from '#src/effects/router/page-link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { servicePaths } from '#src/service-paths.ts'
import { OrderProgress } from '../details/order-progress.tsx'
import type { OrderSummary } from '../list/order-summary.ts'

/** An order that a guest has looked up: how far it has come, and what it holds. Without names, addresses and amounts. */
export function TrackedOrder({ order }: { order: Omit<OrderSummary, 'total'> }) {
  const { t } = useI18n()
  const { number, parts } = order
  return (
    <section className="tracked-order">
      <h2>{t('orders.order', { number })}</h2>
      <OrderProgress {...order} />
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <PageLink to={servicePaths.support({ subject: 'orderQuestion', order: number })}>
        {t('receipt.ask')}
      </PageLink>
    </section>
  )
}
