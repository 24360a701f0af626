import { intlLocale } from '#src/i18n/format.ts'
import { formatDays } from '#src/i18n/format-days.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ListedOrder } from '../list/listed-order.ts'
import { ParcelLinks } from '../list/parcel-links.tsx'
import { OrderStateText } from '../order-state-text.tsx'
import type { OrderStep } from '../order-steps.ts'
import sheet from './order-details.css?url'

interface OrderProgressProps extends Pick<ListedOrder, 'state' | 'parcels' | 'steps' | 'country'> {}

/** The state of an order, its way from the order to the delivery, and its parcels. */
export function OrderProgress({ country, state, parcels, steps }: OrderProgressProps) {
  const { t } = useI18n()
  return (
    <section className="order-progress" aria-label={t('orders.progress')}>
      <StyleSheet href={sheet} />
      <p>
        <OrderStateText state={state} />
      </p>
      {steps.length > 0 ? (
        <ol>
          {steps.map((step) => (
            <Step key={step.step} {...step} country={country} />
          ))}
        </ol>
      ) : null}
      <ParcelLinks parcels={parcels} />
    </section>
  )
}

function Step({ step, progress, days, country }: OrderStep & { country: string }) {
  const { t, locale } = useI18n()
  const dates = days.map((day) => formatDays(day, day, intlLocale(locale, country)))
  return (
    <li data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
      <span className="mark">{progress === 'done' ? <Icon name="check" /> : null}</span>
      <strong>{t(step === 'delivered' ? 'orders.state.delivered' : `orders.step.${step}`)}</strong>
      {progress === 'open' ? <VisuallyHidden>{t('orders.step.open')}</VisuallyHidden> : null}
      {/* Runtimes abbreviate months differently. */}
      <span suppressHydrationWarning>{dates.join(', ')}</span>
    </li>
  )
}
