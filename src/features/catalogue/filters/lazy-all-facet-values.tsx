import { lazy } from 'react'
import type { AllFacetValuesProps } from './all-facet-values.tsx'
import { FacetValues } from './facet-values.tsx'

/**
 * `AllFacetValues`, loaded with the first facet that shows them. Use it without a separate boundary: if it cannot be loaded,
 * the values are shown without search or range. Not `lazy` on the server: a component that suspends there outside of a
 * boundary loses its contexts.
 */
export const LazyAllFacetValues = import.meta.env.SSR
  ? (await import('./all-facet-values.tsx')).AllFacetValues
  : lazy(() =>
      import('./all-facet-values.tsx').then(
        ({ AllFacetValues }) => ({ default: AllFacetValues }),
        () => ({ default: OnlyValues }),
      ),
    )

function OnlyValues({ facet: { field, groups }, car }: AllFacetValuesProps) {
  return (
    <div className="all-values">
      <FacetValues field={field} car={car} values={groups.flatMap(({ values }) => values)} />
    </div>
  )
}
