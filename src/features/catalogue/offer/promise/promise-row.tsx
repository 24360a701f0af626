import type { ReactNode } from 'react'
import { useMinute } from '#src/effects/browser/use-minute.ts'
import { Link } from '#src/effects/router/link.tsx'
import { formatMinutes } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { countedMinutes, type DeliveryPromise, type PromisedArrival } from './delivery-promise.ts'

/** Day of arrival, delivery price, return period and payment methods; nothing if nothing is known. */
export function PromiseRow({ promise }: { promise: DeliveryPromise }) {
  const { arrivals, method, price, returns, marks, text } = promise
  const minute = useMinute()
  const arrival = arrivals.find(({ before }) => minute === null || minute < before)
  if (!arrival && !method && !price && !returns && marks.length === 0) return null
  return (
    <section className="promise" aria-label={text.title}>
      {arrival || method || price ? (
        <Fact icon="truck">
          {arrival ? <strong>{arrival.expected}</strong> : null}
          {method ? <span>{method}</span> : null}
          {arrival?.orderBy ? (
            <span className="order-by">
              {arrival.orderBy}
              <Countdown arrival={arrival} minute={minute} longest={text.longest} />
            </span>
          ) : null}
          {price ? (
            <span>
              <Link to={paths.info('delivery')}>{price}</Link>
            </span>
          ) : null}
        </Fact>
      ) : null}
      {returns ? (
        <Fact icon="return">
          <span>{returns}</span>
        </Fact>
      ) : null}
      {marks.length > 0 ? (
        <div className="payment-marks">
          <span className="visually-hidden">{text.payments}</span>
          <ul>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="fact">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}

interface CountdownProps {
  arrival: PromisedArrival
  minute: number | null
  longest: string
}

/** The time that is left. Empty in the document, whose room for it is that of the longest time. */
function Countdown({ arrival, minute, longest }: CountdownProps) {
  const { t, locale } = useI18n()
  const left = minute === null ? null : (arrival.before - minute) / 60_000
  const isShown = left !== null && left < countedMinutes
  return (
    <span className="countdown" data-longest={t('promise.left', { time: longest })}>
      {isShown ? <span>{t('promise.left', { time: formatMinutes(left, locale) })}</span> : null}
    </span>
  )
}
