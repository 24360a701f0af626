import { vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import type { ListingQuery } from '../listing/listing.ts'
import { type Facet, withChildren } from './facet.ts'

/**
 * The choices of a listing that its form of filters sends unseen: those without a box. Of a range, what is typed takes the
 * place; it stays if that cannot be read, or if its fields cannot be loaded.
 */
export function unlistedChoices(
  { filters, car }: Pick<ListingQuery, 'filters' | 'car'>,
  facets: readonly Facet[],
): Pick<ListingQuery, 'filters' | 'car'> {
  const rest = [...filters].map(([field, values]): [string, string[]] => {
    const facet = facets.find((each) => each.field === field)
    return [field, values.filter((value) => !facet || !hasBox(facet, value))]
  })
  return { filters: new Map(rest.filter(([, values]) => values.length > 0)), car }
}

/** A model that is chosen as a whole includes all its cars, also those that are not listed. */
function hasBox({ groups }: Facet, value: string): boolean {
  return groups.some(({ values, model }) =>
    [...withChildren(values), ...(model && !model.part ? [model] : [])].some(
      ({ value: known, isModel, chosen, part }) => {
        if (!isModel) return known === value
        return part ? part.split(' ').includes(value) : chosen && vehiclesOf(known, [value]).length > 0
      },
    ),
  )
}
