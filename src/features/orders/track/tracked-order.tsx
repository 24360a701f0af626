import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { OrderProgress } from '../details/order-progress.tsx'
import type { ListedOrder } from '../list/listed-order.ts'

export interface TrackedOrderProps {
  order: Omit<ListedOrder, 'total'> & {
    email: string
    canWithdraw: boolean
  }
}

/** An order that a guest has looked up: its progress and goods. Without names, addresses and amounts. */
export function TrackedOrder({ order }: TrackedOrderProps) {
  const { t, locale } = useI18n()
  const { number, parts, email, canWithdraw } = order
  return (
    <section className="tracked-order">
      <h2>{t('orders.order', { number })}</h2>
      <OrderProgress {...order} />
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {canWithdraw ? (
        // Posted, so that no e-mail address is in a link.
        <form method="post" action={localized(locale, paths.withdraw())}>
          <input type="hidden" name="order" value={number} />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" name="step" value="find">
            {t('withdraw.here')}
          </Button>
        </form>
      ) : null}
      <Link to={paths.support({ subject: 'orderQuestion', order: number })}>{t('receipt.ask')}</Link>
    </section>
  )
}
