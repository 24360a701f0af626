import { type FormEvent, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { newCarId } from '../car.ts'
import { firstYear, type GarageCar } from '../garage.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
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

interface Choice {
  make: string
  model: string
  engine: string
  year: string
  read: KnownCar
}

const noNumber: KnownCar = { make: '', model: '', engine: '', year: null, facts: {}, vinNumber: '' }
const nothing: Choice = { make: '', model: '', engine: '', year: '', read: noNumber }

function choiceOf(read: KnownCar, typedYear = ''): Choice {
  const { make, model, engine, year } = read
  return { make, model, engine, year: year === null ? typedYear : String(year), read }
}

/** A form to choose a car by make, model, model year and engine, or by its chassis number or registration plate. */
export function CarPicker({ vehicles, hasLookup, deliveryCountry, offered, onAdd }: CarPickerProps) {
  const { t } = useI18n()
  const [choice, setChoice] = useState(() => (offered ? choiceOf(offered) : nothing))
  const [problem, setProblem] = useState(false)
  const make = vehicles.find(({ name }) => name === choice.make)
  const model = make?.models.find(({ name }) => name === choice.model)
  const currentYear = new Date().getFullYear()
  const lastYear = currentYear + 1

  const choose = (read: KnownCar) => setChoice(choiceOf(read, choice.year))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = choice.year.trim()
    const year = /^\d{4}$/.test(typed) ? Number(typed) : Number.NaN
    const isYear = year >= firstYear && year <= lastYear
    setProblem(!isYear)
    if (!isYear) event.currentTarget.querySelector<HTMLInputElement>('[name="year"]')?.focus()
    if (!isYear || !make || !model) return
    const { engine, read } = choice
    onAdd(pickedCar({ id: newCarId(), make, model, engine, year, read }))
    setChoice(nothing)
  }

  return (
    <form className="choices" onSubmit={submit} noValidate>
      <h3>{t('garage.addCar')}</h3>
      <ChassisNumberField vehicles={vehicles} currentYear={currentYear} onFound={choose} />
      {hasLookup ? (
        <PlateField vehicles={vehicles} deliveryCountry={deliveryCountry} onFound={choose} />
      ) : null}
      <Field label={t('garage.make')} required>
        {(control) => (
          <Select
            {...control}
            value={choice.make}
            onChange={(event) => setChoice({ ...choice, make: event.target.value, model: '', engine: '' })}
          >
            <Empty />
            {vehicles.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      {make ? (
        <Field label={t('garage.model')} required>
          {(control) => (
            <Select
              {...control}
              value={choice.model}
              onChange={(event) => setChoice({ ...choice, model: event.target.value, engine: '' })}
            >
              <Empty />
              {make.models.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {model ? (
        <>
          <Field
            label={t('garage.year')}
            required
            message={problem ? t('garage.yearProblem', { from: firstYear, to: lastYear }) : undefined}
          >
            {(control) => (
              <input
                {...control}
                name="year"
                inputMode="numeric"
                maxLength={4}
                value={choice.year}
                onChange={(event) => setChoice({ ...choice, year: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('garage.engine')} required>
            {(control) => (
              <Select
                {...control}
                value={choice.engine}
                onChange={(event) => setChoice({ ...choice, engine: event.target.value })}
              >
                {model.engines.length > 1 ? <option value="">{t('garage.engineUnknown')}</option> : null}
                {model.engines.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" kind="primary">
            {t('garage.save')}
          </Button>
        </>
      ) : null}
    </form>
  )
}

function Empty() {
  const { t } = useI18n()
  return <option value="">{t('garage.pleaseChoose')}</option>
}
