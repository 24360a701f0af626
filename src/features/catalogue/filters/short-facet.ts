import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { makeOf } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { countValues, type Facet, type FacetValue } from './facet.ts'

/** Number of values a listing shows at first, and of extra ones that are shown rather than linked. */
const firstShown = { values: 7, spared: 2 }

/**
 * A facet as a listing shows it at first: the chosen values and the first few, open categories among the chosen. Cars are shown by model, the chosen ones
 * before others of their makes; the value is the key of the model in addresses, and models whose engines have different
 * keys are left out. A range is unchanged.
 */
export function shortFacet(facet: Facet): Facet {
  const { field, groups, range } = facet
  if (range) return facet
  const isCars = field === vehicleField
  const values = isCars
    ? nearestFirst(groups.flatMap(({ model }) => model ?? []))
    : groups.flatMap((group) => group.values)
  const { values: first, spared } = firstShown
  const isShort = !isCars && values.length <= first + spared
  const shown = isShort
    ? values
    : values.filter(({ chosen, children }, index) => chosen || children || index < first)
  const more = isCars ? countValues(groups) : values.length - shown.length
  return { ...facet, groups: [{ name: '', values: shown }], more }
}

/** The chosen models, then those of the same makes, then the others. */
function nearestFirst(models: readonly FacetValue[]): FacetValue[] {
  const makes = new Set(models.flatMap(({ name, chosen }) => (chosen ? makeOf(name) : [])))
  const rank = ({ name, chosen }: FacetValue) => (chosen ? 0 : makes.has(makeOf(name)) ? 1 : 2)
  return models.toSorted((left, right) => rank(left) - rank(right))
}
