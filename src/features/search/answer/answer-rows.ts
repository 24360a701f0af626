import type { WordedDecision } from '#src/features/catalogue/listing/car/car-questions.ts'
import { partsForCarPath } from '#src/features/catalogue/listing/car/parts-for-car.ts'
import { recommendedOf } from '#src/features/catalogue/offer/purchase-of.ts'
import type { CarFacts } from '#src/features/garage/fit/car-facts.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { withAnswer } from '#src/features/garage/fit/compare-facts.ts'
import { attributeLabel, attributeValue } from '#src/i18n/attributes.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { compareValues } from './compared-values.ts'
import { factsOf, type ListedPart, neededQuantities, partsThatMayFit } from './fitting-parts.ts'
import type { Position, Question } from './read-question.ts'

export interface AnswerRow {
  label: string
  /** Choices, or what all parts have in common. `path`: their list; `count` is of its parts. */
  values: { text: string; count?: number; path?: string }[]
}

/** The sources of the rows of an answer. */
export interface AnswerScope {
  i18n: ServerI18n
  question: Question
  /** The engines that the car may have, and all that is known of it. */
  engines: readonly string[]
  car: CarFacts
  /** The parts of the category's list for the car at the asked position, and those of them that may fit. */
  listed: readonly ListedPart[]
  fitting: readonly ListedPart[]
}

/** A condition on the car, and how many parts may fit if it is met, and if it is not. */
export interface Split {
  field: WordedDecision['condition']['field']
  text: string
}

/** The technical attributes that say the same as a condition on the car. */
const attributeOfCondition: Readonly<Record<string, string>> = {
  brakeSystem: 'brake_system',
  colourCode: 'colour_code',
  interiorCode: 'interior_code',
  steering: 'steering_side',
  gearbox: 'transmission_type',
}

/** The address of the list of the parts for these engines; `technical` as in `partsForCarPath`. */
export function listPath(
  { question: { category, position }, listed }: AnswerScope,
  engines: readonly string[],
  technical: Readonly<Record<string, readonly string[]>> = {},
): string {
  const car = { key: carKey({ engine: { is: engines, not: [] } }), vehicles: engines }
  if (!position) return partsForCarPath(category.uri, car, technical)
  const { attribute } = position
  const values = [...new Set(listed.flatMap(({ product }) => product.technical[attribute] ?? []))]
  return partsForCarPath(category.uri, car, { [attribute]: values, ...technical })
}

/** The conditions in words, with their numbers. Of two that are each other's opposite only the first. */
export function splits(
  { i18n: { t }, car, fitting }: AnswerScope,
  decisions: readonly WordedDecision[],
): Split[] {
  const seen = new Set<string>()
  return decisions.flatMap(({ condition, text }) => {
    const met = partsThatMayFit(fitting, withAnswer(car, condition, true))
    const unmet = partsThatMayFit(fitting, withAnswer(car, condition, false))
    const ids = (parts: readonly ListedPart[]) => parts.map(({ product }) => product.product).join()
    if (seen.has(`${ids(unmet)} ${ids(met)}`)) return []
    seen.add(`${ids(met)} ${ids(unmet)}`)
    const counts = { count: met.length, others: unmet.length }
    return [{ field: condition.field, text: t('answer.split', { condition: text, ...counts }) }]
  })
}

export function positionRow({ i18n }: AnswerScope, { attribute, value }: Position): AnswerRow {
  return {
    label: attributeLabel(i18n, attribute),
    values: [{ text: attributeValue(i18n, attribute, value) }],
  }
}

/** The engines that the car may have, each with its list. */
export function engineRow(scope: AnswerScope): AnswerRow {
  const { i18n, question, engines, listed, fitting } = scope
  const values = engines.map((engine) => {
    const text = question.model.engines.find(({ key }) => key === engine)?.name ?? engine
    const path = listPath(scope, [engine])
    const count = partsThatMayFit(fitting, factsOf([engine], question.year)).length
    const inList = listed.filter(({ product }) => product.vehicles.some(({ key }) => key === engine)).length
    // The list knows no years: another number than its own would mislead.
    return count === inList ? { text, count, path } : { text, path }
  })
  return { label: i18n.t('parts.engine'), values }
}

/** The technical values that decide, with their lists, and those that all parts have. */
export function technicalRows(scope: AnswerScope, asked: readonly Split[]): AnswerRow[] {
  const { i18n, question, engines, listed, fitting } = scope
  const except = [
    ...asked.flatMap(({ field }) => attributeOfCondition[field] ?? []),
    ...(question.position ? [question.position.attribute] : []),
  ]
  const products = fitting.map(({ product }) => product)
  return compareValues(products, i18n, except).map(({ id, values }) => ({
    label: attributeLabel(i18n, id),
    values: values.map(({ value, count }) => {
      const text = attributeValue(i18n, id, value)
      if (values.length === 1) return { text }
      const inList = listed.filter(({ product }) => product.technical[id] === value).length
      const path = listPath(scope, engines, { [id]: [value] })
      return count === inList ? { text, count, path } : { text, path }
    }),
  }))
}

/** The pieces or litres that the car needs, otherwise the recommended number. Empty if the catalogue does not say. */
export function quantityRow({ i18n, car, fitting }: AnswerScope): AnswerRow[] {
  const { t, locale } = i18n
  const [per, ...otherPers] = new Set(fitting.map(({ product }) => product.quantityPer))
  if (per === undefined || otherPers.length > 0) return []
  const needed = neededQuantities(fitting, car)
  const ends = [...new Set([needed.at(0), needed.at(-1)])].flatMap((end) => end ?? [])
  const count = ends.map((end) => formatNumber(end, locale)).join('–')
  const [recommended, ...others] = new Set(
    fitting.map(({ product }) => (per === 'litre' ? '' : (recommendedOf(product, i18n)?.text ?? ''))),
  )
  const text = count
    ? t(per === 'litre' ? 'fitment.litres' : 'fitment.quantity', { count })
    : others.length === 0
      ? recommended
      : ''
  return text ? [{ label: t('answer.quantity'), values: [{ text }] }] : []
}
