import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enginesByYear, modelYears, yearsText } from '#src/features/garage/vehicles/engine-years.ts'

const engines = [
  { name: 'B21A', from: 1975, to: 1984 },
  { name: 'B230F', from: 1985, to: 1993 },
  { name: 'D24', from: 1979 },
  { name: 'B19A', to: 1978 },
  { name: 'unknown' },
]
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test.each([
  [1974, ['B19A', 'unknown'], ['B21A', 'B230F', 'D24']],
  [1975, ['B21A', 'B19A', 'unknown'], ['B230F', 'D24']],
  [1978, ['B21A', 'B19A', 'unknown'], ['B230F', 'D24']],
  [1979, ['B21A', 'D24', 'unknown'], ['B230F', 'B19A']],
  [1985, ['B230F', 'D24', 'unknown'], ['B21A', 'B19A']],
  [1994, ['D24', 'unknown'], ['B21A', 'B230F', 'B19A']],
  [null, ['B21A', 'B230F', 'D24', 'B19A', 'unknown'], []],
])('the engines of the model year %o are %j, the others %j', (year, ofYear, others) => {
  const groups = enginesByYear(engines, year)
  expect([namesOf(groups.ofYear), namesOf(groups.others)]).toEqual([ofYear, others])
})

const years = fc.record(
  { from: fc.integer({ min: 1900, max: 2030 }), to: fc.integer({ min: 1900, max: 2030 }) },
  { requiredKeys: [] },
)

test('every engine is in one of the groups, in its former order', () => {
  fc.assert(
    fc.property(fc.array(years), fc.integer({ min: 1890, max: 2040 }), (list, year) => {
      const numbered = list.map((engine, index) => ({ ...engine, index }))
      const { ofYear, others } = enginesByYear(numbered, year)
      for (const group of [ofYear, others])
        expect(group.map(({ index }) => index)).toEqual(group.map(({ index }) => index).sort((a, b) => a - b))
      expect([...ofYear, ...others].length).toBe(list.length)
    }),
  )
})

test.each([
  [
    [
      { from: 1975, to: 1984 },
      { from: 1985, to: 1993 },
    ],
    '1975–1993',
  ],
  [
    [
      { from: 1979, to: 1993 },
      { from: 1975, to: 1984 },
      { from: 1981, to: 1985 },
    ],
    '1975–1993',
  ],
  [
    [
      { from: 1962, to: 1967 },
      { from: 1972, to: 1980 },
    ],
    '1962–1967, 1972–1980',
  ],
  [[{ from: 1969, to: 1969 }], '1969'],
  [[{ from: 2015 }, { from: 2012, to: 2016 }], '2012–'],
  [[{ to: 1978 }], '–1978'],
  [[{ from: 1975, to: 1984 }, {}], ''],
  [[], ''],
])('%j are the years “%s”', (list, text) => {
  expect(yearsText(list)).toBe(text)
})

test('the years of a model are those of its engines, each once and in order', () => {
  expect(
    modelYears(
      [
        { from: 1982, to: 1984 },
        { from: 1979, to: 1980 },
        { from: 1983, to: 1985 },
      ],
      2026,
    ),
  ).toEqual([1979, 1980, 1982, 1983, 1984, 1985])
  expect(modelYears([{ from: 2025 }], 2026)).toEqual([2025, 2026])
})

test('years are not listed when the first is unknown, or when they are too many', () => {
  expect(modelYears([{ from: 1979, to: 1980 }, { to: 1985 }], 2026)).toEqual([])
  expect(modelYears([{ from: 1950, to: 2020 }], 2026)).toEqual([])
})
