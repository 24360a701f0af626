import { type FormEvent, useId, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { newCarId } from '../car.ts'
import { carLabel } from '../car-label.ts'
import { chosenCar, type GarageCar } from '../garage.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { CarFields, chosenModel } from './car-fields.tsx'
import { ChassisNumberField } from './chassis-number-field.tsx'
import { pickedCar } from './picked-car.ts'
import { PlateField } from './plate-field.tsx'

interface CarPickerProps {
  /** Null where the section that it stands in has a heading. */
  title: string | null
  vehicles: VehicleTree
  hasLookup: boolean
  deliveryCountry: string | null
  /** A car to begin with; null for an empty form. */
  offered: KnownCar | null
  onAdd(car: GarageCar): void
}

/** The ways to name a car. */
const ways = [
  { name: 'model', label: 'garage.byModel' },
  { name: 'number', label: 'garage.byNumber' },
  { name: 'plate', label: 'garage.byPlate' },
] as const

const noNumber: KnownCar = { make: '', model: '', engine: '', year: null, facts: {}, vinNumber: '' }
const nothing = { make: '', model: '', engine: '', year: '' }

function choiceOf({ make, model, engine, year }: KnownCar, typedYear = '') {
  return { make, model, engine, year: year === null ? typedYear : String(year) }
}

/** A model with one engine needs no choice of it. */
function onlyOne<T>([only, ...others]: readonly T[]): T | undefined {
  return others.length === 0 ? only : undefined
}

/** A car that lacks its year is completed there, whether the panel is open or about to be. */
function startAtYear(form: HTMLFormElement | null) {
  const year = form?.querySelector<HTMLInputElement>('[name="year"]')
  if (!year) return
  year.autofocus = true
  year.focus()
}

/**
 * A form to choose a car by make, model, model year and engine. By its chassis number or registration plate, these fields
 * appear filled in, or empty if the car is unknown.
 */
export function CarPicker({ title, vehicles, hasLookup, deliveryCountry, offered, onAdd }: CarPickerProps) {
  const { t } = useI18n()
  const id = useId()
  const [way, setWay] = useState<(typeof ways)[number]['name']>('model')
  const [isAnswered, setIsAnswered] = useState(false)
  const [choice, setChoice] = useState(() => (offered ? choiceOf(offered) : nothing))
  const [read, setRead] = useState(offered ?? noNumber)
  const [problem, setProblem] = useState(false)
  const currentYear = new Date().getFullYear()
  const lastYear = currentYear + 1
  const { make, model, year } = chosenModel(vehicles, choice, lastYear)

  function take(known: KnownCar | null | 'wrong') {
    setIsAnswered(known !== 'wrong')
    // A car that was chosen by hand stays; one that an earlier number named does not.
    if ((!known || known === 'wrong') && read === noNumber) return
    const car = known === 'wrong' ? null : known
    setChoice(car ? choiceOf(car, choice.year) : nothing)
    setRead(car ?? noNumber)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(year === null)
    if (year === null) event.currentTarget.querySelector<HTMLInputElement>('[name="year"]')?.focus()
    if (year === null || !make || !model) return
    onAdd(pickedCar({ id: newCarId(), make, model, engine: choice.engine, year, read }))
    setChoice(nothing)
    setRead(noNumber)
    setIsAnswered(false)
  }

  const engine = model?.engines.find(({ key }) => key === choice.engine) ?? onlyOne(model?.engines ?? [])
  const engines = { engines: model?.engines ?? [], engine: choice.engine || null }
  const hasFields = way === 'model' || isAnswered || choice.make !== ''

  return (
    <form
      ref={offered?.year === null ? startAtYear : undefined}
      className="choices"
      onSubmit={submit}
      noValidate
    >
      {title ? <h3>{title}</h3> : null}
      <div className="ways" role="radiogroup" aria-label={t('garage.addCar')}>
        {ways
          .filter(({ name }) => name !== 'plate' || hasLookup)
          .map(({ name, label }) => (
            <label key={name}>
              <input type="radio" name={id} checked={way === name} onChange={() => setWay(name)} />
              {t(label)}
            </label>
          ))}
      </div>
      {way === 'number' ? (
        <ChassisNumberField vehicles={vehicles} currentYear={currentYear} onRead={take} />
      ) : null}
      {way === 'plate' ? (
        <PlateField vehicles={vehicles} deliveryCountry={deliveryCountry} onAnswer={take} />
      ) : null}
      {hasFields ? <CarFields {...{ vehicles, choice, lastYear, problem }} onChange={setChoice} /> : null}
      {hasFields && model ? (
        <div className="picked">
          {year === null ? null : (
            <p>
              <strong>{carLabel(chosenCar({ id: '', model: model.name, ...engines, year }))}</strong>
              {engine?.about ? <small>{engine.about}</small> : null}
            </p>
          )}
          <Button type="submit" kind="primary">
            {t('garage.save')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
