import type { CategoryTree } from '../taxonomy/category-tree.ts'
import { add, type Bitset, emptySet } from './bitset.ts'
import type { IndexEntry } from './index-entry.ts'

/** The products of each value of a filter field, in display order. */
export type Field = ReadonlyMap<string, Bitset>

export interface Declared {
  brands: readonly number[]
  categories: CategoryTree
  /** Values of the vehicle filter by vehicle key. */
  vehicles: ReadonlyMap<string, string>
}

/**
 * The filter field of the multi-select attribute `vehicle` (`[attribute].[element]`); its values are the element's
 * texts.
 */
export const vehicleField = 'vehicle.name'

export const technicalPrefix = 'tech.'

/**
 * Creates all filter fields with their values. Declared brands, categories and vehicles are listed even when no product
 * has them.
 */
export function createFields(listed: readonly IndexEntry[], declared: Declared): ReadonlyMap<string, Field> {
  const size = listed.length
  const emptyField = (values: readonly (string | number)[]) =>
    new Map(values.map((value) => [String(value), emptySet(size)]))
  const brands = emptyField(declared.brands)
  const categories = emptyField(declared.categories.all.map(({ category }) => category))
  const vehicles = emptyField([...declared.vehicles.values()])
  const technical = new Map<string, Map<string, Bitset>>()

  for (const [position, product] of listed.entries()) {
    mark(brands, String(product.brand), position)
    for (const category of declared.categories.withAncestors(
      product.listedIn.map((entry) => entry.category),
    )) {
      mark(categories, String(category), position)
    }
    for (const key of product.vehicles) mark(vehicles, declared.vehicles.get(key) ?? key, position)
    for (const [id, value] of Object.entries(product.technical)) {
      const name = technicalPrefix + id
      const field = technical.get(name) ?? new Map<string, Bitset>()
      technical.set(name, field)
      for (const one of value.split(', ')) {
        if (!field.has(one)) field.set(one, emptySet(size))
        mark(field, one, position)
      }
    }
  }
  return new Map<string, Field>([
    ['brands', brands],
    ['categories', categories],
    ['collections', new Map()],
    [vehicleField, vehicles],
    ...[...technical].sort(byText).map(([name, field]): [string, Field] => [name, inOrder(field)]),
  ])
}

function mark(field: Map<string, Bitset>, value: string, position: number): void {
  const set = field.get(value)
  if (set) add(set, position)
}

const collator = new Intl.Collator('en', { numeric: true })

function byText([left]: [string, unknown], [right]: [string, unknown]): number {
  return collator.compare(left, right)
}

function inOrder(field: Map<string, Bitset>): Field {
  const plain = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null)
  return new Map(
    [...field].sort(([left], [right]) => {
      const numbers = [plain(left), plain(right)] as const
      return numbers[0] !== null && numbers[1] !== null
        ? numbers[0] - numbers[1]
        : collator.compare(left, right)
    }),
  )
}
