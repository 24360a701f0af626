import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { StoredCarMark } from '#src/effects/router/stored-car-mark.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { carLabel } from '../car-label.ts'
import { answerAtom, garageAtom, neededQuantityAtom } from '../garage.atoms.ts'
import type { GarageCar } from '../garage.ts'
import { useCurrentCar } from '../use-current-car.ts'
import { carKey } from './car-key.ts'
import { type Fit, type FitRow, fitOf } from './fit.ts'

interface FitAnswerProps {
  product: string
  fits: { rows: FitRow[] } | Promise<{ rows: FitRow[] }>
  /** The product's category, whose parts for the car are offered; null without one. */
  category: { name: string; path: string } | null
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
export function FitAnswer({ product, fits, category, chooser }: FitAnswerProps) {
  const { t } = useI18n()
  const garage = useAtomValue(garageAtom)
  const car = useCurrentCar()
  return (
    <section className="fit-answer" aria-label={t('fit.question')} data-known={garage ? '' : undefined}>
      <StoredCarMark />
      <div role="status">
        {car ? (
          <Deferred value={fits}>
            {({ rows }) => (
              <Answer
                key={`${product} ${car.id}`}
                {...{ product, category, car }}
                answer={fitOf(car.facts, rows)}
              />
            )}
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

interface AnswerProps extends Pick<FitAnswerProps, 'product' | 'category'> {
  car: GarageCar
  answer: Fit
}

function Answer({ product, category, car, answer }: AnswerProps) {
  const { t } = useI18n()
  const tell = useSetAtom(answerAtom)
  const setNeeded = useSetAtom(neededQuantityAtom)
  const quantity = answer.kind === 'fits' ? answer.quantity : null
  useAfterHydration(() => setNeeded(quantity === null ? null : { product, quantity }), [quantity ?? 0])
  const name = carLabel(car)
  return (
    <div className="answer" data-fit={answer.kind}>
      <Icon name={marks[answer.kind]} />
      {answer.kind === 'asks' ? (
        <div>
          <strong>{t('fit.asks', { car: name, condition: answer.condition.text })}</strong>
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
        <div>
          <strong>{t(`fit.${answer.kind}`, { car: name })}</strong>
          {answer.kind === 'fits' && answer.needs ? <p>{answer.needs}</p> : null}
          {category ? (
            <p>
              <Link to={`${category.path}?car=${encodeURIComponent(carKey(car.facts))}`} rel="nofollow">
                {t('fit.others', { category: category.name })}
              </Link>
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
