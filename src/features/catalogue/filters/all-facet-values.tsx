import { type ChangeEvent, type RefObject, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { matchesWords } from '../matches-words.ts'
import type { Filters } from './chosen-filters.ts'
import { countValues, type Facet, type FacetGroup, withChildren } from './facet.ts'
import { FacetValues } from './facet-values.tsx'
import { RangeFields } from './ranges/range-fields.tsx'

export interface AllFacetValuesProps {
  facet: Facet
  filters: Filters
  /** The key of the car that the listing is for; empty without one. */
  car: string
  form: RefObject<HTMLFormElement | null>
}

/** Number of values from which there is a search field. */
const searchedFrom = 13

export function AllFacetValues({ facet, filters, car, form }: AllFacetValuesProps) {
  const { field, name, groups, range, isSizes } = facet
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const count = countValues(groups)
  const isSearched = typed.trim() !== ''
  const found = groups.map((group) => ({
    group,
    values: group.values.filter((value) =>
      withChildren([value]).some(({ name, about = '' }) =>
        matchesWords(`${group.name} ${name} ${about}`, typed),
      ),
    ),
  }))
  const foundCount = found.reduce((sum, { values }) => sum + values.length, 0)
  const valuesText = (values: number) => t('catalogue.valuesFound', { count: values })
  return (
    <div className="all-values">
      {range ? <RangeFields {...{ form, filters, field, name, range }} /> : null}
      {hydrated && count >= searchedFrom ? (
        <input
          type="search"
          className="control"
          aria-label={t('catalogue.searchValues', { name })}
          placeholder={t('catalogue.searchValues', { name })}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      ) : null}
      <p role="status" className={isSearched && foundCount === 0 ? 'none' : 'visually-hidden'}>
        {isSearched ? valuesText(foundCount) : null}
      </p>
      {found.map(({ group, values }) => {
        const shared = {
          field,
          car,
          isHidden: (value: FacetGroup['values'][number]) => !values.includes(value),
        }
        if (group.name === '')
          return <FacetValues key="" {...shared} values={group.values} isSizes={isSizes} />
        // A hidden group keeps the number of its values.
        const shownCount = values.length || group.values.length
        const isWhole = group.model?.chosen === true && !group.model.part
        return (
          <div key={group.name} className="facet-group" hidden={values.length === 0} onChange={keepTogether}>
            {group.model ? <FacetValues field={field} car="" values={[wholeModel(group.model)]} /> : null}
            <Disclosure open={(isSearched && values.length > 0) || group.values.some(({ chosen }) => chosen)}>
              {group.model ? (
                <summary aria-label={`${group.name}, ${valuesText(shownCount)}`}>
                  {valuesText(shownCount)}
                </summary>
              ) : (
                <summary>{group.name}</summary>
              )}
              <FacetValues {...shared} values={group.values} isUnsent={isWhole && !hydrated} />
            </Disclosure>
          </div>
        )
      })}
    </div>
  )
}

/** Next to its cars, a model is ticked only if all of them are. */
function wholeModel({ part, chosen, ...model }: NonNullable<FacetGroup['model']>) {
  return chosen && !part ? { ...model, chosen } : model
}

/** Ticks all cars of a model with it; the model is no longer ticked when one of them is not. */
function keepTogether({ target, currentTarget }: ChangeEvent<HTMLElement>) {
  const [model, ...cars] = currentTarget.querySelectorAll<HTMLInputElement>('[type="checkbox"]')
  if (!model || !(target instanceof HTMLInputElement)) return
  if (target !== model) model.checked &&= target.checked
  else for (const car of cars) car.checked = model.checked && !car.disabled
}
