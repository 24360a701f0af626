import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ListingPages } from '#src/features/catalogue/listing/pages/listing-pages.ts'
import * as paths from '#src/paths.ts'
import { createRelay, rewriteJson } from '#tests/support/back-end/relay.ts'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const car = 'volvo-240-b21a'

async function findPart(search: string): Promise<Product> {
  const request = { ...context, search, searchFields: ['name'], limit: 60, onlyAvailable: true }
  const { products } = await fetchCatalogue(Listing, '/products', request)
  const found = products.find(({ name }) => name.startsWith(search))
  if (!found) throw new Error(`The sandbox has no ${search}.`)
  return found
}
const disc = await findPart('Brake disc front')
const cleaner = await findPart('Brake cleaner')
const bulb = await findPart('Bulb')

const carFields = ['vehicle', 'vehicle_names', 'fit_summary', 'fitment_rows']
const empty: Record<string, unknown> = { description: '', descriptionHtml: '', relatedProducts: [] }

/** The built shop; all its products lose their cars, and have these attributes instead. */
async function openShopWithoutCars(attributes: object) {
  const relay = createRelay()
  const change = (body: unknown) =>
    JSON.parse(JSON.stringify(body), (name, value) => {
      if (carFields.includes(name)) return undefined
      if (Object.hasOwn(empty, name)) return empty[name]
      return Object(value).productSku ? { ...value, ...attributes } : value
    })
  relay.on(/POST \/api\/checkout\/products/, rewriteJson(change))
  return createTestShop({ upstream: relay.fetch })
}

type Shop = Awaited<ReturnType<typeof createTestShop>>

async function visit(shop: Shop, path: string) {
  const response = await shop.fetch(path)
  const html = await response.text()
  await shop.settle()
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  return { html, main, text: textOf(main), heading: headingOf(html) }
}

/** All that a page says about its product, also to crawlers and screen readers. */
function saidOn({ html, main }: Awaited<ReturnType<typeof visit>>): string {
  const attributes = [...main.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)]
  const descriptions = [...html.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return [textOf(main), ...[...attributes, ...descriptions, ...data].map(([, text]) => text)].join('\n')
}

const ofCars = /\b(?:cars?|vehicles?|fits?|models?|engines?)\b/i

test('the page of a product with cars asks for the visitor’s, and lists them', async () => {
  const { text } = await visit(await createTestShop(), paths.product(disc.uri))
  expect(text).toContain('Does it fit your car?')
  expect(text).toContain('Fits these cars')
  expect(text).not.toContain('Fits every car')
})

test('the page of a product that fits every car says so, and asks for none', async () => {
  const shop = await openShopWithoutCars({ fit_scope: 'universal' })
  const said = saidOn(await visit(shop, paths.product(disc.uri)))
  expect(said).toContain('Fits every car')
  expect(said.replaceAll('Fits every car', '').replaceAll(/position on the car/g, '')).not.toMatch(ofCars)
})

test('the page of a product of whose cars nothing is known says nothing about cars', async () => {
  const shop = await openShopWithoutCars({})
  const page = await visit(shop, paths.product(disc.uri))
  expect(page.heading).toContain('Brake disc front')
  expect(saidOn(page)).not.toMatch(ofCars)
  expect(page.main).not.toContain('fit-answer')
})

test('cards say of every product as much as is known', async () => {
  const list = paths.more(paths.category(disc.categoryUri))
  const fitsIn = async (shop: Shop) => {
    const { cards } = (await (await shop.fetch(list)).json()) as ListingPages
    await shop.settle()
    return new Set(cards.map(({ fit }) => fit))
  }
  expect([...(await fitsIn(await createTestShop()))].every((fit) => /^[a-z]/.test(fit))).toBe(true)
  expect(await fitsIn(await openShopWithoutCars({ fit_scope: 'universal' }))).toEqual(new Set(['*']))
  expect(await fitsIn(await openShopWithoutCars({}))).toEqual(new Set(['']))
})

test.each([
  ['fit every car', cleaner],
  ['have no cars', bulb],
])(
  'a list of products that %s is not narrowed by a car, which its links keep',
  async (_, { categoryUri }) => {
    const shop = await createTestShop()
    const list = paths.category(categoryUri)
    const all = await visit(shop, list)
    const ofCar = await visit(shop, `${list}?car=${car}`)
    const counted = /\d+ of [\d,]+ products/
    expect(counted.exec(ofCar.text)?.[0]).toBe(counted.exec(all.text)?.[0])
    expect(ofCar.text).not.toContain('Volvo 240')
    for (const { main } of [all, ofCar]) expect(main).not.toMatch(/class="car-row"|name="vehicle\.id"/)
    expect(ofCar.main).toContain(`car=${car}`)
    expect(await (await shop.fetch(`${paths.more(list)}?car=${car}&counts=1`)).json()).toBeNull()
    const [top = ''] = categoryUri.split('/')
    expect((await visit(shop, `${paths.category(top)}?car=${car}`)).text).toContain('For Volvo 240, B21A: ')
  },
)

test('a search for a car finds what fits every car, and is not narrowed where no cars are known', async () => {
  const shop = await createTestShop()
  const search = (keyword: string) => visit(shop, `/search?keyword=${keyword}&car=${car}`)
  const cleaners = await search('brake+cleaner')
  expect(cleaners.text).toMatch(/For Volvo 240, B21A: \d+ results/)
  expect(cleaners.text).not.toContain('Nothing was found')
  const fuses = await search('fuse+set')
  expect(fuses.heading).toMatch(/^\d+ results/)
  expect(fuses.text).not.toContain('Volvo 240')
})

test('a comparison has a row of cars if something is known about them', async () => {
  const shop = await createTestShop()
  const cellsOf = async (...parts: Product[]) => {
    const { html } = await visit(shop, paths.compare(parts.map(({ product }) => product)))
    const rows = [...html.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => row)
    const row = rows.find((each) => /<th scope="row">Car<\/th>/.test(each)) ?? ''
    return [...row.matchAll(/<td\b.*?<\/td>/gs)].map(([cell]) => textOf(cell))
  }
  expect(await cellsOf(cleaner, bulb)).toEqual(['Fits every car', expect.stringMatching(/^–/)])
  expect(await cellsOf(bulb)).toEqual([])
})
