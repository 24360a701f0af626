import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { countValues, type Facet, type FacetGroup, type FacetValue } from './facet.ts'

/** Number of values a listing shows at first, and of extra ones that are shown rather than linked. */
const firstShown = { values: 7, spared: 2 }

/**
 * A facet as a listing shows it at first: the chosen values and the first few. Cars are shown by model, whose value is
 * the key of the model in addresses; models whose engines have different keys are left out. A range is unchanged.
 */
export function shortFacet(facet: Facet): Facet {
  const { field, groups, range } = facet
  if (range) return facet
  const values = field === vehicleField ? groups.flatMap(modelValue) : groups.flatMap(({ values }) => values)
  const { values: first, spared } = firstShown
  const isShort = field !== vehicleField && values.length <= first + spared
  const shown = isShort ? values : values.filter(({ chosen }, index) => chosen || index < first)
  const more = field === vehicleField ? countValues(groups) : values.length - shown.length
  return { ...facet, groups: [{ name: '', values: shown }], more }
}

function modelValue({ name, values }: FacetGroup): FacetValue[] {
  const key = carKey({ engine: { is: values.map(({ value }) => value), not: [] } })
  if (key === '') return []
  return [
    {
      value: key,
      name,
      ...(values.every(({ count }) => count === 0) && { count: 0 }),
      ...(values.some(({ chosen }) => chosen) && { chosen: true }),
      isModel: true,
    },
  ]
}
