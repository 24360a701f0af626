import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Filter, negated, printFilter } from '#worker/sandbox/search-api/filter/filter.ts'
import { readFilter } from '#worker/sandbox/search-api/filter/filter-input.ts'
import { parseFilter } from '#worker/sandbox/search-api/filter/parse-filter.ts'
import { Refusal } from '#worker/sandbox/search-api/refusal.ts'
import type { Runs } from './return.ts'

const keyword = fc.constantFrom(
  ...[
    'AND',
    'OR',
    'NOT',
    'IN',
    'TO',
    'EXISTS',
    'IS',
    'NULL',
    'EMPTY',
    'STARTS WITH',
    'CONTAINS',
    '_geo',
    '_geoRadius(',
  ],
)
const sign = fc.constantFrom(...'=!<>()[],"\'\\.-_ \n')
const name = fc.constantFrom(
  'markets',
  'prices.1.11',
  'a-b',
  '__proto__',
  'constructor',
  '12',
  '-1.5',
  '\\x41',
  '\\u{110000}',
)
const expression = fc
  .array(fc.oneof(keyword, sign, name, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 24 })
  .map((parts) => parts.join(' '))

const text = fc.oneof(name, keyword, fc.string({ unit: 'binary', maxLength: 12 }))
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    operator: fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
    value: text,
  }),
  fc.record({ kind: fc.constant('between' as const), from: text, to: text }),
  fc.record({ kind: fc.constant('in' as const), values: fc.array(text, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('starts' as const), value: text }),
  fc.record({ kind: fc.constantFrom('exists' as const, 'null' as const, 'empty' as const) }),
)
const { filter } = fc.letrec<{ filter: Filter; condition: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('condition'),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 2, maxLength: 4 }),
    }),
    tie('filter').map(negated),
  ),
  condition: fc.record({
    kind: fc.constant('condition' as const),
    attribute: text,
    place: fc.constant({ text: '', start: 0, end: 0 }),
    operation,
  }),
}))

/** A filter without the places of its attributes, which depend on how it was written. */
function bare(part: Filter): unknown {
  if (part.kind === 'condition') return { attribute: part.attribute, operation: { ...part.operation } }
  return part.kind === 'not' ? { not: bare(part.of) } : { kind: part.kind, of: part.of.map(bare) }
}

function parsed(input: unknown): Filter | null {
  try {
    return readFilter(input, 'invalid_search_filter')
  } catch (error) {
    assert.ok(error instanceof Refusal)
    assert.match(error.message, /./)
    return null
  }
}

/**
 * Any text, and any list of texts, is read as a filter or refused, without another error or a changed prototype; what was
 * read is written and read as the same, and so is any filter there can be.
 */
export function checkSearchFilters(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(expression, filter, (written, meant) => {
      for (const input of [written, [written, [written, 'a = 1']]]) {
        const read = parsed(input)
        if (read) assert.deepEqual(bare(parseFilter(printFilter(read)) ?? read), bare(read))
      }
      const again = parseFilter(printFilter(meant))
      assert.ok(again)
      assert.deepEqual(bare(again), bare(meant))
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
