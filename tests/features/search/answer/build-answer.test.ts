import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { fitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { WordedDecision } from '#src/features/catalogue/listing/car/car-questions.ts'
import { type Answer, buildAnswer } from '#src/features/search/answer/build-answer.ts'
import type { Question } from '#src/features/search/answer/read-question.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { productOf } from '#tests/support/examples/products.ts'

const question: Question = {
  category: {
    category: '3',
    name: ['Brakes', 'Brake discs'],
    uri: 'brakes/discs',
    parent: '1',
    metaTitle: '',
    metaDescription: '',
  },
  isNarrow: true,
  model: {
    name: 'Volvo 240',
    engines: [
      { key: 'volvo-240-b21a', name: 'B21A' },
      { key: 'volvo-240-b230f', name: 'B230F' },
    ],
  },
  engine: null,
  year: null,
  position: null,
}
const engines = ['volvo-240-b21a', 'volvo-240-b230f']
const names: Record<string, string> = { 'volvo-240-b21a': 'B21A', 'volvo-240-b230f': 'B230F' }

let count = 0
/** A part for a Volvo 240 by these rows, with technical values and further fields of the wire. */
function part(rows: object[], technical: Record<string, string> = {}, more: object = {}): Product {
  count += 1
  const fitment = parseFitment(JSON.stringify(rows.map((row) => ({ model: 'volvo-240', ...row }))))
  const of = new Set(fitment.flatMap((row) => (row.engines.length > 0 ? row.engines : engines)))
  return productOf({
    product: String(count),
    fit_summary: fitSummary(fitment),
    vehicle: Object.fromEntries([...of].map((key, at) => [String(at), `Volvo 240, ${names[key]} [${key}]`])),
    ...Object.fromEntries(Object.entries(technical).map(([id, value]) => [`tech_${id}`, value])),
    ...more,
  })
}

interface Asked {
  question?: Partial<Question>
  engines?: string[]
  decisions?: WordedDecision[]
  locale?: Locale
}

function answerOf(products: Product[], asked: Asked = {}): Answer | null {
  const { decisions = [], locale = 'en' } = asked
  const context = { i18n: createTestI18n(locale), currency: 'SEK', intl: `${locale}-SE` }
  return buildAnswer(
    { ...question, ...asked.question },
    asked.engines ?? engines,
    products,
    decisions,
    context,
    '/search?keyword=in+year',
  )
}

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
/** The rows as lines: "Axle: Front axle 2 → /c/…, Rear axle 1". */
const rowsOf = (answer: Answer | null) =>
  answer?.rows.map(({ label, values }) => {
    const texts = values.map(({ text, count, path }) =>
      [text, ...(count === undefined ? [] : [count]), ...(path ? ['→', decodeURIComponent(path)] : [])].join(
        ' ',
      ),
    )
    return plain(`${label}: ${texts.join(', ')}`)
  })

test('parts that fit every engine are counted, with the lowest price, and lead to their list and to the car', () => {
  const answer = answerOf([part([{}]), part([{}], {}, { priceAsNumber: 199 })])
  expect(answer).toMatchObject({
    title: 'Brake discs for Volvo 240',
    rows: [],
    links: [
      { name: 'Show all 2 parts', path: '/c/brakes/discs?car=volvo-240' },
      { name: 'Parts for Volvo 240', path: '/parts/volvo-240' },
    ],
  })
  expect(plain(answer?.summary)).toBe('2 parts fit, from 199 kr incl. VAT, plus delivery')
})

test.each<[Locale, string, string]>([
  ['en', '1 part fits, from 349 kr incl. VAT, plus delivery', 'Show this part'],
  ['sv', '1 del passar, från 349 kr inkl. moms, plus frakt', 'Visa delen'],
  ['fi', '1 osa sopii, alk. 349 SEK sis. alv, + toimitus', 'Näytä osa'],
  ['da', '1 del passer, fra 349 kr. inkl. moms, plus fragt', 'Vis delen'],
  ['fr', '1 pièce convient, à partir de 349 kr TTC, hors livraison', 'Afficher la pièce'],
  ['nl', '1 onderdeel past, vanaf kr 349 incl. btw, excl. verzending', 'Onderdeel tonen'],
  ['de', '1 Teil passt, ab 349 kr inkl. MwSt., zzgl. Versand', 'Teil zeigen'],
])('one part is singular in %s', (locale, summary, link) => {
  const answer = answerOf([part([{}])], { locale })
  expect([plain(answer?.summary), answer?.links[0]?.name]).toEqual([summary, link])
})

test('the year leaves parts and engines out; the list, which knows no years, says so', () => {
  const b21a = { engines: ['volvo-240-b21a'], yearTo: 1984 }
  const b230f = { engines: ['volvo-240-b230f'], yearFrom: 1985 }
  const answer = answerOf([part([b21a, b230f]), part([b230f]), part([b21a], {}, { priceAsNumber: 1 })], {
    question: { year: 1986 },
  })
  expect(answer).toMatchObject({ title: 'Brake discs for Volvo 240 (1986)', rows: [] })
  expect(plain(answer?.summary)).toBe('2 parts fit, from 349 kr incl. VAT, plus delivery')
  expect(answer?.links.slice(0, 2)).toEqual([
    { name: 'Show the parts for 1986', path: '/search?keyword=in+year' },
    { name: 'Show 3 parts for all years', path: '/c/brakes/discs?car=volvo-240' },
  ])
  expect(answerOf([part([b21a])], { question: { year: 1999 } })).toBeNull()
})

test('engines are offered where they decide, instead of values that differ with them', () => {
  const all = part([{}], { diameter_mm: '280' })
  const only = part([{ engines: ['volvo-240-b21a'] }], { diameter_mm: '263' })
  const answer = answerOf([all, only])
  expect(plain(answer?.summary)).toBe(
    '2 parts, from 349 kr incl. VAT, plus delivery – which of them fit depends on the car',
  )
  expect(rowsOf(answer)).toEqual([
    'Engine: B21A 2 → /c/brakes/discs?car=volvo-240-b21a, B230F 1 → /c/brakes/discs?car=volvo-240-b230f',
  ])
  const named = answerOf([all, only], { engines: ['volvo-240-b21a'] })
  expect(named).toMatchObject({
    title: 'Brake discs for Volvo 240, B21A',
    rows: [{ label: 'Diameter' }],
    links: [{ path: '/c/brakes/discs?car=volvo-240-b21a' }, { path: '/parts/volvo-240/b21a' }],
  })
})

test('in a year, an engine has no number of parts if its list has another', () => {
  const early = part([{ yearTo: 1980 }])
  const answer = answerOf([early, part([{}]), part([{ engines: ['volvo-240-b21a'] }])], {
    question: { year: 1986 },
  })
  expect(rowsOf(answer)).toEqual([
    'Engine: B21A → /c/brakes/discs?car=volvo-240-b21a, B230F → /c/brakes/discs?car=volvo-240-b230f',
  ])
})

test('a condition on the car is said with both numbers, and the attribute that says the same is left out', () => {
  const products = [
    part([{ brakeSystem: 'vented-286' }], { brake_system: 'vented-286' }),
    part([{ brakeSystem: 'vented-286' }], { brake_system: 'vented-286' }),
    part([{ brakeSystem: 'vented-305' }], { brake_system: 'vented-305' }),
  ]
  const decisions: WordedDecision[] = [
    {
      condition: { field: 'brakeSystem', oneOf: ['vented-286'] },
      products: products.slice(0, 2),
      text: 'vented front discs 286 mm (For 15-inch wheels)',
    },
  ]
  const answer = answerOf(products, { decisions })
  expect(rowsOf(answer)).toEqual([
    'Depends on: vented front discs 286 mm (For 15-inch wheels): 2 parts, otherwise 1',
  ])
  expect(plain(answer?.summary)).toMatch(/^3 parts, .* depends on the car$/)
})

test('only the first of two opposite conditions is named', () => {
  const later = part([{ chassisFrom: 93_000 }])
  const earlier = part([{ chassisTo: 92_999 }])
  const decisions: WordedDecision[] = [
    { condition: { field: 'chassis', from: 93_000 }, products: [later], text: 'from 93000' },
    { condition: { field: 'chassis', to: 92_999 }, products: [earlier], text: 'up to 92999' },
  ]
  expect(rowsOf(answerOf([later, earlier], { decisions }))).toEqual([
    'Depends on: from 93000: 1 part, otherwise 1',
  ])
})

test('values that differ are choices with their lists, the place first; shared measures are said once', () => {
  const front = { axle: 'front', centre_bore_mm: '65.1', surface: 'coated' }
  const answer = answerOf([
    part([{}], { ...front, diameter_mm: '280' }),
    part([{}], { ...front, diameter_mm: '263' }),
    part([{}], { ...front, axle: 'rear', diameter_mm: '280' }),
  ])
  const list = '/c/brakes/discs?car=volvo-240&filters='
  expect(rowsOf(answer)).toEqual([
    `Axle: Front axle 2 → ${list}{"tech.axle":["front"]}, Rear axle 1 → ${list}{"tech.axle":["rear"]}`,
    `Diameter: 263 mm 1 → ${list}{"tech.diameter_mm":["263"]}, 280 mm 2 → ${list}{"tech.diameter_mm":["280"]}`,
    'Centre bore: 65.1 mm',
  ])
})

test('a value that not all parts have, one with too many values, and those of a wide category decide nothing', () => {
  expect(rowsOf(answerOf([part([{}], { diameter_mm: '280' }), part([{}])]))).toEqual([])
  const many = Array.from({ length: 7 }, (_, at) => part([{}], { diameter_mm: String(250 + at) }))
  expect(rowsOf(answerOf(many))).toEqual([])
  const pair = [part([{}], { diameter_mm: '280' }), part([{}], { diameter_mm: '263' })]
  expect(rowsOf(answerOf(pair, { question: { isNarrow: false } }))).toEqual([])
})

test('a position keeps its parts, and those of both sides', () => {
  const answer = answerOf(
    [part([{}], { side: 'left' }), part([{}], { side: 'right' }), part([{}], { side: 'both' })],
    { question: { position: { attribute: 'side', value: 'left' } } },
  )
  expect(rowsOf(answer)).toEqual(['Side: Left'])
  expect(decodeURIComponent(answer?.links[0]?.path ?? '')).toBe(
    '/c/brakes/discs?car=volvo-240&filters={"tech.side":["both","left"]}',
  )
  const front = { question: { position: { attribute: 'axle', value: 'front' } as const } }
  const seats = answerOf([part([{}], { position: 'front' }), part([{}], { position: 'rear' })], front)
  expect(rowsOf(seats)).toEqual(['Position: Front'])
  expect(decodeURIComponent(seats?.links[0]?.path ?? '')).toContain('filters={"tech.position":["front"]}')
  const unknown = { question: { position: { attribute: 'axle', value: 'front' } as const } }
  expect(answerOf([part([{}])], unknown)).toBeNull()
})

test.each<[string, object[][], object, string[]]>([
  ['pieces', [[{ qty: 4 }]], {}, ['Quantity: 4 per car']],
  ['litres', [[{ qty: 3.9 }]], { quantity_per: 'litre' }, ['Quantity: 3.9 l per car']],
  [
    'per axle',
    [[{}]],
    { quantity_recommended: '2', quantity_per: 'axle' },
    ['Quantity: Recommended: 2 per axle'],
  ],
  ['one', [[{}]], { quantity_recommended: '1', quantity_per: 'car' }, []],
  ['unknown litres', [[{}]], { quantity_recommended: '5', quantity_per: 'litre' }, []],
  ['other cars', [[{}, { model: 'saab-99', qty: 6 }]], {}, []],
])('the quantity that a car needs is said where the catalogue has it: %s', (_, rows, more, expected) => {
  expect(rowsOf(answerOf(rows.map((row) => part(row, {}, more))))).toEqual(expected)
})

test('where engines need different quantities, they are offered', () => {
  const rows = [
    { engines: ['volvo-240-b21a'], qty: 3.9 },
    { engines: ['volvo-240-b230f'], qty: 6.2 },
  ]
  expect(rowsOf(answerOf([part(rows, {}, { quantity_per: 'litre' })]))).toEqual([
    'Engine: B21A 1 → /c/brakes/discs?car=volvo-240-b21a, B230F 1 → /c/brakes/discs?car=volvo-240-b230f',
    'Quantity: 3.9–6.2 l per car',
  ])
})

test('without parts, or without a price here, there is no answer', () => {
  expect(answerOf([])).toBeNull()
  expect(answerOf([part([{}], {}, { priceAsNumber: null })])).toBeNull()
})
