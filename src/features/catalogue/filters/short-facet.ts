import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { countValues, type Facet } from './facet.ts'

/** Number of values a listing shows at first, and of extra ones that are shown rather than linked. */
const firstShown = { values: 7, spared: 2 }

/**
 * A facet as a listing shows it at first: the chosen values and the first few. Cars are shown by model, whose value is
 * the key of the model in addresses; models whose engines have different keys are left out. A range is unchanged.
 */
export function shortFacet(facet: Facet): Facet {
  const { field, groups, range } = facet
  if (range) return facet
  const values = groups.flatMap((group) => (field === vehicleField ? (group.model ?? []) : group.values))
  const { values: first, spared } = firstShown
  const isShort = field !== vehicleField && values.length <= first + spared
  const shown = isShort ? values : values.filter(({ chosen }, index) => chosen || index < first)
  const more = field === vehicleField ? countValues(groups) : values.length - shown.length
  return { ...facet, groups: [{ name: '', values: shown }], more }
}
