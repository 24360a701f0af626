import { useSetAtom } from 'jotai'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { answerAtom } from '#src/features/garage/garage-on-demand.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import type { CarQuestion as Question } from './car-questions.ts'

interface CarQuestionProps {
  questions: readonly Question[]
  /** The visitor's car, if the list is for it. */
  car: GarageCar | null
}

/**
 * Asks once above a list what decides its products, or shows what the shopper has said. The document says what decides;
 * the answers take the room it keeps for them.
 */
export function CarQuestion({ questions, car }: CarQuestionProps) {
  const { t } = useI18n()
  const answer = useSetAtom(answerAtom)
  const [first] = questions
  const facts = useLazyWhen(
    car !== null,
    () => import('#src/features/garage/fit/compare-facts.ts'),
    () => {},
  )
  const known = (question: Question) => (car && facts ? facts.meets(car.facts, question.condition) : null)
  const found = (answer: boolean | null) => questions.find((each) => known(each) === answer)
  const question = found(null) ?? found(true) ?? first
  if (!question) return null
  const said = known(question)
  return (
    <p className="car-question" role="status">
      <span>{question.text}.</span>{' '}
      <span className="answers" data-shown={car && facts ? '' : undefined}>
        {said === null ? (
          <>
            {t('fit.isSo')}{' '}
            <Button size="small" onClick={() => answer(question.condition, true)}>
              {t('fit.yes')}
            </Button>
            <Button size="small" onClick={() => answer(question.condition, false)}>
              {t('fit.no')}
            </Button>
          </>
        ) : (
          <>
            {t(said ? 'fit.youSaidYes' : 'fit.youSaidNo')}{' '}
            <Button size="small" kind="quiet" onClick={() => answer(question.condition, null)}>
              {t('fit.changeAnswer')}
            </Button>
          </>
        )}
      </span>
    </p>
  )
}
