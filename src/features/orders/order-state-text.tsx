import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { OrderState } from './order-state.ts'

export function OrderStateText({ state }: { state: OrderState | null }) {
  const { t } = useI18n()
  if (!state) return null
  return (
    <span className="order-state" data-state={state}>
      {t(`orders.state.${state}`)}
    </span>
  )
}
