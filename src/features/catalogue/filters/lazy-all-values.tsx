import { lazy } from 'react'
import type { AllValuesProps } from './all-values.tsx'
import { FacetValues } from './facet-values.tsx'

/**
 * `AllValues`, loaded with the first facet that shows them. Use it without a separate boundary: if it cannot be loaded,
 * the values are shown without search or range. Not `lazy` on the server: a component that suspends there outside of a
 * boundary loses its contexts.
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
