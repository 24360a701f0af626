import { useId } from 'react'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { useOrderArrival } from '#src/features/orders/use-order-arrival.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { nextSteps } from './next-steps.ts'

/** Three dated steps from the order to its arrival; nothing if the days are unknown. */
export function WhatHappensNext({ order, facts }: { order: Order; facts: ShopFacts | null }) {
  const i18n = useI18n()
  const id = useId()
  const arrival = useOrderArrival(order, facts)
  const steps = nextSteps(order, arrival, facts, i18n)
  if (steps.length === 0) return null
  return (
    <section className="next-steps" aria-labelledby={id}>
      <h2 id={id}>{i18n.t('checkout.next')}</h2>
      <ol>
        {steps.map(({ step, text }) => (
          <li key={step} data-done={step === 'confirmed' || undefined}>
            <strong>
              {step === 'confirmed' ? <Icon name="check" /> : null}
              {i18n.t(`checkout.next.${step}`)}
            </strong>
            {text ? <span>{text}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
