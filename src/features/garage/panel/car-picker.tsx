import { type FormEvent, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { newCarId } from '../car.ts'
import { chosenCar, firstYear, type GarageCar } from '../garage.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface CarPickerProps {
  vehicles: VehicleTree
  onAdd(car: GarageCar): void
}

/** Chooses a car by make, model, model year and engine. */
export function CarPicker({ vehicles, onAdd }: CarPickerProps) {
  const { t } = useI18n()
  const [makeName, setMake] = useState('')
  const [modelName, setModel] = useState('')
  const [problem, setProblem] = useState(false)
  const make = vehicles.find(({ name }) => name === makeName)
  const model = make?.models.find(({ name }) => name === modelName)
  const lastYear = new Date().getFullYear() + 1

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get('year') ?? '').trim()
    const year = /^\d{4}$/.test(typed) ? Number(typed) : Number.NaN
    const isYear = year >= firstYear && year <= lastYear
    setProblem(!isYear)
    if (!isYear) event.currentTarget.querySelector<HTMLInputElement>('[name="year"]')?.focus()
    if (!isYear || !model) return
    const engine = String(form.get('engine') ?? '') || null
    onAdd(chosenCar({ id: newCarId(), model: model.name, engines: model.engines, engine, year }))
    setMake('')
    setModel('')
  }

  return (
    <form className="choices" onSubmit={submit} noValidate>
      <h3>{t('garage.addCar')}</h3>
      <Field label={t('garage.make')} required>
        {(control) => (
          <Select
            {...control}
            value={makeName}
            onChange={(event) => {
              setMake(event.target.value)
              setModel('')
            }}
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
            <Select {...control} value={modelName} onChange={(event) => setModel(event.target.value)}>
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
            {(control) => <input {...control} name="year" inputMode="numeric" maxLength={4} />}
          </Field>
          <Field label={t('garage.engine')} required>
            {(control) => (
              <Select {...control} name="engine" key={model.name}>
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
