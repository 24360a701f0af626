import type { ChangeEvent } from 'react'
import { vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import { Swatch } from '#src/ui/pictures/swatch.tsx'
import { type FacetValue, withChildren } from './facet.ts'
import { modelField } from './filter-query.ts'

export interface FacetValuesProps {
  field: string
  values: FacetValue[]
  /** The key of the car that the listing is for; empty without one. */
  car: string
  /** True for a value that is hidden, which stays as it was chosen. */
  isHidden?: (value: FacetValue) => boolean
  /** True if the values are not sent, because another one covers all of them. */
  isUnsent?: boolean
  /** True for values that stand side by side. */
  isSizes?: boolean | undefined
}

export function FacetValues({ field, values, car, isHidden, isUnsent, isSizes }: FacetValuesProps) {
  return (
    <ul className="facet-values" data-sizes={isSizes || undefined}>
      {values.map((value) => {
        const isTicked = withChildren([value]).some(({ chosen }) => chosen)
        return (
          <li key={value.value} hidden={isHidden?.(value)}>
            <label>
              <input
                type="checkbox"
                {...(isUnsent ? {} : sentAs(value, field, car))}
                defaultChecked={isTicked}
                disabled={value.count === 0 && !isTicked}
                onChange={value.children && untickBelow}
              />
              {value.colour ? <Swatch colour={value.colour} /> : null}
              {`${[value.name, value.about].filter(Boolean).join(', ')} `}
              {value.count === undefined ? null : <span className="count">{value.count}</span>}
            </label>
            {value.children ? <FacetValues field={field} car={car} values={value.children} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Values below one that is no longer ticked are not either. */
function untickBelow({ target }: ChangeEvent<HTMLInputElement>) {
  if (target.checked) return
  for (const box of target.closest('li')?.querySelectorAll('input') ?? []) box.checked = false
}

/** A car or model that is the one of the address stays that. */
function sentAs({ value, isModel, part }: FacetValue, field: string, car: string) {
  const isOfCar = (car !== '' && value === car) || (isModel && vehiclesOf(value, [car]).length > 0)
  if (isOfCar) return { name: modelField, value: car }
  return isModel && !part ? { name: modelField, value } : { name: field, value: part ?? value }
}
