import { lazy } from 'react'
import type { AllValuesProps } from './all-values.tsx'
import { FacetValues } from './facet-values.tsx'

/**
 * `AllValues`, which load with the first facet that shows them. To be used without a boundary of its own: a document waits
 * for them and has them in their place. Where they cannot be loaded, the values are there without a search or a range.
 */
export const LazyAllValues = lazy(() =>
  import('./all-values.tsx').then(
    ({ AllValues }) => ({ default: AllValues }),
    () => ({ default: OnlyValues }),
  ),
)

function OnlyValues({ path: _, facet: { field, groups }, ...rest }: AllValuesProps) {
  return (
    <div className="all-values">
      <FacetValues {...rest} field={field} values={groups.flatMap(({ values }) => values)} />
    </div>
  )
}
