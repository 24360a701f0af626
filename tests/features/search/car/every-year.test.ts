import { afterAll, expect, test, vi } from 'vitest'
import { findProducts } from '#src/features/search/find-products.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createSearchWorld } from '#tests/support/sandbox/search-world.ts'

vi.setConfig({ testTimeout: 900_000 })

const { sandbox, search, aids } = await createSearchWorld()
afterAll(() => sandbox.close())

/** Searches for parts of cars, and the models that they name. */
const searches: readonly (readonly [keyword: string, models: string])[] = [
  ['brake pads volvo 240', 'volvo-240'],
  ['oil filter volvo 240', 'volvo-240'],
  ['brake disc 240', 'volvo-240'],
  ['volvo 140 exhaust', 'volvo-140'],
  ['silencer amazon', 'volvo-amazon'],
  ['volvo pv544', 'volvo-pv544'],
  ['volvo p1800', 'volvo-p1800'],
  ['wiper blade volvo 740', 'volvo-740'],
  ['thermostat volvo 740', 'volvo-740'],
  ['v70 brake pads', 'volvo-v70-2'],
  ['v40 oil filter', 'volvo-v40-2'],
  ['xc60', 'volvo-xc60-1'],
  ['brake pads volvo', 'volvo-'],
  ['saab 99 brake', 'saab-99'],
  ['saab 900 clutch', 'saab-900'],
  ['saab 9-3 oil filter', 'saab-9-3'],
  ['saab 9-5', 'saab-9-5'],
  ['spark plug beetle', 'vw-beetle'],
  ['golf brake pads', 'vw-golf-1 vw-golf-4 vw-golf-7'],
  ['golf 4 oil filter', 'vw-golf-4'],
  ['vw golf mk7 brake disc', 'vw-golf-7'],
  ['passat water pump', 'vw-passat-b6'],
  ['t4 brake pads', 'vw-t4'],
  ['bmw 2002 brake', 'bmw-2002'],
  ['bmw e46 thermostat', 'bmw-e46'],
  ['mercedes w123 brake pads', 'mb-w123'],
  ['porsche 911 oil filter', 'porsche-911g'],
  ['peugeot 205 brake disc', 'peugeot-205'],
  ['2cv', 'citroen-2cv'],
  ['mini clutch', 'mini-classic'],
]
const years = Array.from({ length: 2027 - 1945 + 1 }, (_, at) => 1945 + at)
const cases = years.flatMap((year) => searches.map(([keyword, models]) => ({ year, keyword, models })))

const find = (keyword: string) =>
  findProducts(search, keyword, { limit: 1_000, offset: 0, contentLimit: 0, aids })
const ids = (hits: readonly { product: string }[]) => hits.map(({ product }) => product).sort()

const withoutYear = new Map<string, string[]>()
for (const [keyword] of searches) withoutYear.set(keyword, ids((await find(keyword)).hits))

/** The products that a row of the catalogue says to fit one of these models in that year. */
function fitting(models: string, year: number): Set<string> {
  const rows = sandbox.sql.all(
    `select distinct product from fitment, json_each(?) as named
     where row ->> 'yearFrom' <= ? and row ->> 'yearTo' >= ?
       and coalesce(row ->> 'advice', '') <> 'otherGrade'
       and (model = named.value or (named.value like '%-' and model like named.value || '%'))`,
    JSON.stringify(models.split(' ')),
    year,
    year,
  )
  return new Set(rows.map(({ product }) => String(product)))
}

test('each of the searches finds something', () => {
  expect([...withoutYear].filter(([, found]) => found.length === 0)).toEqual([])
})

test('with any year a search finds the same parts, those that fit a car of that year; without any it says so', async () => {
  let narrowed = 0
  for (const [index, { year, keyword, models }] of sampled(cases, 37).entries()) {
    const words = keyword.split(' ')
    const typed = words.toSpliced(index % (words.length + 1), 0, String(year)).join(' ')
    const all = withoutYear.get(keyword) ?? []
    const fits = fitting(models, year)
    const expected = all.filter((product) => fits.has(product))
    const { hits, without, year: read } = await find(typed)
    narrowed += Number(expected.length > 0)
    const right = expected.length > 0 ? expected : all
    const found = ids(hits)
    expect({
      typed,
      missing: right.filter((product) => !found.includes(product)),
      wrong: found.filter((product) => !right.includes(product)),
      without,
      year: read?.year ?? null,
    }).toEqual({
      ...{ typed, missing: [], wrong: [] },
      ...(expected.length > 0 ? { without: [], year } : { without: [String(year)], year: null }),
    })
  }
  expect(narrowed).toBeGreaterThan(10)
})

test.each([
  ['2002', []],
  ['bmw 2002 brake', []],
  ['"1979" volvo 240', ['1979']],
])('there is no year in %s', async (keyword, without) => {
  expect(await find(keyword)).toMatchObject({ year: null, without })
})

test('the number of a part is found, also with a year in it and a car beside it', async () => {
  const withYear = /(?<![0-9])(?:19[4-9][0-9]|20[0-2][0-9])(?![0-9])/
  const rows = sandbox.sql.all(
    `select product, value as number from product, json_each(spec -> 'originalNumbers')
     union all select product, value from product, json_each(spec -> 'crossNumbers')`,
  )
  const numbers = rows.filter(({ number }) => withYear.test(String(number))).slice(0, 5)
  expect(numbers.length).toBeGreaterThan(0)
  for (const { product, number } of numbers)
    for (const keyword of [`${number}`, `${number}`.replaceAll('-', ' '), `volvo 240 ${number}`])
      expect([keyword, [...(await find(keyword)).matches.keys()]]).toEqual([
        keyword,
        expect.arrayContaining([String(product)]),
      ])
})
