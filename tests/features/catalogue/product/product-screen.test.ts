import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productScreen } from '#src/features/catalogue/product/product-screen.ts'
import { productOf } from '#tests/support/examples/products.ts'

const finnish = { i18n: createTestI18n('fi'), currency: 'EUR', intl: 'fi-FI' }
const screenOf = (wire: Record<string, unknown> = {}, country = 'FI') =>
  productScreen(productOf(wire), { ...finnish, country, bundle: null })

test('the way down to a product follows its own category', () => {
  const categories = [
    { category: '9', name: ['Klassikot', 'Volvo'], uri: 'classic/volvo' },
    { category: '3', name: ['Jarrut', 'Levyjarrut'], uri: 'brakes/disc-brakes' },
  ]
  expect(screenOf({ categories, categoryUri: 'brakes/disc-brakes' }).breadcrumbs).toEqual([
    { name: 'Jarrut', path: '/c/brakes' },
    { name: 'Levyjarrut', path: '/c/brakes/disc-brakes' },
  ])
})

test('measures keep the order of the service, with their units', () => {
  expect(screenOf({ tech_diameter_mm: '280', tech_disc_type: 'vented', tech_ece_r90: '1' }).measures).toEqual(
    [
      { name: 'Halkaisija', values: [{ text: '280\u00a0mm' }] },
      { name: 'Levytyyppi', values: [{ text: 'Tuuletettu' }] },
      { name: 'ECE R90 -hyväksytty', values: [{ text: 'Kyllä' }] },
    ],
  )
})

test('a product screen has the label, the disposal, the responsible companies and the origin of a part', () => {
  const { safety } = screenOf({
    manufacturer:
      'Hallbrook (demo)\n10 Sample Street\nsafety@hallbrook.example\n\nKolvgatan Demo AB\nExempelgatan 1',
    countryOrigin: 'FI',
    hazard_codes: 'UN2794, GHS05, Danger, H314, GHS99',
    take_back: 'lead-battery',
  })
  expect(safety).toEqual({
    labels: [
      {
        parts: '',
        signs: [{ source: '/safety/GHS05.svg', name: 'Syövyttävä' }],
        signal: 'Vaara',
        hazards: ['Voimakkaasti ihoa syövyttävää ja silmiä vaurioittavaa.'],
        precautions: [],
      },
    ],
    takeBack: [
      {
        sign: { source: '/safety/bin-pb.svg', name: 'Yliviivattu jäteastia' },
        text: 'Käytettyjä akkuja ei saa laittaa sekajätteeseen. Tämä akku sisältää lyijyä (Pb).',
      },
    ],
    takeBackLink: { name: 'Kierrätys ja vastaanotto', path: '/info/take-back' },
    facts: [
      { name: 'Valmistaja', values: ['Hallbrook (demo)', '10 Sample Street', 'safety@hallbrook.example'] },
      { name: 'Vastuuhenkilö EU:ssa', values: ['Kolvgatan Demo AB', 'Exempelgatan 1'] },
      { name: 'Alkuperämaa', values: ['Suomi'] },
    ],
  })
})

test('a part without hazards has no label, and an unknown kind of waste is not named', () => {
  const { safety } = screenOf({ hazard_codes: 'UN1950, toString, H999', take_back: 'constructor' })
  expect([safety.labels, safety.takeBack]).toEqual([[], []])
})

test('in France a part that is taken back has the sign of its sorting rule too', () => {
  const signsIn = (country: string, take_back: string) =>
    productScreen(productOf({ take_back }), { ...finnish, country, bundle: null }).safety.takeBack.map(
      ({ sign }) => sign?.source ?? null,
    )
  expect(signsIn('FR', 'electrical')).toEqual(['/safety/bin.svg', '/safety/triman.svg'])
  expect(signsIn('FR', 'oil')).toEqual([null, '/safety/triman.svg'])
  expect(signsIn('BE', 'electrical')).toEqual(['/safety/bin.svg'])
  expect(signsIn('FR', '')).toEqual([])
})

test('a set shows the labels, the waste and the makers of all its parts, each once', () => {
  const coolant = { hazard_codes: 'GHS07, Warning, H302', manufacturer: 'Nordvik\nGatan 1' }
  const oil = { name: 'Oil', manufacturer: 'Oljehus\nGatan 2', take_back: 'oil' }
  const { safety } = productScreen(productOf({ bundleInfo: { type: 'fixed' } }), {
    ...finnish,
    country: 'FI',
    bundle: {
      sections: [],
      products: [
        productOf({ ...coolant, name: 'Pink' }),
        productOf({ ...coolant, name: 'Blue' }),
        productOf(oil),
        productOf(oil),
      ],
    },
  })
  expect(safety.labels.map(({ parts, signal }) => [parts, signal])).toEqual([['Pink · Blue', 'Varoitus']])
  expect(safety.takeBack).toHaveLength(1)
  expect(safety.facts).toEqual([{ name: 'Valmistaja', values: ['Nordvik, Gatan 1', 'Oljehus, Gatan 2'] }])
})

test('a product that is not sold here is shown without a way to buy it', () => {
  const screen = screenOf({ priceAsNumber: null })
  expect(screen.price).toBeNull()
  expect(screen.purchase).toBeNull()
})

test('an exchange part says that a deposit comes with it', () => {
  const exchange = screenOf({ deposit_item: '900-1', tech_condition: 'remanufactured' })
  expect(exchange.deposit?.text).toMatch(/^Vaihto-osa:/)
  expect(screenOf().deposit).toBeNull()
})

test('a part sold as new has a deposit only where the law requires it', () => {
  const battery = { deposit_item: '900-1' }
  expect(screenOf(battery, 'DE').deposit?.text).toMatch(/^Lain mukaan/)
  expect(screenOf(battery, 'FR').deposit).toBeNull()
  expect(screenOf({ ...battery, tech_condition: 'new' }, 'FR').deposit).toBeNull()
})

test('a set without choices has the deposits of its parts', () => {
  const starter = productOf({
    product: '8',
    name: 'Starter',
    deposit_item: '900-1',
    tech_condition: 'remanufactured',
  })
  const set = productScreen(productOf({ bundleInfo: { type: 'fixed' } }), {
    ...finnish,
    country: 'FI',
    deposits: new Map([['8', 30]]),
    bundle: {
      sections: [{ section: '1', quantity: 2, required: true, products: ['8'] }],
      products: [starter],
    },
  })
  expect(set.contents?.title).toBe('Sarjan sisältö')
  expect(set.contents?.parts).toMatchObject([
    { name: '2 × Starter', sku: 'BD-280-V', picture: '/media/BD-280-V-1.svg', path: '/p/brake-disc-280' },
  ])
  expect(set.deposit?.text).toMatch(/^Vaihto-osa:/)
  expect(set.price?.additions).toBe('lisäksi pantti 60\u00a0€')
})

test('a set whose only deposit is that of a battery calls it so', () => {
  const battery = productOf({ product: '8', name: 'Battery', deposit_item: '900-1' })
  const set = productScreen(productOf({ bundleInfo: { type: 'fixed' } }), {
    ...finnish,
    country: 'DE',
    deposits: new Map([['8', 7.5]]),
    bundle: {
      sections: [{ section: '1', quantity: 1, required: true, products: ['8'] }],
      products: [battery],
    },
  })
  expect(set.deposit?.text).toMatch(/^Lain mukaan/)
  expect(set.price?.additions).toBe('lisäksi akkupantti 7,50\u00a0€')
})

test('a set without choices says what it saves against its parts, if all their prices are known', () => {
  const setOf = (parts: Record<string, unknown>[], wire: Record<string, unknown> = {}) =>
    productScreen(productOf({ priceAsNumber: 349, bundleInfo: { type: 'fixed' }, ...wire }), {
      ...finnish,
      country: 'FI',
      bundle: {
        sections: [
          { section: '1', quantity: 2, required: true, products: ['8'] },
          { section: '2', quantity: 1, required: true, products: ['9'] },
        ],
        products: parts.map((part) => productOf(part)),
      },
    }).price?.saving
  const disc = { product: '8', priceAsNumber: 150.5 }
  expect(setOf([disc, { product: '9', priceAsNumber: 78.95 }])).toBe('Säästät 30,95\u00a0€')
  expect(setOf([disc, { product: '9', priceAsNumber: 48 }])).toBeUndefined()
  expect(setOf([disc, { product: '9', priceAsNumber: null }])).toBeUndefined()
  expect(setOf([{ ...disc, priceAsNumber: 500 }])).toBeUndefined()
})

test('questions about a part and its deposit name its number', () => {
  const { question, deposit } = screenOf({
    ...{ sku: 'SM-7', name: 'Starter, 12 V', deposit_item: '900-1', tech_condition: 'remanufactured' },
  })
  expect(question).toEqual({
    name: 'Kysy tästä osasta',
    path: '/support?subject=productQuestion&article=SM-7',
  })
  expect(deposit?.link.path).toBe(question.path.replace('productQuestion', 'refundQuestion'))
})

test('a part without cars is not called universal; one that is says so instead of naming cars', () => {
  const vehicle = {
    'a-1': 'Volvo 240, B21',
    'a-2': 'Volvo 240, B23',
    'b-1': 'Volvo 740, B23',
    'c-1': 'Saab 99, B',
  }
  expect(screenOf({ vehicle })).toMatchObject({ fitScope: 'cars', models: 3 })
  expect(screenOf({ tech_length_mm: '450' })).toMatchObject({ fitScope: null, models: 0 })
  expect(screenOf({ fit_scope: 'universal' })).toMatchObject({ fitScope: 'universal', models: 0 })
})
