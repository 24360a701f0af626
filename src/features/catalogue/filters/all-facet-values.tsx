import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { matchesWords } from '../matches-words.ts'
import type { Facet } from './facet.ts'
import { FacetValueLinks, type FacetValueLinksProps } from './facet-value-links.tsx'
import { RangeForm } from './range-form.tsx'

export interface AllFacetValuesProps extends Omit<FacetValueLinksProps, 'field' | 'values'> {
  path: string
  facet: Facet
}

/** Number of values from which there is a search field. */
const searchedFrom = 13

export function AllFacetValues({
  path,
  facet: { field, name, groups, range },
  ...rest
}: AllFacetValuesProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const count = groups.reduce((sum, { values }) => sum + values.length, 0)
  const found = groups
    .map((group) => ({
      ...group,
      values: group.values.filter((value) => matchesWords(`${group.name} ${value.name}`, typed)),
    }))
    .filter(({ values }) => values.length > 0)
  const isSearched = typed.trim() !== ''
  const valuesText = (values: number) => t('catalogue.valuesFound', { count: values })
  return (
    <div className="all-values">
      {range ? (
        <RangeForm {...{ path, field, name, range }} address={rest.address} query={rest.query} />
      ) : null}
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
        />
      ) : null}
      <p role="status" className={isSearched && found.length === 0 ? 'none' : 'visually-hidden'}>
        {isSearched ? valuesText(found.flatMap(({ values }) => values).length) : null}
      </p>
      {found.map((group) =>
        group.name === '' ? (
          <FacetValueLinks key="" {...rest} field={field} values={group.values} />
        ) : (
          <div key={group.name} className="facet-group">
            {group.model ? <FacetValueLinks {...rest} field={field} values={[group.model]} /> : null}
            <Disclosure open={isSearched || group.values.some(({ chosen }) => chosen)}>
              {group.model ? (
                <summary aria-label={`${group.name}: ${valuesText(group.values.length)}`}>
                  {valuesText(group.values.length)}
                </summary>
              ) : (
                <summary>{group.name}</summary>
              )}
              <FacetValueLinks {...rest} field={field} values={group.values} />
            </Disclosure>
          </div>
        ),
      )}
    </div>
  )
}
