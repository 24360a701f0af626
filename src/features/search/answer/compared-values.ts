import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { attributeRank, attributeUnit, isMeasure } from '#src/i18n/attributes.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'

/** An attribute that all of some parts have, with the number of parts for each value: only one if all are the same. */
export interface ComparedValues {
  id: string
  values: { value: string; count: number }[]
}

const maxChoices = 2
/** More values are a list, and no choice. */
const maxValues = 6
const maxShared = 2
const places = ['axle', 'position', 'side']

/**
 * The technical values that tell parts of one kind apart, place and measures first, and after them the measures that all
 * have in common. Attributes without a name in the shop are left out, and those of `except`, which are shown otherwise.
 */
export function compareValues(
  products: readonly Product[],
  { find }: ServerI18n,
  except: readonly string[],
): ComparedValues[] {
  const [first] = products
  const compared = Object.keys(first?.technical ?? {})
    .filter((id) => find(`attribute.${id}`) !== null && !except.includes(id))
    .sort((left, right) => attributeRank(left) - attributeRank(right))
    .flatMap((id) => valuesOf(products, id) ?? [])
  const choices = compared
    .filter(({ values: { length } }) => length > 1 && length <= maxValues)
    // A value that joins several is no choice, since filters have each by itself.
    .filter(({ values }) => values.every(({ value }) => !value.includes(', ')))
    .sort((left, right) => importance(left.id) - importance(right.id))
    .slice(0, maxChoices)
  const shared = compared
    .filter(({ id, values: { length } }) => length === 1 && isMeasure(id) && attributeUnit(id) !== '')
    .slice(0, maxShared)
  return [...choices, ...shared]
}

/** Measures in ascending order, others by their number of parts. Null if a part has no value. */
function valuesOf(products: readonly Product[], id: string): ComparedValues | null {
  const counts = new Map<string, number>()
  for (const { technical } of products) {
    const value = Object.hasOwn(technical, id) ? technical[id] : undefined
    if (value === undefined) return null
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count }))
  const inOrder = values.sort((left, right) =>
    isMeasure(id) ? Number(left.value) - Number(right.value) : right.count - left.count,
  )
  return { id, values: inOrder }
}

function importance(id: string): number {
  if (places.includes(id)) return 0
  return isMeasure(id) ? 1 : 2
}
