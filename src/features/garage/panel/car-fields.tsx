import { type ReactNode, useId, useRef } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { firstYear } from '../garage.ts'
import { modelYears, yearsText } from '../vehicles/engine-years.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { yearNote } from '../vehicles/year-note.ts'
import { EngineOptions } from './engine-options.tsx'

/** The values of the fields; empty texts are not chosen yet, an empty engine is not known. */
export interface CarChoice {
  make: string
  model: string
  engine: string
  year: string
}

/** The make and model of a choice, and its year; null while one of them is missing or no such year. */
export function chosenModel(vehicles: VehicleTree, choice: CarChoice, lastYear: number) {
  const make = vehicles.find(({ name }) => name === choice.make)
  const model = make?.models.find(({ name }) => name === choice.model)
  const typed = choice.year.trim()
  const year = /^\d{4}$/.test(typed) ? Number(typed) : Number.NaN
  return { make, model, year: year >= firstYear && year <= lastYear ? year : null }
}

interface CarFieldsProps {
  vehicles: VehicleTree
  choice: CarChoice
  lastYear: number
  /** True if the year is missing or none. */
  problem: boolean
  onChange(choice: CarChoice): void
}

/**
 * The steps to a car: make, model, then model year and engine. A step that is done is one line that can be changed. A
 * year in which the model or the engine was not built is allowed, and said.
 */
export function CarFields({ vehicles, choice, lastYear, problem, onChange }: CarFieldsProps) {
  const { t } = useI18n()
  const id = useId()
  const pressed = useRef(false)
  const { make, model, year } = chosenModel(vehicles, choice, lastYear)
  const ofModel = model ? yearNote(t, model.name, model.engines, year) : ''
  const engine = model?.engines.find(({ key }) => key === choice.engine)
  const ofEngine =
    model && engine && !ofModel ? yearNote(t, `${model.name}, ${engine.name}`, [engine], year) : ''

  function step(changed: Partial<CarChoice>) {
    pressed.current = true
    onChange({ ...choice, ...changed })
  }

  /** The pressed button is removed: the step that takes its place has the focus. */
  function takeFocus(element: HTMLElement | null) {
    if (!element || !pressed.current) return
    pressed.current = false
    element.focus()
  }

  if (!make)
    return (
      <OpenStep label={t('garage.make')} ref={takeFocus}>
        <ul className="makes">
          {vehicles.map(({ name, models: [only, ...others] }) => (
            <li key={name}>
              <button
                className="pick"
                type="button"
                onClick={() =>
                  step({ make: name, model: others.length === 0 ? (only?.name ?? '') : '', engine: '' })
                }
              >
                <strong>{name}</strong> <small>{t('garage.models', { count: others.length + 1 })}</small>
              </button>
            </li>
          ))}
        </ul>
      </OpenStep>
    )

  const ofMake = (
    <DoneStep
      label={t('garage.make')}
      value={make.name}
      name={make.name}
      onChange={() => step({ make: '', model: '', engine: '' })}
    />
  )
  if (!model)
    return (
      <>
        {ofMake}
        <OpenStep label={t('garage.model')} ref={takeFocus}>
          <ul className="models">
            {make.models.map(({ name, engines }) => (
              <li key={name}>
                <button className="pick" type="button" onClick={() => step({ model: name, engine: '' })}>
                  <strong>{withoutMake(name, make.name)}</strong> <small>{yearsText(engines)}</small>
                </button>
              </li>
            ))}
          </ul>
        </OpenStep>
      </>
    )

  const years = modelYears(model.engines, lastYear)
  return (
    <>
      {ofMake}
      <DoneStep
        label={t('garage.model')}
        value={withoutMake(model.name, make.name)}
        name={model.name}
        onChange={() =>
          step(make.models.length > 1 ? { model: '', engine: '' } : { make: '', model: '', engine: '' })
        }
      />
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
            onChange={(event) => onChange({ ...choice, year: event.target.value })}
          />
        )}
      </Field>
      {years.length > 0 ? (
        <fieldset
          className="years"
          aria-label={`${model.name}: ${yearsText(model.engines)}`}
          tabIndex={-1}
          ref={takeFocus}
        >
          {years.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}years`}
                checked={year === one}
                onChange={() => onChange({ ...choice, year: String(one) })}
              />
              {one}
            </label>
          ))}
        </fieldset>
      ) : null}
      <Notice tone="warning">{ofModel}</Notice>
      <Field label={t('garage.engine')} required>
        {(control) => (
          <Select
            {...control}
            value={choice.engine}
            onChange={(event) => onChange({ ...choice, engine: event.target.value })}
          >
            {model.engines.length > 1 ? <option value="">{t('garage.engineUnknown')}</option> : null}
            <EngineOptions engines={model.engines} year={year} optionValue={({ key }) => key} />
          </Select>
        )}
      </Field>
      <Notice tone="warning">{ofEngine}</Notice>
    </>
  )
}

interface OpenStepProps {
  label: string
  ref(element: HTMLElement | null): void
  children: ReactNode
}

function OpenStep({ label, ref, children }: OpenStepProps) {
  return (
    <fieldset className="step" tabIndex={-1} ref={ref}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

interface DoneStepProps {
  label: string
  value: string
  /** Its whole name, of which `value` is enough under the steps before. */
  name: string
  onChange(): void
}

function DoneStep({ label, value, name, onChange }: DoneStepProps) {
  const { t } = useI18n()
  return (
    <p className="done-step">
      <span>{label}</span> <strong>{value}</strong>
      <Button size="small" aria-label={t('garage.change', { car: name })} onClick={onChange}>
        {t('garage.changeShort')}
      </Button>
    </p>
  )
}

/** "240" of "Volvo 240": the make stands above. */
function withoutMake(model: string, make: string): string {
  return model.startsWith(`${make} `) ? model.slice(make.length + 1) : model
}
