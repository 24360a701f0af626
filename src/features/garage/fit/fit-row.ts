import type { FitmentRow } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { type Condition, monthNumber } from './car-facts.ts'

/**
 * The conditions of a fitment row, in the order in which a shopper is asked about them. A range of numbers is two
 * conditions, so that the answer no leaves a range.
 */
export function conditionsOf(row: FitmentRow): Condition[] {
  const { engines, yearFrom, yearTo, monthFrom, monthTo, bodies } = row
  return [
    ...(engines.length > 0 ? [{ field: 'engine' as const, oneOf: engines }] : []),
    ...(yearFrom === undefined
      ? []
      : [{ field: 'built' as const, from: monthNumber(yearFrom, monthFrom ?? 1) }]),
    ...(yearTo === undefined ? [] : [{ field: 'built' as const, to: monthNumber(yearTo, monthTo ?? 12) }]),
    ...(bodies.length > 0 ? [{ field: 'body' as const, oneOf: bodies }] : []),
    ...(['steering', 'gearbox', 'brakeSystem'] as const).flatMap((field) =>
      valueCondition(field, row[field]),
    ),
    ...chassisConditions(row),
    ...(['colourCode', 'interiorCode'] as const).flatMap((field) => valueCondition(field, row[field])),
  ]
}

function valueCondition(
  field: 'steering' | 'gearbox' | 'brakeSystem' | 'colourCode' | 'interiorCode',
  value: string | undefined,
): Condition[] {
  return value === undefined ? [] : [{ field, oneOf: [value] }]
}

/** Chassis numbers with letters cannot be compared: such a range counts as one value. */
function chassisConditions({ chassisFrom, chassisTo }: FitmentRow): Condition[] {
  if (chassisFrom === undefined && chassisTo === undefined) return []
  const [from, to] = [chassisFrom, chassisTo].map((number) =>
    number === undefined ? undefined : /^\d{1,15}$/.test(String(number)) ? Number(number) : Number.NaN,
  )
  if (Number.isNaN(from) || Number.isNaN(to)) {
    return [{ field: 'chassisText', oneOf: [`${chassisFrom ?? ''}–${chassisTo ?? ''}`] }]
  }
  return [
    ...(from === undefined ? [] : [{ field: 'chassis' as const, from }]),
    ...(to === undefined ? [] : [{ field: 'chassis' as const, to }]),
  ]
}
