import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { stepAtom } from '../form/form.atoms.ts'
import { type Step, stepId, steps } from '../form/form.ts'
import { openStepAtom } from './step.atoms.ts'

interface StepSectionProps {
  step: Step
  summary: ReactNode
  children: ReactNode
}

export function StepSection({ step, summary, children }: StepSectionProps) {
  const { t } = useI18n()
  const open = useAtomValue(stepAtom)
  const openStep = useSetAtom(openStepAtom)
  const number = steps.indexOf(step) + 1
  const isOpen = step === open
  const done = number <= steps.indexOf(open)
  return (
    <section
      className="step"
      data-state={isOpen ? 'open' : done ? 'done' : 'ahead'}
      aria-labelledby={stepId(step)}
    >
      <header>
        <span className="mark" aria-hidden="true">
          {done ? <Icon name="check" /> : number}
        </span>
        <h2 id={stepId(step)} tabIndex={-1}>
          <VisuallyHidden>{t('checkout.step', { number })}, </VisuallyHidden>
          {t(`checkout.${step}`)}
        </h2>
        {done ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={t('checkout.changeStep', { step: t(`checkout.${step}`) })}
            onClick={() => openStep(step)}
          >
            {t('checkout.change')}
          </Button>
        ) : null}
      </header>
      {isOpen ? <div className="body">{children}</div> : null}
      {done ? <div className="summary">{summary}</div> : null}
    </section>
  )
}
