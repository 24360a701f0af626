import { expect, test } from 'vitest'
import { type ContentFiles, createFileContent, noFiles } from '#src/commerce/content/content-files.ts'
import type { Locale } from '#src/i18n/locales.ts'

const page = { slug: 'terms', title: 'Terms', description: '', updated: '', sections: [] }

function contentOf(files: Partial<ContentFiles>, language: Locale = 'sv') {
  const load = async () => ({ ...noFiles, pages: { terms: page } })
  return createFileContent({ load, shop: {}, labels: null, ...files }, language)
}

test('a page that has no file is null', async () => {
  expect(await contentOf({}).page('terms')).toEqual(page)
  for (const slug of ['privacy', 'constructor', '__proto__'])
    expect(await contentOf({}).page(slug)).toBeNull()
  expect(await contentOf({}).band('home')).toBeNull()
  expect(await contentOf({}).labels()).toBeNull()
})

const shop = {
  returnDays: 30,
  seller: { name: 'Kugg AB', country: 'SE', registers: [{ name: { en: 'VAT', sv: 'Moms' }, number: '1' }] },
  countries: {
    DE: {
      currency: 'EUR',
      returnDays: 14,
      deliveryMethods: [
        {
          shippingMethod: 'post',
          name: { en: 'Post', de: 'Paket' },
          prices: [{ overKilograms: 0, price: 5 }],
        },
      ],
    },
  },
}

test('a country has its own facts, and those of all countries', async () => {
  const german = await contentOf({ shop }, 'de').shop('DE')
  expect(german).toMatchObject({ currency: 'EUR', returnDays: 14, seller: { name: 'Kugg AB' } })
  expect(german?.deliveryMethods).toMatchObject([{ name: 'Paket', prices: [{ price: 5 }] }])
  expect(await contentOf({ shop }).shop('NO')).toMatchObject({ returnDays: 30, deliveryMethods: [] })
})

test('a text is in the language of the shop, else in the default one', async () => {
  const registers = async (language: Locale) =>
    (await contentOf({ shop }, language).shop('SE'))?.seller?.registers.map(({ name }) => name)
  expect(await registers('sv')).toEqual(['Moms'])
  expect(await registers('fi')).toEqual(['VAT'])
})

test('a fact with something left to fill in is left out, and the others stay', async () => {
  const seller = { ...shop.seller, phone: '[fill in: telephone]' }
  expect(await contentOf({ shop: { ...shop, seller } }).shop('SE')).toMatchObject({
    seller: null,
    returnDays: 30,
  })
})

test('attributes have names by language', async () => {
  const labels = [
    { field: 'care', name: { en: 'Care', sv: 'Skötsel' }, values: [{ value: 'wash', name: { en: 'Wash' } }] },
  ]
  expect(await contentOf({ labels }).labels()).toEqual([
    { field: 'care', name: 'Skötsel', values: [{ value: 'wash', name: 'Wash' }] },
  ])
})

test('drafts are in a preview only, in place of what is published', async () => {
  const load = async () => ({
    ...noFiles,
    pages: { terms: page },
    drafts: { ...noFiles, pages: { terms: { ...page, title: 'New terms' }, sale: page } },
  })
  const published = createFileContent({ load, shop: {}, labels: null }, 'en')
  const draft = createFileContent({ load, shop: {}, labels: null }, 'en', 'draft')
  expect([await published.page('terms'), await published.page('sale')]).toEqual([page, null])
  expect([await draft.page('terms'), await draft.page('sale')]).toMatchObject([{ title: 'New terms' }, page])
})
