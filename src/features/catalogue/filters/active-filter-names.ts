import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Facet, FacetValue } from './facet.ts'

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
      chosenOf(group.values).map(({ values, label }) =>
        active(field, values, facet, group.name ? `${group.name}, ${label}` : label),
      ),
    ),
  ])
}

/** The chosen values, each with those above it, which an address may name, too. */
function chosenOf(
  values: readonly FacetValue[],
  above: string[] = [],
): { values: string[]; label: string }[] {
  return values.flatMap(({ value, name, chosen, children = [] }) => [
    ...(chosen ? [{ values: [value, ...above], label: name }] : []),
    ...chosenOf(children, [value, ...above]),
  ])
}
