import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Condition } from '#src/features/garage/fit/car-facts.ts'
import { isAsked } from '#src/features/garage/fit/deciding-answer.ts'
import type { Shop } from '#src/shop.ts'
import { fitRows } from '../../product/fitment/fitment.ts'
import { isUndecided, type PossibleCar, possibleRows } from './possible-rows.ts'

/** A condition on the car that decides which of the shown products fit. */
export interface CarQuestion {
  condition: Condition
  /** "vented front discs 280 mm · ABS: matters for 8 of these parts" */
  text: string
}

/** Minimum number of products that a question has to decide. */
const minDecided = 2
const maxQuestions = 3

type Listed = Pick<Product, 'product' | 'fitSummary'>

interface Decision {
  condition: Condition
  products: Listed[]
}

/** `text`: "vented front discs 286 mm (For 15-inch wheels)". */
export interface WordedDecision extends Decision {
  text: string
}

/** The conditions that decide most of these products for a car, most decisive first. */
export function decisions(products: readonly Listed[], car: PossibleCar): Decision[] {
  const found = new Map<string, Decision>()
  for (const product of products) {
    const rows = possibleRows(product, car)
    // A product that one row fits in any case needs no answer.
    if (!isUndecided(rows)) continue
    for (const [key, condition] of new Map(rows.flat().filter(isAsked).map(withKey))) {
      const decision = found.get(key) ?? { condition, products: [] }
      found.set(key, decision)
      decision.products.push(product)
    }
  }
  return [...found.values()]
    .filter(({ products }) => products.length >= minDecided)
    .sort((left, right) => right.products.length - left.products.length)
    .slice(0, maxQuestions)
}

const withKey = (condition: Condition): [string, Condition] => [JSON.stringify(condition), condition]

/** The questions of a list. */
export async function loadCarQuestions(
  shop: Shop,
  products: readonly Listed[],
  car: PossibleCar,
): Promise<CarQuestion[]> {
  const decided = await loadDecisions(shop, products, car)
  return decided.map(({ condition, text, products: { length: count } }) => ({
    condition,
    text: shop.i18n.t('scope.decides', { condition: text, count }),
  }))
}

/** `decisions` in words, which only the whole record of a product has. One that cannot be loaded is left out. */
export async function loadDecisions(
  { catalogue, i18n }: Shop,
  products: readonly Listed[],
  car: PossibleCar,
): Promise<WordedDecision[]> {
  const worded = await Promise.all(
    decisions(products, car).map(async (decision) => {
      const [example] = decision.products
      const reply = example && (await resultOrNull(() => catalogue.product(example.product)))
      if (!reply?.ok) return []
      const { fitmentRows, vehicles } = reply.value.product.product
      const wanted = JSON.stringify(decision.condition)
      const rows = fitRows(parseFitment(fitmentRows), vehicles, i18n)
      for (const { conditions, note } of rows) {
        const found = conditions.find((each) => JSON.stringify(each.condition) === wanted)
        if (found) return [{ ...decision, text: note ? `${found.text} (${note})` : found.text }]
      }
      return []
    }),
  )
  return worded.flat()
}
