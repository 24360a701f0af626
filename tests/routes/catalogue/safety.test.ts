import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

async function partFor(search: string) {
  const { products } = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: 4, pricelist: 14, search, limit: 1 },
  })
  const [part] = products
  if (!part) throw new Error(`The sandbox sells no ${search}.`)
  return `/p/${part.uri}`
}

const shop = await createTestShop()

async function read(path: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'DE' } })
  const html = await response.text()
  await shop.settle()
  const [, section = ''] = /<div class="safety">(.*?)<\/section>/s.exec(html) ?? []
  const pictures = [...section.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, source, alt]) => [
    source,
    alt,
  ])
  return { text: textOf(html), safety: textOf(section), pictures, section }
}

/** Codes of pictograms and statements, and numbers of transport. */
const bareCode = /\b(?:GHS ?\d{2}|UN ?\d{4}|(?:EU)?H[234]\d{2}|P[1-5]\d{2}(?:\+P\d{3})*)\b/

test.each(locales)('in %s, the page of an aerosol shows its label before an order', async (locale) => {
  const { find } = createTestI18n(locale)
  const { text, safety, pictures } = await read(localized(locale, await partFor('brake cleaner')))
  expect(pictures).toEqual([
    ['/safety/GHS02.svg', find('hazard.GHS02')],
    ['/safety/GHS07.svg', find('hazard.GHS07')],
    ['/safety/GHS09.svg', find('hazard.GHS09')],
  ])
  for (const code of ['Danger', 'H222', 'H229', 'H315', 'H336', 'H411', 'P102', 'P210', 'P410+P412', 'P501'])
    expect(safety).toContain(find(`hazard.${code}`))
  expect(text).not.toMatch(bareCode)
})

test('the page of a starter battery shows the bin with the symbol of lead, and leads to what takes it back', async () => {
  const { safety, pictures, section, text } = await read(await partFor('starter battery'))
  expect(pictures).toEqual([
    ['/safety/GHS05.svg', 'Corrosive'],
    ['/safety/bin-pb.svg', 'Crossed-out wheeled bin'],
  ])
  expect(safety).toContain('Causes severe skin burns and eye damage.')
  expect(safety).toContain('This one contains lead (Pb). Take-back and recycling')
  expect(section).toContain('href="/info/take-back"')
  expect(text).not.toMatch(bareCode)
})

test('the page of an oil says where used oil goes, and has no label', async () => {
  const { safety, pictures } = await read(await partFor('engine oil 5W-40'))
  expect(pictures).toEqual([])
  expect(safety).toContain('Used oil must not go into the drain')
})

test('the page of a part without hazards has neither label nor disposal', async () => {
  const { pictures, section } = await read(await partFor('brake disc'))
  expect(pictures).toEqual([])
  expect(section).not.toContain('take-back')
})

test('the responsible person of a maker outside of the Union is named as such', async () => {
  const { safety } = await read(await partFor('hallbrook'))
  expect(safety).toMatch(/ManufacturerHallbrook \(demo\).*Responsible person in the EUKolvgatan Demo AB/)
})

test('a set shows the labels of its parts under their names', async () => {
  const { products } = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: 4, pricelist: 14, search: 'brake service', limit: 20 },
  })
  const sets = products.filter(({ bundle }) => bundle)
  const pages = await Promise.all(sets.map(({ uri }) => read(`/p/${uri}`)))
  const labelled = pages.filter(({ pictures }) => pictures.length > 0)
  expect(labelled.length).toBeGreaterThan(0)
  for (const { section } of labelled) expect(section).toMatch(/<h3>[^<]*Brake (?:fluid|cleaner)/)
})
