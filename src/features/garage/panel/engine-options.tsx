import { useI18n } from '#src/i18n/use-i18n.tsx'
import { enginesByYear, yearsText } from '../vehicles/engine-years.ts'
import type { Engine } from '../vehicles/vehicle-tree.ts'

interface EngineOptionsProps {
  engines: readonly Engine[]
  /** The model year of the car; null while it is not known. */
  year: number | null
  optionValue(engine: Engine): string
}

/** The engines of a model as options of a select: those of the year first, then the others, with the years they were built in. */
export function EngineOptions({ engines, year, optionValue }: EngineOptionsProps) {
  const { t } = useI18n()
  const { ofYear, others } = enginesByYear(engines, year)
  const option = (engine: Engine, ...further: string[]) => (
    <option key={engine.key} value={optionValue(engine)}>
      {[engine.name, engine.about, ...further].filter(Boolean).join(', ')}
    </option>
  )
  if (year === null || others.length === 0) return engines.map((engine) => option(engine))
  return (
    <>
      {ofYear.length > 0 ? (
        <optgroup label={t('garage.enginesOf', { year })}>{ofYear.map((engine) => option(engine))}</optgroup>
      ) : null}
      <optgroup label={t('garage.otherYears')}>
        {others.map((engine) => option(engine, yearsText([engine])))}
      </optgroup>
    </>
  )
}
