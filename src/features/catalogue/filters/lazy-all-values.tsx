import { lazy } from 'react'
import type { AllValuesProps } from './all-values.tsx'
import { FacetValues } from './facet-values.tsx'

/**
 * `AllValues`, which load with the first facet that shows them. To be used without a boundary of its own: where they cannot
 * be loaded, the values are there without a search or a range. Not `lazy` on the server: what suspends outside of a
 * boundary there leaves its contexts behind.
 */
export const LazyAllValues = import.meta.env.SSR
  ? (await import('./all-values.tsx')).AllValues
  : lazy(() =>
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
