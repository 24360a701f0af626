import { within } from '#src/commerce/deadline.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { answerDeadline, maxAnswerParts } from '#src/config.ts'
import { loadCategories } from '#src/features/catalogue/categories.ts'
import { loadDecisions } from '#src/features/catalogue/listing/car/car-questions.ts'
import { loadPartsForCar } from '#src/features/catalogue/listing/car/parts-for-car.ts'
import { listingSearch } from '#src/features/catalogue/listing/listing.ts'
import { priceContextOf } from '#src/features/catalogue/offer/price-context.ts'
import { carKey, vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { typedWords } from '../query-text.ts'
import { parseSearch, type SearchQuery } from '../search-query.ts'
import { type Answer, buildAnswer } from './build-answer.ts'
import { monthsOf } from './fitting-parts.ts'
import { type Question, readQuestion } from './read-question.ts'

/**
 * Loads the answer to a search that names a part and a car, for the top of its results. The calls are made side by side
 * with the search: cars and categories, which it needs too, then one list, then the records that have its conditions in
 * words. Null for other searches and for narrowed ones, and if a service fails, which is reported, or is too slow.
 */
export async function loadAnswer(
  shop: Shop,
  query: URLSearchParams,
  report: (error: unknown) => void,
): Promise<Answer | null> {
  const asked = parseSearch(query)
  if (typedWords(asked.keyword).length < 2 || asked.filters.size > 0) return null
  const late = () => new UpstreamError('timeout', 'answer')
  return resultOrNull(() => within(answerDeadline, findAnswer(shop, asked), late), report)
}

async function findAnswer(shop: Shop, asked: SearchQuery): Promise<Answer | null> {
  const { keyword, car } = asked
  const [vehicles, categories] = await Promise.all([shop.catalogue.vehicleSearch(), loadCategories(shop)])
  if (!vehicles.ok) return null
  const question = await readQuestion(keyword, {
    locale: shop.locale,
    categories,
    makes: vehicleTree(vehicles.value.vehicles),
    currentYear: new Date().getFullYear(),
  })
  const engines = question ? enginesOf(question, car?.key ?? '') : []
  if (!question || carKey({ engine: { is: engines, not: [] } }) === '') return null
  const { category, year } = question
  const list = await loadPartsForCar(shop, category.category, engines, vehicles.value, maxAnswerParts)
  // A list that is not loaded as a whole has no lowest price, and no parts to compare.
  if (!list || list.products.length < list.productCount) return null
  const possible = { vehicles: engines, ...(year === null ? {} : { built: monthsOf(year) }) }
  const decisions = await loadDecisions(shop, list.products, possible)
  const ofCategory = { ...asked, page: 1, filters: new Map([['categories', [category.uri]]]) }
  const inYear = paths.search() + listingSearch(ofCategory)
  return buildAnswer(question, engines, list.products, decisions, priceContextOf(shop), inYear)
}

/** The engine that the search names, otherwise those of the car in the address if it is of the model, otherwise all. */
function enginesOf({ model, engine }: Question, carInAddress: string): string[] {
  if (engine !== null) return [engine]
  const all = model.engines.map(({ key }) => key)
  const ofAddress = vehiclesOf(carInAddress, all)
  return ofAddress.length > 0 ? ofAddress : all
}
