import type { CarFacts } from './car-facts.ts'

/**
 * The key of a car in addresses, `?car=volvo-240-b21a`: what the keys of all vehicles it may be begin with, up to a hyphen.
 * That is the key of the model, `volvo-240`, while the engine is not known. Empty when it may be anything.
 */
export function carKey({ engine }: CarFacts): string {
  const [first = [], ...others] = (engine?.is ?? []).map((key) => key.split('-'))
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  return (end < 0 ? first : first.slice(0, end)).join('-')
}

/** Those keys of vehicles that a car of an address may be: its own, or else all that begin with it. */
export function vehiclesOf(car: string, keys: readonly string[]): string[] {
  if (car === '') return []
  return keys.includes(car) ? [car] : keys.filter((key) => key.startsWith(`${car}-`))
}

/** The `car` of an address; empty when it is absent or not a key. */
export function parseCarKey(text: string | null): string {
  return text !== null && text.length <= maxLength && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) ? text : ''
}

const maxLength = 64
