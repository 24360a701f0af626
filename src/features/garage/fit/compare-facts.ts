import {
  type CarFacts,
  type Condition,
  type KnownRange,
  type KnownValue,
  rangeFields,
  valueFields,
} from './car-facts.ts'

const unknownValue: KnownValue = { is: null, not: [] }
const unknownRange: KnownRange = { from: null, to: null }

/**
 * True if a car meets a condition, null if its facts do not say. Codes are compared without blanks, signs and case.
 */
export function meets(car: CarFacts, condition: Condition): boolean | null {
  if ('oneOf' in condition) {
    const { field, oneOf } = condition
    const { is, not } = car[field] ?? unknownValue
    if (!field.endsWith('Code')) return isOneOf({ is, not }, oneOf)
    return isOneOf({ is: is?.map(bareCode) ?? null, not: not.map(bareCode) }, oneOf.map(bareCode))
  }
  const { from, to } = car[condition.field] ?? unknownRange
  if ('from' in condition) {
    if (from !== null && from >= condition.from) return true
    return to !== null && to < condition.from ? false : null
  }
  if (to !== null && to <= condition.to) return true
  return from !== null && from > condition.to ? false : null
}

function bareCode(code: string): string {
  return code.replace(/[\s./-]/g, '').toUpperCase()
}

function isOneOf({ is, not }: KnownValue, wanted: readonly string[]): boolean | null {
  const left = is?.filter((value) => !not.includes(value)) ?? null
  if (left === null) return wanted.every((value) => not.includes(value)) ? false : null
  if (left.length > 0 && left.every((value) => wanted.includes(value))) return true
  return left.some((value) => wanted.includes(value)) ? null : false
}

export function withAnswer(car: CarFacts, condition: Condition, answer: boolean): CarFacts {
  if ('oneOf' in condition) {
    const { is, not } = car[condition.field] ?? unknownValue
    const { oneOf } = condition
    const known = answer
      ? { is: is?.filter((value) => oneOf.includes(value)) ?? oneOf, not }
      : { is, not: [...new Set([...not, ...oneOf])] }
    return { ...car, [condition.field]: known }
  }
  const { from, to } = car[condition.field] ?? unknownRange
  // The answer no to "from 271000" equals the answer yes to "up to 270999".
  const lowest = 'from' in condition ? (answer ? condition.from : null) : answer ? null : condition.to + 1
  const highest = 'from' in condition ? (answer ? null : condition.from - 1) : answer ? condition.to : null
  const known: KnownRange = {
    from: lowest === null ? from : Math.max(from ?? lowest, lowest),
    to: highest === null ? to : Math.min(to ?? highest, highest),
  }
  return { ...car, [condition.field]: known }
}

/** The facts without what decides a condition, so that it is asked again. */
export function withoutAnswer(car: CarFacts, condition: Condition): CarFacts {
  const { [condition.field]: known, ...others } = car
  if (!('oneOf' in condition) || !known || !('not' in known)) return others
  const not = known.not.filter((value) => !condition.oneOf.includes(value))
  return not.length === 0 ? others : { ...car, [condition.field]: { is: null, not } }
}

export function joinedFacts(one: CarFacts, other: CarFacts): CarFacts | null {
  const facts: CarFacts = { ...other, ...one }
  for (const field of valueFields) {
    const [first, second] = [one[field], other[field]]
    if (!first || !second) continue
    const same = (value: string) => (field.endsWith('Code') ? bareCode(value) : value)
    const ruledOut = [...new Set([...first.not, ...second.not])]
    const shared = first.is && second.is ? second.is.map(same) : null
    const is = first.is ? first.is.filter((value) => shared?.includes(same(value)) ?? true) : second.is
    const excluded = ruledOut.map(same)
    if (is?.every((value) => excluded.includes(same(value)))) return null
    facts[field] = { is, not: ruledOut }
  }
  for (const field of rangeFields) {
    const [first, second] = [one[field], other[field]]
    if (!first || !second) continue
    const from = greater(first.from, second.from)
    const to = lesser(first.to, second.to)
    if (from !== null && to !== null && from > to) return null
    facts[field] = { from, to }
  }
  return facts
}

const greater = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
const lesser = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
