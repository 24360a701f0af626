import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'

/** A filter field as the service answers it: the number of products for each value, and labels by value. */
export function createFilter(
  field: string,
  values: Record<string, number>,
  labels: Record<string, string> = {},
): Filter {
  return {
    field,
    values: Object.entries(values).map(([value, count]) => ({
      value,
      count,
      filterCount: count,
      totalCount: count,
      label: labels[value] ?? null,
    })),
  }
}
