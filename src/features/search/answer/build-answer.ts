import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { categoryName } from '#src/features/catalogue/categories.ts'
import type { WordedDecision } from '#src/features/catalogue/listing/car/car-questions.ts'
import type { NamedLink } from '#src/features/catalogue/listing/listing-subject.ts'
import { amountOf } from '#src/features/catalogue/offer/price.ts'
import type { PriceContext } from '#src/features/catalogue/offer/price-context.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { formatMoney } from '#src/i18n/format.ts'
import * as paths from '#src/paths.ts'
import {
  type AnswerRow,
  type AnswerScope,
  engineRow,
  listPath,
  positionRow,
  quantityRow,
  splits,
  technicalRows,
} from './answer-rows.ts'
import {
  allFit,
  factsOf,
  type ListedPart,
  listedPart,
  neededQuantities,
  partsThatMayFit,
} from './fitting-parts.ts'
import type { Position, Question } from './read-question.ts'

/** The answer to a search that names a part and a car, in words. */
export interface Answer {
  /** "Brake discs for Volvo 240 (1986)" */
  title: string
  /** "16 parts, from 545 kr incl. VAT – which of them fit depends on the car" */
  summary: string
  rows: AnswerRow[]
  links: NamedLink[]
}

/**
 * Builds the answer from the parts that the list of the category has for these engines of the model, and from the
 * conditions that decide between them. `inYear`: the address of the results of the category in the year, which its list
 * does not know. Null if none fits in the year and at the position, or none has a price here.
 */
export function buildAnswer(
  typed: Question,
  engines: readonly string[],
  products: readonly Product[],
  decisions: readonly WordedDecision[],
  context: PriceContext,
  inYear: string,
): Answer | null {
  const position = statedPosition(typed.position, products)
  const question = { ...typed, position }
  const { category, isNarrow, model, year } = question
  const { i18n } = context
  const { t } = i18n
  const listed = products.filter((product) => isAt(product, position)).map(listedPart)
  const fitting = partsThatMayFit(listed, factsOf(engines, year))
  const price = lowestPrice(fitting, context)
  if (price === null) return null

  const byEngine = engines
    .map((engine) => ({ engine, parts: partsThatMayFit(fitting, factsOf([engine], year)) }))
    .filter(({ parts }) => parts.length > 0)
  const possible = byEngine.map(({ engine }) => engine)
  const car = factsOf(possible, year)
  const scope: AnswerScope = { i18n, question, engines: possible, car, listed, fitting }
  const asked = splits(scope, decisions)
  const isByEngine = byEngine.some(({ parts }) => parts.length < fitting.length)
  const needsDiffer = isNarrow && possible.length > 1 && neededQuantities(fitting, car).length > 1
  const asksEngine = isByEngine || needsDiffer
  const isSure = asked.length === 0 && !isByEngine && allFit(fitting, car)

  const name = carName(model, engines)
  const count = listed.length
  return {
    title: t('answer.title', {
      part: categoryName(category),
      car: year === null ? name : `${name} (${year})`,
    }),
    summary: t(isSure ? 'answer.fit' : 'answer.mayFit', { count: fitting.length, price }),
    rows: [
      ...(position ? [positionRow(scope, position)] : []),
      ...(asked.length > 0
        ? [{ label: t('answer.dependsOn'), values: asked.map(({ text }) => ({ text })) }]
        : []),
      ...(asksEngine ? [engineRow(scope)] : []),
      // Values that differ because the engines do are no choice.
      ...(isNarrow && !isByEngine ? technicalRows(scope, asked) : []),
      ...(isNarrow ? quantityRow(scope) : []),
    ],
    links: [
      ...(year !== null && count !== fitting.length
        ? [{ name: t('answer.showYear', { year }), path: inYear }]
        : []),
      {
        name: t(count === fitting.length ? 'answer.show' : 'answer.showAllYears', { count }),
        path: listPath(scope, engines),
      },
      { name: t('parts.ofCar', { car: name }), path: partsOfCarPath(model, engines) },
    ],
  }
}

/** The position by the attribute that these parts have: a seat is in front, but on no axle. */
function statedPosition(position: Position | null, products: readonly Product[]): Position | null {
  if (position?.attribute !== 'axle' || products.some(({ technical }) => technical.axle)) return position
  return products.some(({ technical }) => technical.position)
    ? { ...position, attribute: 'position' }
    : position
}

/** True for a part of both axles or sides too. */
function isAt({ technical }: Product, position: Position | null): boolean {
  if (!position) return true
  const value = technical[position.attribute]
  return value === position.value || value === 'both'
}

/** "from 545 kr incl. VAT"; null without a price. */
function lowestPrice(parts: readonly ListedPart[], { i18n: { t }, currency, intl }: PriceContext) {
  const amounts = parts.flatMap(({ product }) => amountOf(product) ?? [])
  if (amounts.length === 0) return null
  const price = formatMoney(Math.min(...amounts), currency, intl)
  return `${t('price.from', { price })} ${t('price.inclVat')}`
}

function carName({ name, engines }: Question['model'], vehicles: readonly string[]): string {
  const [only, ...others] = engines.filter(({ key }) => vehicles.includes(key))
  return only && others.length === 0 && engines.length > 1 ? `${name}, ${only.name}` : name
}

function partsOfCarPath({ engines }: Question['model'], vehicles: readonly string[]): string {
  const model = carKey({ engine: { is: engines.map(({ key }) => key), not: [] } })
  const car = carKey({ engine: { is: vehicles, not: [] } })
  return car.startsWith(`${model}-`) ? paths.parts(model, car.slice(model.length + 1)) : paths.parts(model)
}
