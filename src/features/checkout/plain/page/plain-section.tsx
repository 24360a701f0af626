import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type PlainStep, plainSteps } from '../plain-step.ts'

interface PlainSectionProps {
  step: PlainStep
  open: PlainStep
  /** A free order has no step for the payment. */
  isFree: boolean
  summary: ReactNode
  children: ReactNode
}

/** A step of the checkout: open, done with a link back to it, or ahead. */
export function PlainSection({ step, open, isFree, summary, children }: PlainSectionProps) {
  const { t, locale } = useI18n()
  const position = plainSteps.indexOf(step)
  const number = isFree && step === 'order' ? position : position + 1
  const isOpen = step === open
  const isDone = position < plainSteps.indexOf(open)
  const name = t(`checkout.${step}`)
  return (
    <section
      className="step"
      data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}
      aria-labelledby={`step-${step}`}
    >
      <header>
        <span className="mark" aria-hidden="true">
          {isDone ? <Icon name="check" /> : number}
        </span>
        <h2 id={`step-${step}`} aria-current={isOpen ? 'step' : undefined}>
          {name}
        </h2>
        {isDone ? (
          <a
            className="button"
            data-kind="quiet"
            data-size="small"
            aria-label={t('checkout.changeStep', { step: name })}
            href={localized(locale, paths.plainCheckout({ step }))}
          >
            {t('checkout.change')}
          </a>
        ) : null}
      </header>
      {isOpen ? <div className="body">{children}</div> : null}
      {isDone ? <div className="summary">{summary}</div> : null}
    </section>
  )
}
