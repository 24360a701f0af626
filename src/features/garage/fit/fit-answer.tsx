import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { answerAtom, currentCarAtom } from '../garage.atoms.ts'
import type { GarageCar } from '../garage.ts'
import { type Fit, type FitRow, fitOf } from './fit.ts'

interface FitAnswerProps {
  fits: { rows: FitRow[] } | Promise<{ rows: FitRow[] }>
  /** The button that opens the choice of a car. */
  chooser: ReactNode
}

const marks: Record<Fit['kind'], IconName> = {
  fits: 'check',
  asks: 'information',
  refuses: 'error',
  unknown: 'information',
}

/** Whether the product fits the visitor's car; asks for what has to be known. Without a car, asks for one. */
export function FitAnswer({ fits, chooser }: FitAnswerProps) {
  const { t } = useI18n()
  const car = useAtomValue(currentCarAtom)
  return (
    <section className="fit-answer" aria-label={t('fit.question')}>
      <div role="status">
        {car ? (
          <Deferred value={fits}>
            {({ rows }) => <Answer car={car} answer={fitOf(car.facts, rows)} />}
          </Deferred>
        ) : null}
      </div>
      {car ? null : (
        <p className="choose">
          <strong>{t('fit.question')}</strong> {chooser}
        </p>
      )}
    </section>
  )
}

function Answer({ car: { name, year }, answer }: { car: GarageCar; answer: Fit }) {
  const { t } = useI18n()
  const tell = useSetAtom(answerAtom)
  const car = `${name}, ${year}`
  return (
    <div className="answer" data-fit={answer.kind}>
      <Icon name={marks[answer.kind]} />
      {answer.kind === 'asks' ? (
        <div>
          <strong>{t('fit.asks', { car, condition: answer.condition.text })}</strong>
          {answer.note ? <p>{answer.note}</p> : null}
          <p className="question">
            {t('fit.isSo')}
            <Button size="small" onClick={() => tell(answer.condition.condition, true)}>
              {t('fit.yes')}
            </Button>
            <Button size="small" onClick={() => tell(answer.condition.condition, false)}>
              {t('fit.no')}
            </Button>
          </p>
        </div>
      ) : (
        <strong>{t(`fit.${answer.kind}`, { car })}</strong>
      )}
    </div>
  )
}
