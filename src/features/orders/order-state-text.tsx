import { intlLocale } from '#src/i18n/format.ts'
import { formatDays } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { OrderState } from './order-state.ts'
import { dayOfState, type OrderStep } from './order-steps.ts'

interface OrderStateTextProps {
  state: OrderState | null
  /** With these, the day since which it is in that state is shown too. */
  steps?: OrderStep[]
  country?: string
}

export function OrderStateText({ state, steps = [], country = '' }: OrderStateTextProps) {
  const { t, locale } = useI18n()
  const day = dayOfState(state, steps)
  if (!state) return null
  return (
    <span className="order-state" data-state={state}>
      {t(`orders.state.${state}`)}{' '}
      {day ? (
        // Runtimes abbreviate months differently.
        <small suppressHydrationWarning>{formatDays(day, day, intlLocale(locale, country))}</small>
      ) : null}
    </span>
  )
}
