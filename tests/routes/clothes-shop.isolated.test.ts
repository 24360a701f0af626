import { afterEach, expect, test, vi } from 'vitest'
import * as paths from '#src/paths.ts'
import { addresses, chosen } from '#tests/support/clothes-shop/addresses.ts'
import { clothes, labelTexts, type Piece, pictureHost } from '#tests/support/clothes-shop/clothes.ts'
import { createClothesShop } from '#tests/support/clothes-shop/clothes-shop.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const logged = vi.spyOn(console, 'log')

/** The clothes shop has no services beside those of commerce, search and content. */
const absent = ['SUPPORT', 'MAIL', 'ORDER_LOOKUP', 'VEHICLE_LOOKUP'].flatMap((service) => [
  [`${service}_URL`, undefined],
  [`${service}_KEY`, undefined],
])
const variables = {
  ...Object.fromEntries(absent),
  LOG_LEVEL: 'error',
  CARS: '0',
  SHOWN_ATTRIBUTES: 'maker_note',
  IMAGE_HOSTS: pictureHost,
}

async function openShop(naming?: Parameters<typeof createClothesShop>[0]) {
  const services = createClothesShop(naming)
  return { services, shop: await createTestShop({ upstream: services.fetch, variables }) }
}

const { services, shop } = await openShop()

let visitors = 0
/** A visitor of another network each time, since one may only ask for so much. */
function visitor(of: TestShop = shop) {
  visitors += 1
  return createNoScriptShopper(of, 'SE', `203.0.113.${visitors % 250}`)
}

/** The lines of the log since it was last read, without answers with 404: those are no errors. */
function linesOfLog(): string[] {
  const lines = logged.mock.calls.flat().map(String)
  logged.mockClear()
  return lines.filter((line) => !/"event":"answer".*"status":404/.test(line))
}

afterEach(() => {
  expect(linesOfLog()).toEqual([])
  expect(services.unanswered).toEqual([])
})

const carWords: [path: RegExp, words: RegExp][] = [
  [/^\/sv(\/|$)/, /\b(bil(en|ar|arna|delar)?|fordon|motor|chassinummer)\b/iu],
  [/^\/de(\/|$)/, /\b(auto(s|teile)?|fahrzeug\w*|motor|fahrgestell\w*)\b/iu],
  [/^/, /\b(cars?|vehicles?|engines?|chassis|garage)\b/iu],
]

/** The words that a person reads or hears of a page: its text, title, description and names. */
function wordsOf(html: string): string {
  const named = [...html.matchAll(/\b(?:content|aria-label|placeholder|alt|title)="([^"]*)"/g)]
  return [textOf(html), ...named.map(([, text = '']) => textOf(text))].join('\n')
}

test.each(sampled(addresses, 5))(
  'a shop for clothes answers %s with %i, without a word about cars',
  async (path, status) => {
    const page = await visitor().read(path)
    expect(page.status).toBe(status)
    const [, words = /^$/] = carWords.find(([language]) => language.test(path)) ?? []
    expect(words.exec(wordsOf(page.html))?.[0]).toBeUndefined()
  },
)

/** The filters of a page: for each, its name and the names of its values, without their numbers. */
function filtersOf(html: string): [name: string, values: string[]][] {
  const [, aside = ''] = /<aside id="facets"(.*?)<\/aside>/s.exec(html) ?? []
  return [...aside.matchAll(/<summary>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, name = '', values = '']) => [
      textOf(name),
      [...values.matchAll(/<label>(.*?)<\/label>/gs)].map(([, value = '']) =>
        textOf(value.replace(/<span class="count">.*?<\/span>/s, '')).trim(),
      ),
    ],
  )
}

/** The technical information of a product page. */
function factsOf(html: string): [name: string, value: string][] {
  const [, table = ''] = /<section class="facts-table">(.*?)<\/section>/s.exec(html) ?? []
  return [...table.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs)].map(
    ([, name = '', value = '']) => [textOf(name), textOf(value)],
  )
}

const women = paths.category('women')

test('every filter of the service is shown with its values, in its order', async () => {
  const { html } = await visitor().read(women)
  expect(filtersOf(html)).toEqual([
    ['Brand', ['Fjordull', 'Almgren & Co', 'Sablé']],
    ['Collection', ['Autumn walk', 'Linen summer']],
    ['Price reductions', ['On sale']],
    ['Colour', ['Red', 'Navy', 'White', 'Forest', 'Sand', 'Stone', 'Plum']],
    ['Size', ['XS', 'S', 'M', 'L', 'XL', 'W28', 'W30', 'W32']],
    ['Material', ['Wool', 'Linen', 'Cotton', 'Viscose']],
    ['Label', ['Eco', 'Bio']],
    ['Pattern', ['Plain', 'Striped', 'Dotted', 'Cable']],
  ])
  expect(html).toContain('<ul class="facet-values" data-sizes="true">')
})

test('a swatch has its colour, if that is one', async () => {
  const { html } = await visitor().read(women)
  const swatches = [...html.matchAll(/<svg class="swatch".*?fill="([^"]*)".*?<\/svg>(?:<!-- -->)?([^<]*)/gs)]
  expect(swatches.map(([, colour, name]) => [name?.trim(), colour])).toEqual([
    ['Red', '#b3202a'],
    ['Navy', '#1b2a49'],
    ['White', '#fff'],
    ['Forest', '#2f4a36'],
    ['Sand', '#d8c7a3'],
  ])
  expect(html).not.toContain('display: none')
})

test.each<[what: string, filters: Record<string, string[]>, of: (piece: Piece) => boolean]>([
  ['swatches', { 'swatch.desc': ['Red', 'Navy'] }, ({ colour }) => /Red|Navy/.test(colour)],
  ['a size', { size: ['W30'] }, ({ sizes }) => sizes.some(({ name }) => name === 'W30')],
  ['a collection', { collections: ['52'] }, ({ collection }) => collection === 52],
  [
    'a material and a label',
    { 'material.text': ['Wool'], 'label.text': ['1'] },
    ({ material, labels }) => material === 'Wool' && labels.includes('1'),
  ],
])('%s narrows a list to what has it', async (_, filters, isMatch) => {
  const { html } = await visitor().read(women + chosen(filters))
  const expected = clothes.filter((piece) => Math.floor(piece.category / 10) === 1 && isMatch(piece))
  const found = [...html.matchAll(/class="product-card[^>]*>.*?href="\/p\/([^"]+)"/gs)].map(([, uri]) => uri)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set(expected.map(({ uri }) => uri)))
})

test.each(sampled(clothes, 12))(
  'the technical information of $uri has its public attributes',
  async ({ uri, colour, collection, material, labels, pattern }) => {
    const { html } = await visitor().read(paths.product(uri))
    const named = ['', 'Autumn walk', 'Linen summer'][collection === null ? 0 : collection - 50]
    expect(factsOf(html)).toEqual([
      ...(named ? [['Collection', named]] : []),
      ['Colour', colour],
      ['Material', material],
      ...(labels.length > 0 ? [['Label', labels.map((id) => labelTexts[id]).join(', ')]] : []),
      ['Pattern', pattern],
      ['Care', 'Wash at 30 °C, Do not bleach'],
      ['Maker note', 'Finished <b>by hand</b> & numbered'],
    ])
    expect(html).not.toMatch(/M7-INTERNAL|erp|by hand<\/b>/i)
  },
)

test('a comparison has a row for each attribute that differs', async () => {
  const [jumper, , , cardigan] = clothes
  const { html } = await visitor().read(paths.compare([String(jumper?.id), String(cardigan?.id)]))
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([row]) => textOf(row))
  expect(rows).toEqual(expect.arrayContaining(['ColourRedForest', 'PatternPlainCable']))
  expect(textOf(html)).not.toContain('M7-INTERNAL')
})

test('names are those of the content service in the language of the page', async () => {
  const { html } = await visitor().read(`/sv${women}`)
  const colours = ['Röd', 'Marinblå', 'Vit', 'Skogsgrön', 'Sand', 'Sten', 'Plommon']
  expect(filtersOf(html)).toEqual(
    expect.arrayContaining([
      ['Färg', colours],
      ['Storlek', expect.anything()],
      ['Kollektion', expect.anything()],
      ['Mönster', expect.anything()],
    ]),
  )
  const { text } = await visitor().read(`/sv${women}${chosen({ 'swatch.desc': ['Red'] })}`)
  expect(text).toContain('Färg: Röd')
  const product = await visitor().read(`/sv${paths.product('merino-roll-neck-red')}`)
  expect(factsOf(product.html)).toEqual(expect.arrayContaining([['Färg', 'Röd']]))
})

test.each(['nameless', 'unreachable'] as const)(
  'without names (%s), filters and attributes have those of the commerce service',
  async (naming) => {
    const { shop: other } = await openShop(naming)
    const { status, html } = await visitor(other).read(women)
    expect(status).toBe(200)
    expect(filtersOf(html).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Swatch', 'Size', 'Material', 'Label', 'Pattern']),
    )
    const product = await visitor(other).read(paths.product('merino-roll-neck-red'))
    const lines = linesOfLog()
    expect(lines.length > 0).toBe(naming === 'unreachable')
    for (const line of lines) expect(line).toContain('GET /labels')
    expect(factsOf(product.html)).toEqual([
      ['Collection', 'Autumn walk'],
      ['Swatch', 'Red'],
      ['Material', 'Wool'],
      ['Label', 'Eco'],
      ['Pattern', 'Plain'],
      ['Maker note', 'Finished <b>by hand</b> & numbered'],
    ])
  },
)

test('a piece is put in the cart in its size', async () => {
  const piece = clothes.find(({ uri }) => uri === 'oxford-shirt-navy')
  const item = piece?.sizes.find(({ name }) => name === 'M')?.item ?? ''
  const { status, text } = await visitor().post('/cart', { item, quantity: '2' })
  expect(status).toBe(200)
  expect(text).toMatch(/Oxford shirt/)
  expect(text).toMatch(/1[\s,.]?598/)
  expect(text).not.toMatch(/\bcars?\b/i)
})
