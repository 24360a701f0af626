import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productMarkdown } from '#src/features/catalogue/markdown/product-markdown.ts'
import { productScreen } from '#src/features/catalogue/product/product-screen.ts'
import { createPictureSource } from '#src/picture-source.ts'
import { productOf } from '#tests/support/examples/products.ts'

const i18n = createTestI18n('en')
const shop = {
  origin: 'https://shop.test',
  locale: 'en',
  i18n,
  pictureSource: createPictureSource(null),
} as const
const failed = () => Promise.reject(new Error('too late'))

function markdownOf(wire: Record<string, unknown>) {
  const context = { i18n, currency: 'SEK', intl: 'en-SE', country: 'SE', bundle: null }
  const loaded = {
    screen: productScreen(productOf(wire), context),
    related: failed(),
    variants: failed(),
    fits: failed(),
    supersession: failed(),
    live: failed(),
    promise: null,
    reason: '',
  }
  return productMarkdown(loaded, shop)
}

test('a product is described with all that is known at once, even if everything late fails', async () => {
  const text = await markdownOf({
    description: 'Vented.\n\nFor *both* sides.',
    tech_diameter_mm: '280',
    oe_numbers: 'X271-925',
    categories: [{ category: '3', name: ['Brakes', 'Discs'], uri: 'brakes/discs' }],
    categoryUri: 'brakes/discs',
    showAsOnSale: true,
    lowestPrice: [{ periodDays: 30, priceAsNumber: 400 }],
  })
  expect(text).toMatch(
    /^# Brake disc front, 280 mm\n\n\[Brakes\]\(https:\/\/shop\.test\/c\/brakes\) › \[Discs\]/,
  )
  expect(text).toContain('- Part number BD-280-V\n- [Bromsvik](https://shop.test/b/bromsvik)\n- ')
  expect(text).toMatch(/349.* incl\. VAT, plus delivery\. Lowest price in the last 30 days: .*400/)
  expect(text).toContain('\n\nVented.\n\nFor \\*both\\* sides.\n\n')
  expect(text).toMatch(/\| Diameter.* \| 280 mm \|/)
  expect(text).toContain('X271-925')
  expect(text).toContain('(https://shop.test/media/BD-280-V-1.svg)')
  expect(text).not.toMatch(/undefined|null|\n{3}|\[object/)
})

test('texts of a merchant stay texts', async () => {
  const hostile = '# x\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)> | `b` **c**'
  const text = await markdownOf({
    name: hostile,
    description: hostile,
    brandName: hostile,
    sku: hostile,
    oe_numbers: hostile,
    manufacturer: hostile,
    tech_colour: hostile,
    media: { standard: ['/a)b.jpg'] },
  })
  expect(text.match(/^#{1,6} .*$/gm)?.filter((line) => line.includes(' x '))).toEqual([
    expect.stringMatching(/^# \\# x \\\[a\\\]/),
  ])
  expect(text).not.toMatch(/(?<!\\)<|(?<!\\)`|(?<!\\)\*|(?<!\\)\]\(javascript/)
  expect(text).toContain('(https://shop.test/a%29b.jpg)')
})
