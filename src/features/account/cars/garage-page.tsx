import { useState } from 'react'
import type { CarChange, ChangeCarsResult } from '#src/commerce/change-cars.ts'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CarCard } from './car-card.tsx'
import { CarForm, type CarSubmission } from './car-form.tsx'
import { carsProblem } from './cars-problem.ts'
import { RemovedCar } from './removed-car.tsx'

/** The end of a change without script: the form it came from, by the id of its car, and what was typed. */
export interface PostedCar {
  do: CarChange['do']
  /** Null for the form that adds a car. */
  id: string | null
  submission: CarSubmission
  values: Record<string, string>
  removed: Car | null
}

interface GaragePageProps {
  /** The cars as loaded with the page; null when they are unreadable. `unknown`: they could not be loaded. */
  cars: Car[] | null | 'unknown'
  currentYear: number
  onChange(change: CarChange): Promise<ChangeCarsResult>
  onPrepare(): void
  posted: PostedCar | undefined
}

/** The result of a change takes the focus: the pressed button may be gone, or far below. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The cars of a customer: listed, added, changed, and removed with undo. */
export function GaragePage({ cars: loaded, currentYear, onChange, onPrepare, posted }: GaragePageProps) {
  const { t } = useI18n()
  const [cars, setCars] = useState(loaded)
  const [removed, setRemoved] = useState(posted?.removed ?? null)
  const [outcome, setOutcome] = useState<ChangeCarsResult['kind'] | null>(
    posted?.do === 'remove' ? posted.submission.outcome : null,
  )
  const [added, setAdded] = useState(0)
  const [ends, setEnds] = useState(0)
  const postedTo = (id: string | null) => (posted?.do === 'put' && posted.id === id ? posted : undefined)

  async function change(wanted: CarChange) {
    const ended = await onChange(wanted)
    if (ended.kind === 'saved') {
      setCars(ended.cars)
      setRemoved(ended.removed)
    }
    return ended
  }

  async function save(car: Car) {
    setOutcome(null)
    const ended = await change({ do: 'put', car })
    if (ended.kind === 'saved') {
      setOutcome('saved')
      setEnds(ends + 1)
      // The empty form for the next car.
      setAdded(added + 1)
    }
    return ended
  }

  async function send(wanted: CarChange) {
    setOutcome(null)
    const { kind } = await change(wanted)
    setOutcome(kind === 'saved' && wanted.do === 'remove' ? null : kind)
    setEnds(ends + 1)
  }

  if (!cars)
    return (
      <Notice tone="error" role="none">
        {t('account.carsUnreadable')}
      </Notice>
    )
  // Without the list, the form at the end holds what was typed for any car.
  const lastForm = cars === 'unknown' && posted?.do === 'put' ? posted.id : null
  const isSaved = outcome === 'saved' || posted?.submission.outcome === 'saved'
  return (
    <>
      <div key={ends} className="cars-result" tabIndex={-1} ref={ends > 0 ? takeFocus : undefined}>
        <Notice tone="error" role="alert">
          {carsProblem(t, outcome)}
        </Notice>
        <Notice tone="success">
          {removed ? (
            <RemovedCar car={removed} onUndo={() => send({ do: 'put', car: removed })} />
          ) : isSaved ? (
            t('account.saved')
          ) : null}
        </Notice>
      </div>
      {cars === 'unknown' ? null : cars.length > 0 ? (
        <ul className="car-list">
          {cars.map((car) => (
            <CarCard
              key={`${car.id} ${JSON.stringify(car)}`}
              car={car}
              onRemove={() => send({ do: 'remove', id: car.id })}
              onPrepare={onPrepare}
              open={postedTo(car.id) !== undefined && postedTo(car.id)?.submission.outcome !== 'saved'}
            >
              <CarForm
                car={car}
                id={car.id}
                currentYear={currentYear}
                onSave={save}
                onPrepare={onPrepare}
                posted={postedTo(car.id)?.submission}
                values={postedTo(car.id)?.values}
              />
            </CarCard>
          ))}
        </ul>
      ) : (
        <p>{t('account.noCars')}</p>
      )}
      <section className="add-car">
        <h2>{t(lastForm ? 'account.change' : 'account.addCar')}</h2>
        <CarForm
          key={added}
          car={null}
          id={lastForm}
          currentYear={currentYear}
          onSave={save}
          onPrepare={onPrepare}
          posted={postedTo(lastForm)?.submission}
          values={postedTo(lastForm)?.values}
        />
      </section>
    </>
  )
}
