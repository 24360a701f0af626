import { type FormEvent, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { newCarId } from '../car.ts'
import type { GarageCar } from '../garage.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { CarFields, chosenModel } from './car-fields.tsx'
import { ChassisNumberField } from './chassis-number-field.tsx'
import { pickedCar } from './picked-car.ts'
import { PlateField } from './plate-field.tsx'

interface CarPickerProps {
  vehicles: VehicleTree
  hasLookup: boolean
  deliveryCountry: string | null
  /** A car to begin with; null for an empty form. */
  offered: KnownCar | null
  onAdd(car: GarageCar): void
}

const noNumber: KnownCar = { make: '', model: '', engine: '', year: null, facts: {}, vinNumber: '' }
const nothing = { make: '', model: '', engine: '', year: '' }

function choiceOf({ make, model, engine, year }: KnownCar, typedYear = '') {
  return { make, model, engine, year: year === null ? typedYear : String(year) }
}

/** A form to choose a car by make, model, model year and engine, or by its chassis number or registration plate. */
export function CarPicker({ vehicles, hasLookup, deliveryCountry, offered, onAdd }: CarPickerProps) {
  const { t } = useI18n()
  const [choice, setChoice] = useState(() => (offered ? choiceOf(offered) : nothing))
  const [read, setRead] = useState(offered ?? noNumber)
  const [problem, setProblem] = useState(false)
  const currentYear = new Date().getFullYear()
  const lastYear = currentYear + 1
  const { make, model, year } = chosenModel(vehicles, choice, lastYear)

  function choose(known: KnownCar) {
    setChoice(choiceOf(known, choice.year))
    setRead(known)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(year === null)
    if (year === null) event.currentTarget.querySelector<HTMLInputElement>('[name="year"]')?.focus()
    if (year === null || !make || !model) return
    onAdd(pickedCar({ id: newCarId(), make, model, engine: choice.engine, year, read }))
    setChoice(nothing)
    setRead(noNumber)
  }

  return (
    <form className="choices" onSubmit={submit} noValidate>
      <h3>{t('garage.addCar')}</h3>
      <ChassisNumberField vehicles={vehicles} currentYear={currentYear} onFound={choose} />
      {hasLookup ? (
        <PlateField vehicles={vehicles} deliveryCountry={deliveryCountry} onFound={choose} />
      ) : null}
      <CarFields {...{ vehicles, choice, lastYear, problem }} onChange={setChoice} />
      {model ? (
        <Button type="submit" kind="primary">
          {t('garage.save')}
        </Button>
      ) : null}
    </form>
  )
}
