import { Refusal, type RefusalCode } from '../refusal.ts'
import type { Filter } from './filter.ts'
import { FilterError, parseFilter } from './parse-filter.ts'

/** Conditions in one filter, as in the service. */
const maxConditions = 2_000

/**
 * Reads the parameter `filter`: an expression, or a list of which all must hold, of expressions and of lists of which
 * one must hold. Null for no filter. Refuses with `code`.
 */
export function readFilter(input: unknown, code: RefusalCode): Filter | null {
  if (input === undefined || input === null) return null
  const filter = Array.isArray(input) ? all(input, code) : parsed(input, code, ['String', 'Array'])
  if (filter && conditionsIn(filter) > maxConditions) {
    throw new Refusal(code, `Too many filter conditions, can't process more than ${maxConditions} filters.`)
  }
  return filter
}

function all(parts: readonly unknown[], code: RefusalCode): Filter | null {
  const filters = parts.map((part) =>
    Array.isArray(part)
      ? joined(
          'or',
          part.map((entry) => parsed(entry, code, ['String'])),
        )
      : parsed(part, code, ['String', '[String]']),
  )
  return joined('and', filters)
}

function joined(kind: 'and' | 'or', filters: readonly (Filter | null)[]): Filter | null {
  const of = filters.filter((filter) => filter !== null)
  const [only] = of
  return of.length > 1 ? { kind, of } : (only ?? null)
}

function parsed(input: unknown, code: RefusalCode, expected: readonly string[]): Filter | null {
  if (typeof input !== 'string') {
    const message = `Invalid syntax for the filter parameter: \`expected ${expected.join(', ')}, found: ${JSON.stringify(input)}\`.`
    throw new Refusal(code, message)
  }
  try {
    return parseFilter(input)
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    throw new Refusal(error.message.startsWith('Using') ? 'feature_not_enabled' : code, error.message)
  }
}

function conditionsIn(filter: Filter): number {
  if (filter.kind === 'condition') return 1
  if (filter.kind === 'not') return conditionsIn(filter.of)
  return filter.of.reduce((sum, part) => sum + conditionsIn(part), 0)
}
