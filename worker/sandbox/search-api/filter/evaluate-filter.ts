import { type FacetColumn, type FacetValue, normalizeFacet } from '../index/facet-column.ts'
import type { ResidentIndex } from '../index/resident-index.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import { attributeRules } from '../settings/attribute-rules.ts'
import { type Comparison, type Filter, type Operation, printPlace } from './filter.ts'

type Condition = Extract<Filter, { kind: 'condition' }>

/** By slot: 1 for the documents of an index that a filter lets through. Refuses attributes that cannot be filtered by. */
export function evaluateFilter(index: ResidentIndex, filter: Filter, code: RefusalCode): Uint8Array {
  const rules = attributeRules(index.settings)

  function evaluate(part: Filter): Uint8Array {
    switch (part.kind) {
      case 'and':
      case 'or': {
        const [first, ...others] = part.of.map(evaluate)
        const joined = first ?? new Uint8Array(index.length)
        for (const other of others) {
          other.forEach((bit, slot) => {
            joined[slot] = part.kind === 'and' ? (joined[slot] ?? 0) & bit : (joined[slot] ?? 0) | bit
          })
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
  const wanted = wantedValues(column, operation)
  return found.map((_, slot) => (column.idsOf(slot).some((id) => wanted[id]) ? 1 : 0) ^ (unequal ? 1 : 0))
}

/** By number of a value: whether an operation asks for it. */
function wantedValues(column: FacetColumn, operation: Operation): boolean[] {
  switch (operation.kind) {
    case 'in': {
      const texts = new Set<FacetValue>(operation.values.map(normalizeFacet))
      const numbers = new Set<FacetValue>(operation.values.flatMap((value) => numberOf(value) ?? []))
      return column.normalized.map((value) => (typeof value === 'string' ? texts : numbers).has(value))
    }
    case 'between': {
      const [from, to] = [numberOf(operation.from), numberOf(operation.to)]
      const [first, last] = [normalizeFacet(operation.from), normalizeFacet(operation.to)]
      return column.normalized.map((value) =>
        typeof value === 'string'
          ? first <= value && value <= last
          : from !== null && to !== null && from <= value && value <= to,
      )
    }
    case 'starts': {
      const start = normalizeFacet(operation.value)
      return column.normalized.map((value) => typeof value === 'string' && value.startsWith(start))
    }
    case 'compare': {
      const [number, text] = [numberOf(operation.value), normalizeFacet(operation.value)]
      const compare = comparisons[operation.operator]
      return column.normalized.map((value) =>
        typeof value === 'string' ? compare(value, text) : number !== null && compare(value, number),
      )
    }
    default:
      return []
  }
}

/** `!=` finds the equal ones, too: the documents with them are what it leaves out. */
const comparisons: Record<Comparison, (left: FacetValue, right: FacetValue) => boolean> = {
  '=': (left, right) => left === right,
  '!=': (left, right) => left === right,
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
