import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Facet } from './facet.ts'

/** Chosen values with their names: `name` for the link that removes them, `removal` for assistive technology. */
export interface ActiveFilter {
  field: string
  values: readonly string[]
  name: string
  removal: string
}

export function activeFiltersOf(facets: readonly Facet[], { t }: ServerI18n): ActiveFilter[] {
  const active = (field: string, values: readonly string[], facet: string, value: string): ActiveFilter => {
    const name = t('catalogue.filter', { name: facet, value })
    return { field, values, name, removal: t('catalogue.removeFilter', { name }) }
  }
  return facets.flatMap(({ field, name: facet, groups, ranges = [] }) => [
    ...ranges.map(({ value, name }) => active(field, [value], facet, name)),
    ...groups.flatMap((group) =>
      group.values.flatMap(({ value, name: label, chosen }) =>
        chosen ? active(field, [value], facet, group.name ? `${group.name}, ${label}` : label) : [],
      ),
    ),
  ])
}
