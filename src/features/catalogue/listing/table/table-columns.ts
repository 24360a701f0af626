import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { attributeRank, isMeasure } from '#src/i18n/attributes.ts'
import { technicalPrefix } from '../../filters/facet.ts'

/** Attributes that many products of a listing have with different values: the columns of its table. */
export function tableColumns(filters: readonly Filter[], count: number): string[] {
  const maxColumns = 5
  const enough = count * 0.4
  return filters
    .filter(({ field }) => field.startsWith(technicalPrefix))
    .map(({ field, values }) => {
      const present = values.filter(({ filterCount }) => filterCount > 0)
      const products = present.reduce((sum, { filterCount }) => sum + filterCount, 0)
      return { id: field.slice(technicalPrefix.length), products, differs: present.length > 1 }
    })
    .filter(({ differs, products }) => differs && products >= enough)
    .sort(
      (left, right) =>
        right.products - left.products ||
        Number(isMeasure(right.id)) - Number(isMeasure(left.id)) ||
        attributeRank(left.id) - attributeRank(right.id),
    )
    .slice(0, maxColumns)
    .map(({ id }) => id)
    .sort((left, right) => attributeRank(left) - attributeRank(right))
}
