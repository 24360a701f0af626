import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import {
  changesWithDeposits,
  chargesOf,
  depositRepair,
  unknownSetParts,
} from '#src/features/cart/deposits/deposits.ts'
import type { Subject } from '#src/features/cart/intents.ts'
import type { DepositedPart, SetParts } from '#src/features/cart/set-parts.ts'
import { selectionOf, type WantedLine } from '#tests/support/examples/selections.ts'

const remanufactured = { tech_condition: 'remanufactured' }
const exchange = (item: string, quantity = 1, deposit = '9-1'): WantedLine => ({
  item,
  quantity,
  product: { deposit_item: deposit, ...remanufactured },
})
const battery = (quantity = 1): WantedLine => ({
  item: '10-1',
  quantity,
  product: { deposit_item: '11-1' },
})
/** A deposit article names itself. */
const deposit = (quantity: number, item = '9-1', line = `line-of-${item}`): WantedLine => ({
  item,
  quantity,
  line,
  product: { deposit_item: item },
})
const set = (parts: [product: string, quantity: number][], quantity = 1): WantedLine => ({
  item: '21-1',
  quantity,
  bundle: parts.map(([product, count]) => ({ item: `${product}-1`, product, quantity: count })),
})
const plain: WantedLine = { item: '1-1', quantity: 2 }

const inCountry = (country: string | null) => ({ location: { country, name: '', shipTo: true } })
const cart = (lines: WantedLine[], country: string | null = 'SE') => selectionOf(lines, inCountry(country))
const none: SetParts = new Map()
const part = (depositItem: string): DepositedPart => ({
  depositItem,
  technical: { condition: 'remanufactured' },
})
const known: SetParts = new Map([
  ['5', part('9-1')],
  ['2', { depositItem: '', technical: { condition: '' } }],
])

describe('the deposits of a line', () => {
  const chargesIn = (wanted: WantedLine, country: string | null, setParts = none) =>
    chargesOf(cart([wanted]).lines[0]!, country, setParts)

  test('an exchange part has its deposit in every country, a battery only in Germany', () => {
    expect(chargesIn(exchange('5-1'), 'SE')).toEqual([{ item: '9-1', quantity: 1 }])
    expect(chargesIn(battery(), 'DE')).toEqual([{ item: '11-1', quantity: 1 }])
    expect(chargesIn(battery(), 'AT')).toEqual([])
    expect(chargesIn(exchange('5-1'), null)).toEqual([])
    expect(chargesIn(plain, 'SE')).toEqual([])
  })

  test('a set has the deposits of its parts, one for each piece', () => {
    expect(
      chargesIn(
        set([
          ['5', 2],
          ['2', 1],
        ]),
        'SE',
        known,
      ),
    ).toEqual([{ item: '9-1', quantity: 2 }])
    expect(chargesIn(set([['5', 2]]), 'SE', none)).toEqual([])
  })
})

test('parts of sets are requested once, and only the unknown ones', () => {
  const lines = cart([
    set([
      ['5', 2],
      ['2', 1],
    ]),
    set([
      ['7', 1],
      ['5', 1],
    ]),
    plain,
  ])
  expect(unknownSetParts(lines, none)).toEqual(['5', '2', '7'])
  expect(unknownSetParts(lines, known)).toEqual(['7'])
})

describe('the repair of deposits', () => {
  const repair = (lines: WantedLine[], country: string | null = 'SE', setParts = none) =>
    depositRepair(cart(lines, country), setParts)

  test.each<[string, WantedLine[], string | null]>([
    ['nothing is in the cart', [], 'SE'],
    ['no part carries a deposit', [plain], 'SE'],
    ['a part has its deposit', [exchange('5-1', 2), deposit(2), plain], 'SE'],
    ['two parts share one', [exchange('5-1', 2), exchange('15-1', 3), deposit(5)], 'SE'],
    [
      'each part has a line of it',
      [exchange('5-1'), deposit(1, '9-1', 'a'), exchange('6-1'), deposit(1, '9-1', 'b')],
      'SE',
    ],
    ['a battery is not in Germany', [battery()], 'AT'],
    ['the country is unknown', [exchange('5-1')], null],
  ])('nothing is repaired where %s', (_, lines, country) => {
    expect(repair(lines, country)).toBe(null)
  })

  test('a deposit that is missing is added', () => {
    expect(repair([exchange('5-1', 2), plain])).toEqual({ lines: [], items: [{ item: '9-1', quantity: 2 }] })
    expect(repair([battery(3)], 'DE')).toEqual({ lines: [], items: [{ item: '11-1', quantity: 3 }] })
  })

  test('a deposit of which there are too few or too many is set to the sum of its parts', () => {
    const parts = [exchange('5-1', 2), exchange('15-1', 3)]
    const changed = { lines: [{ line: 'line-of-9-1', quantity: 5 }], items: [] }
    expect(repair([...parts, deposit(1)])).toEqual(changed)
    expect(repair([...parts, deposit(8)])).toEqual(changed)
  })

  test('a deposit whose part has gone is taken out', () => {
    expect(repair([plain, deposit(2)])).toEqual({ lines: [{ line: 'line-of-9-1', quantity: 0 }], items: [] })
  })

  test('a deposit that is not charged in the country is taken out', () => {
    const lines = [battery(), deposit(1, '11-1')]
    expect(repair(lines, 'AT')).toEqual({ lines: [{ line: 'line-of-11-1', quantity: 0 }], items: [] })
  })

  test('pieces too many leave the last lines of a deposit first', () => {
    const lines = [exchange('5-1'), deposit(2, '9-1', 'a'), deposit(1, '9-1', 'b')]
    expect(repair(lines)?.lines).toEqual([
      { line: 'b', quantity: 0 },
      { line: 'a', quantity: 1 },
    ])
  })

  test('while the parts of a set are unknown deposits are added, and none is taken out', () => {
    expect(repair([set([['5', 2]]), deposit(2)])).toBe(null)
    expect(repair([set([['5', 2]]), exchange('15-1', 3), deposit(2)])?.lines).toEqual([
      { line: 'line-of-9-1', quantity: 3 },
    ])
    expect(repair([set([['5', 2]], 3), exchange('15-1'), deposit(2)], 'SE', known)?.lines).toEqual([
      { line: 'line-of-9-1', quantity: 7 },
    ])
  })

  test('while a line cannot be read no deposit is added or taken out', () => {
    for (const lines of [[plain, deposit(2)], [exchange('5-1')]]) {
      expect(depositRepair({ ...cart(lines), unreadableLines: 1 }, none)).toBe(null)
    }
  })

  test('while a line or a part of a set does not name its product no deposit is taken out', () => {
    const nameless = { item: '5-1', quantity: 2, product: { product: null } }
    expect(repair([nameless, deposit(2)])).toBe(null)
    expect(repair([set([['', 1]]), deposit(2)])).toBe(null)
    expect(repair([nameless, exchange('15-1', 3), deposit(2)])?.lines).toEqual([
      { line: 'line-of-9-1', quantity: 3 },
    ])
  })

  test('after a repair nothing is left to repair', () => {
    const quantity = fc.integer({ min: 1, max: 20 })
    const line = fc.oneof(
      quantity.map((n) => exchange('5-1', n)),
      quantity.map((n) => exchange('15-1', n)),
      quantity.map((n) => exchange('7-1', n, '8-1')),
      quantity.map((n) => battery(n)),
      quantity.map((n) =>
        set(
          [
            ['5', 2],
            ['2', 1],
          ],
          n,
        ),
      ),
      quantity.map((n) => deposit(n)),
      quantity.map((n) => deposit(n, '9-1', 'another')),
      quantity.map((n) => deposit(n, '11-1')),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { selector: ({ item, line: id }) => id ?? item }),
        fc.constantFrom('SE', 'DE'),
        (lines, country) => {
          const selection = cart(lines, country)
          const changes = depositRepair(selection, known)
          const repaired = changes ? { ...selection, lines: changed(selection.lines, changes) } : selection
          expect(depositRepair(repaired, known)).toBe(null)
          expect(goods(repaired.lines)).toEqual(goods(selection.lines))
        },
      ),
    )
  })
})

/** Lines after a bulk change, as the service makes it. */
function changed(lines: Line[], { lines: set, items }: ItemChanges): Line[] {
  const added = items.flatMap(({ item, quantity }) => cart([deposit(quantity, item)]).lines)
  const kept = lines.map((line) => ({
    ...line,
    quantity: set.find((entry) => entry.line === line.line)?.quantity ?? line.quantity,
  }))
  return [...kept, ...added].filter(({ quantity }) => quantity > 0)
}

const goods = (lines: Line[]) =>
  lines
    .filter(({ item, product }) => product.depositItem !== item)
    .map(({ item, quantity }) => [item, quantity])

describe('a change made together with its deposits', () => {
  const adds = (item: string, deposit?: string): Subject => ({
    kind: 'item',
    item,
    choices: null,
    ...(deposit ? { deposit } : {}),
  })
  const changes = (subject: Subject, by: number, lines: WantedLine[], setParts = none) =>
    changesWithDeposits(subject, by, cart(lines), setParts)
  const lineOf = (lines: WantedLine[], item: string): Subject => {
    const line = cart(lines).lines.find((entry) => entry.item === item)
    return { kind: 'line', item, line: line?.line ?? '' }
  }

  test('a part and its deposit are added as two items', () => {
    expect(changes(adds('5-1', '9-1'), 2, [plain])).toEqual({
      lines: [],
      items: [
        { item: '5-1', quantity: 2 },
        { item: '9-1', quantity: 2 },
      ],
    })
  })

  test('an item that has a line is changed there, since it cannot be added', () => {
    const lines = [exchange('5-1', 2), deposit(2)]
    expect(changes(adds('5-1', '9-1'), 1, lines)).toEqual({
      lines: [
        { line: cart(lines).lines[0]?.line, quantity: 3 },
        { line: 'line-of-9-1', quantity: 3 },
      ],
      items: [],
    })
    expect(changes(adds('15-1', '9-1'), 1, lines)).toEqual({
      lines: [{ line: 'line-of-9-1', quantity: 3 }],
      items: [{ item: '15-1', quantity: 1 }],
    })
  })

  test('a line leaves with its deposits, and with no other’s', () => {
    const lines = [exchange('5-1', 2), exchange('15-1', 3), deposit(5)]
    expect(changes(lineOf(lines, '5-1'), -2, lines)?.lines).toEqual([
      { line: cart(lines).lines[0]?.line, quantity: 0 },
      { line: 'line-of-9-1', quantity: 3 },
    ])
  })

  test('the line of a set takes the deposits of its parts along', () => {
    const lines = [set([['5', 2]], 3), deposit(6)]
    expect(changes(lineOf(lines, '21-1'), -1, lines, known)?.lines).toEqual([
      { line: cart(lines).lines[0]?.line, quantity: 2 },
      { line: 'line-of-9-1', quantity: 4 },
    ])
  })

  test.each<[string, Subject, WantedLine[]]>([
    ['a part that carries none', adds('1-1'), [plain]],
    ['the line of a part that carries none', lineOf([plain], '1-1'), [plain]],
    ['a set of chosen parts', { kind: 'item', item: '21-1', choices: [], deposit: '9-1' }, []],
    ['a set whose parts are unknown', lineOf([set([['5', 1]])], '21-1'), [set([['5', 1]])]],
    ['a line that is gone', { kind: 'line', item: '5-1', line: 'gone' }, []],
  ])('%s has separate calls', (_, subject, lines) => {
    expect(changes(subject, 1, lines)).toBe(null)
  })
})
