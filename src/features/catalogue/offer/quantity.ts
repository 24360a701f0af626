import { maxQuantity } from '#src/config.ts'

export interface QuantityRule {
  quantityMinimum: number
  quantityMultipleOf: number
}

/** The allowed quantities: `min`, `min + step`, … up to `max`. All are whole numbers from 1. */
export interface QuantityLimits {
  min: number
  max: number
  step: number
}

/** Any whole number the service accepts: for a product without known rules. */
export const anyQuantity: QuantityLimits = { min: 1, max: maxQuantity, step: 1 }

/** An impossible rule, such as a multiple of 0 or 2.5, is replaced by the nearest possible one. */
export function quantityLimits({ quantityMinimum, quantityMultipleOf }: QuantityRule): QuantityLimits {
  const step = Math.min(positive(quantityMultipleOf), maxQuantity)
  const max = Math.floor(maxQuantity / step) * step
  return { min: Math.min(Math.ceil(positive(quantityMinimum) / step) * step, max), max, step }
}

export function roundUpQuantity(wanted: number, { min, max, step }: QuantityLimits): number {
  return Math.min(Math.max(min, Math.ceil(positive(wanted) / step) * step), max)
}

/** The reason why a text is not a valid quantity. `below` and `above` are the nearest allowed quantities. */
export type QuantityProblem =
  | { kind: 'notWhole' }
  | { kind: 'tooFew'; min: number }
  | { kind: 'tooMany'; max: number }
  | { kind: 'notMultiple'; step: number; below: number; above: number }

export type ParsedQuantity = { ok: true; quantity: number } | { ok: false; problem: QuantityProblem }

/**
 * Parses a typed quantity: only digits, apart from blanks around them. Anything else is refused rather than guessed, as
 * "1,5", "1.000" and "1 000" mean different numbers in different countries.
 */
export function parseQuantity(text: string, { min, max, step }: QuantityLimits): ParsedQuantity {
  const digits = text.trim()
  if (!/^-?\d+$/.test(digits)) return refused({ kind: 'notWhole' })
  const quantity = Number(digits)
  if (quantity < min) return refused({ kind: 'tooFew', min })
  if (quantity > max) return refused({ kind: 'tooMany', max })
  const below = quantity - (quantity % step)
  if (below !== quantity) return refused({ kind: 'notMultiple', step, below, above: below + step })
  return { ok: true, quantity }
}

export function isZero(text: string): boolean {
  return /^\s*0+\s*$/.test(text)
}

/** The next quantity up or down from a typed one, within the limits; from an invalid one, the nearest allowed. */
export function stepQuantity(text: string, limits: QuantityLimits, direction: 1 | -1): number {
  const { min, max, step } = limits
  const typed = parseQuantity(text, limits)
  if (typed.ok) return Math.min(Math.max(min, typed.quantity + direction * step), max)
  const { problem } = typed
  if (problem.kind === 'tooMany') return max
  return problem.kind === 'notMultiple' ? (direction > 0 ? problem.above : problem.below) : min
}

function positive(value: number): number {
  return Math.max(1, Number.isFinite(value) ? Math.trunc(value) : 1)
}

function refused(problem: QuantityProblem): ParsedQuantity {
  return { ok: false, problem }
}
