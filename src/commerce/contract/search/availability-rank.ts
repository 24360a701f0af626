/** The known facts about a product's availability. */
interface Availability {
  /** True if it can be bought now. */
  available: boolean
  /** The attribute `availability_kind`. */
  kind: string
}

/**
 * The place of a product in search, for the field `availabilityRank` of search documents: 0 can be bought, 1 will be again,
 * 2 never.
 */
export function availabilityRank({ available, kind }: Availability): 0 | 1 | 2 {
  if (available) return 0
  return kind === 'discontinued' ? 2 : 1
}
