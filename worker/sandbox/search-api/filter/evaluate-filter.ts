import { type FacetColumn, type FacetValue, normalizeFacet } from '../index/facet-column.ts'
import type { ResidentIndex } from '../index/resident-index.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import { attributeRules } from '../settings/attribute-rules.ts'
import { type Comparison, type Filter, type Operation, printPlace } from './filter.ts'

type Condition = Extract<Filter, { kind: 'condition' }>

/**
 * 1 in the slots of the documents of an index that a filter lets through. Refuses attributes that cannot be filtered
 * by.
 */
export function evaluateFilter(index: ResidentIndex, filter: Filter, code: RefusalCode): Uint8Array {
  const rules = attributeRules(index.settings)

  function evaluate(part: Filter): Uint8Array {
    switch (part.kind) {
      case 'and':
      case 'or': {
        const [first, ...others] = part.of.map(evaluate)
        const joined = first ?? new Uint8Array(index.length)
        for (const other of others) {
          for (let slot = 0; slot < joined.length; slot++) {
            const [one, bit] = [joined[slot] ?? 0, other[slot] ?? 0]
            joined[slot] = part.kind === 'and' ? one & bit : one | bit
          }
        }
        return joined
      }
      case 'not':
        return evaluate(part.of).map((bit) => 1 - bit)
      default:
        checkAllowed(part)
        return matching(index, part)
    }
  }

  function checkAllowed({ attribute, place, operation }: Condition): void {
    const allowed = rules.filterable(attribute)
    if (!allowed) {
      const { patterns } = rules
      const known =
        patterns.length === 0
          ? 'This index does not have configured filterable attributes.'
          : `Available filterable attribute patterns are: ${patterns.map((name) => `\`${name}\``).join(', ')}.`
      throw new Refusal(code, `Attribute \`${attribute}\` is not filterable. ${known}\n${printPlace(place)}`)
    }
    const { operator, need } = needOf(operation)
    if (need === null || allowed.features[need]) return
    const others = allowed.features.equality ? ['=', '!=', 'IN'] : []
    const compared = allowed.features.comparison ? ['<', '>', '<=', '>=', 'TO'] : []
    const operators = ['OR', 'AND', 'NOT', ...others, ...compared, 'IS EMPTY', 'IS NULL', 'EXISTS'].join(', ')
    const message = `Filter operator \`${operator}\` is not allowed for the attribute \`${attribute}\`.\n  - Note: allowed operators: ${operators}.\n  - Note: field \`${attribute}\` matched rule #${allowed.rule} in \`filterableAttributes\`\n  - Hint: enable ${need} in rule #${allowed.rule} by modifying the features.filter object\n  - Hint: prepend another rule matching \`${attribute}\` with appropriate filter features before rule #${allowed.rule}`
    throw new Refusal(code, message)
  }

  return evaluate(filter)
}

function needOf(operation: Operation): { operator: string; need: 'equality' | 'comparison' | null } {
  if (operation.kind === 'in') return { operator: 'IN', need: 'equality' }
  if (operation.kind === 'between') return { operator: 'TO', need: 'comparison' }
  if (operation.kind === 'starts') return { operator: 'STARTS WITH', need: 'equality' }
  if (operation.kind !== 'compare') return { operator: '', need: null }
  const { operator } = operation
  return { operator, need: operator === '=' || operator === '!=' ? 'equality' : 'comparison' }
}

function matching(index: ResidentIndex, { attribute, operation }: Condition): Uint8Array {
  const column = index.columns.get(attribute)
  const unequal = operation.kind === 'compare' && operation.operator === '!='
  const found = new Uint8Array(index.length).fill(unequal ? 1 : 0)
  if (!column) return found
  const { kind } = operation
  if (kind === 'exists' || kind === 'null' || kind === 'empty') {
    return found.map((_, slot) => (column.has(slot, kind) ? 1 : 0))
  }
  column.markSlots(found, wantedValues(column, operation), unequal ? 0 : 1)
  return found
}

/** 1 at the number of each value that an operation matches. */
function wantedValues(column: FacetColumn, operation: Operation): Uint8Array {
  const wanted = new Uint8Array(column.values.length)
  const mark = (isWanted: (value: FacetValue) => boolean) => {
    for (const [id, value] of column.normalized.entries()) if (isWanted(value)) wanted[id] = 1
    return wanted
  }
  const markEqual = (values: readonly string[]) => {
    for (const value of values) {
      // `!=` looks for equal ones, too: the documents with them are what it leaves out.
      for (const key of [normalizeFacet(value), numberOf(value)]) {
        const id = key === null ? -1 : column.idOf(key)
        if (id >= 0) wanted[id] = 1
      }
    }
    return wanted
  }
  switch (operation.kind) {
    case 'in':
      return markEqual(operation.values)
    case 'between': {
      const [from, to] = [numberOf(operation.from), numberOf(operation.to)]
      const [first, last] = [normalizeFacet(operation.from), normalizeFacet(operation.to)]
      return mark((value) =>
        typeof value === 'string'
          ? first <= value && value <= last
          : from !== null && to !== null && from <= value && value <= to,
      )
    }
    case 'starts': {
      const start = normalizeFacet(operation.value)
      return mark((value) => typeof value === 'string' && value.startsWith(start))
    }
    case 'compare': {
      if (operation.operator === '=' || operation.operator === '!=') return markEqual([operation.value])
      const [number, text] = [numberOf(operation.value), normalizeFacet(operation.value)]
      const compare = comparisons[operation.operator]
      return mark((value) =>
        typeof value === 'string' ? compare(value, text) : number !== null && compare(value, number),
      )
    }
    default:
      return wanted
  }
}

const comparisons: Record<
  Exclude<Comparison, '=' | '!='>,
  (left: FacetValue, right: FacetValue) => boolean
> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
}

function numberOf(text: string): number | null {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
