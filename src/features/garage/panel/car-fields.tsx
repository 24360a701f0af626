import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { firstYear } from '../garage.ts'
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
 * The fields for make, model, model year and engine, each shown after the one it depends on is chosen. A year in which
 * the model or the engine was not built is allowed, and said.
 */
export function CarFields({ vehicles, choice, lastYear, problem, onChange }: CarFieldsProps) {
  const { t } = useI18n()
  const { make, model, year } = chosenModel(vehicles, choice, lastYear)
  const ofModel = model ? yearNote(t, model.name, model.engines, year) : ''
  const engine = model?.engines.find(({ key }) => key === choice.engine)
  const ofEngine =
    model && engine && !ofModel ? yearNote(t, `${model.name}, ${engine.name}`, [engine], year) : ''
  return (
    <>
      <Field label={t('garage.make')} required>
        {(control) => (
          <Select
            {...control}
            value={choice.make}
            onChange={(event) => onChange({ ...choice, make: event.target.value, model: '', engine: '' })}
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
              onChange={(event) => onChange({ ...choice, model: event.target.value, engine: '' })}
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
                onChange={(event) => onChange({ ...choice, year: event.target.value })}
              />
            )}
          </Field>
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
      ) : null}
    </>
  )
}

function Empty() {
  const { t } = useI18n()
  return <option value="">{t('garage.pleaseChoose')}</option>
}
