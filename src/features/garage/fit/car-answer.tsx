import { useSetAtom } from 'jotai'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { carLabel } from '../car-label.ts'
import { productFitAtom } from '../garage.atoms.ts'
import type { GarageCar } from '../garage.ts'
import { answerAtom } from '../garage-on-demand.atoms.ts'
import { carKey } from './car-key.ts'
import { decidingAnswer } from './deciding-answer.ts'
import { type Fit, type FitRow, fitOf } from './fit.ts'

const marks: Record<Fit['kind'], IconName> = {
  fits: 'check',
  asks: 'information',
  refuses: 'error',
  unknown: 'information',
  handbook: 'information',
  otherGrade: 'information',
}

interface CarAnswerProps {
  product: string
  category: { name: string; path: string } | null
  car: GarageCar
  rows: readonly FitRow[]
}

/** The answer whether a product fits a car; asks about unknown conditions, and states the quantity the car needs. */
export function CarAnswer({ product, category, car, rows }: CarAnswerProps) {
  const i18n = useI18n()
  const { t } = i18n
  const answerCondition = useSetAtom(answerAtom)
  const setFit = useSetAtom(productFitAtom)
  const answer = fitOf(car.facts, rows)
  const isDecided = answer.kind === 'fits' || answer.kind === 'refuses'
  const said = isDecided ? decidingAnswer(car.facts, rows, answer.kind === 'fits', i18n) : null
  const quantity = answer.kind === 'fits' ? answer.quantity : null
  const isRefused = answer.kind === 'refuses'
  const isWrong = isRefused || answer.kind === 'otherGrade'
  useAfterHydration(() => setFit({ product, quantity, isRefused }), [quantity ?? 0, answer.kind])
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
            <Button size="small" onClick={() => answerCondition(answer.condition.condition, true)}>
              {t('fit.yes')}
            </Button>
            <Button size="small" onClick={() => answerCondition(answer.condition.condition, false)}>
              {t('fit.no')}
            </Button>
          </p>
          {answer.condition.help ? (
            <details>
              <summary>{t('fit.notSure')}</summary>
              <p>{answer.condition.help}</p>
            </details>
          ) : null}
        </div>
      ) : (
        <div>
          <strong>{t(`fit.${answer.kind}`, { car: name })}</strong>
          {'needs' in answer && answer.needs ? <p>{answer.needs}</p> : null}
          {said ? <p>{t(said.answer ? 'fit.because' : 'fit.becauseNot', { answer: said.text })}</p> : null}
          {category || said ? (
            <p className="question">
              {category ? (
                <Link
                  {...(isWrong ? { className: 'button', 'data-kind': 'primary' } : {})}
                  to={`${category.path}?car=${encodeURIComponent(carKey(car.facts))}`}
                  rel="nofollow"
                >
                  {t('fit.others', { category: category.name })}
                </Link>
              ) : null}
              {said ? (
                <Button size="small" kind="quiet" onClick={() => answerCondition(said.condition, null)}>
                  {t('fit.changeAnswer')}
                </Button>
              ) : null}
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
