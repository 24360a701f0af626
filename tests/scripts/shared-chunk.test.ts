import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas, sharedChunk } from '#scripts/shared-chunk.ts'

/** Who imports what: a small shop. */
const importers: Record<string, string[]> = {
  '/shop/src/entry.client.tsx': [],
  '/shop/src/root.tsx': [],
  '/shop/src/routes/category.tsx': [],
  '/shop/src/routes/brand.tsx': [],
  '/shop/src/routes/search.tsx': [],
  '/shop/src/routes/product.tsx': [],
  '/shop/src/routes/checkout.tsx': [],
  '/shop/src/routes/confirmation.tsx': [],
  '/shop/src/start-visit.ts': [],
  '/shop/src/features/cart/panel/cart-panel.tsx': [],
  '/shop/src/features/wishlist/own-wishlist.tsx': [],
  'header.tsx': ['/shop/src/root.tsx'],
  'icon.tsx': ['header.tsx', 'field.tsx'],
  'price.tsx': ['/shop/src/routes/product.tsx', 'listing.tsx'],
  'listing.tsx': ['/shop/src/routes/category.tsx', '/shop/src/routes/brand.tsx'],
  'load-more.tsx': ['listing.tsx', '/shop/src/routes/search.tsx'],
  'search-view.tsx': ['/shop/src/routes/search.tsx'],
  'gallery.tsx': ['/shop/src/routes/product.tsx'],
  'select.tsx': ['listing.tsx', 'field.tsx'],
  'field.tsx': ['/shop/src/routes/checkout.tsx'],
  'receipt.ts': ['/shop/src/routes/checkout.tsx', '/shop/src/routes/confirmation.tsx'],
  'lines.tsx': ['/shop/src/features/cart/panel/cart-panel.tsx', '/shop/src/routes/checkout.tsx'],
  'paper.tsx': ['/shop/src/entry.confirmation.tsx', '/shop/src/routes/account/order.tsx'],
  'text-field.tsx': ['/shop/src/entry.checkout.tsx', '/shop/src/routes/account/password.tsx'],
  '/shop/src/forms/vat-number.ts': ['/shop/src/routes/register.tsx', '/shop/src/routes/account/details.tsx'],
  'queue.ts': ['/shop/src/start-visit.ts'],
  'intents.ts': ['queue.ts', 'lines.tsx'],
  'schema.ts': ['intents.ts', '/shop/src/features/wishlist/own-wishlist.tsx'],
}
test('the files and folders that decide are where they were', () => {
  expect(
    Object.values(areas)
      .flat()
      .filter((path) => !existsSync(path)),
  ).toEqual([])
})

const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }

test.each([
  ['what the frame shows', 'header.tsx'],
  ['what the frame shows and others too', 'icon.tsx'],
  ['what two screens of a walk show', 'price.tsx'],
])('%s is in the file of the shop', (_, id) => {
  expect(sharedChunk(id, modules)).toBe('shop')
})

test.each([
  ['what listings alone show', 'listing.tsx'],
  ['what listings and the search show', 'load-more.tsx'],
])('%s is in the file of listings', (_, id) => {
  expect(sharedChunk(id, modules)).toBe('listing')
})

test('what a screen of a walk shares with a part that opens later is in a file for just that', () => {
  expect(sharedChunk('select.tsx', modules)).toBe('listing-controls')
})

test('what the start of the cart shares with its panel is in the file of the cart', () => {
  expect(sharedChunk('intents.ts', modules)).toBe('cart-core')
})

test('what a panel shares with a route that is visited later is in the file of the panels', () => {
  expect(sharedChunk('lines.tsx', modules)).toBe('panels')
})

test('what it shares with a part that works without the cart is in a file beside that', () => {
  expect(sharedChunk('schema.ts', modules)).toBe('parsing')
})

test('a check that forms of the account share and the checkout loads late needs no router', () => {
  expect(sharedChunk('/shop/src/forms/vat-number.ts', modules)).toBe('checks')
})

test('what forms of the account share with the purchase is in a file for just that', () => {
  expect(sharedChunk('text-field.tsx', modules)).toBe('fields')
})

test.each([
  ['a screen itself', '/shop/src/routes/product.tsx'],
  ['what one screen of a walk shows alone', 'gallery.tsx'],
  ['what one kind of listing shows alone', 'search-view.tsx'],
  ['what no screen of a walk shows', 'field.tsx'],
  ['what only the start of the cart needs', 'queue.ts'],
  ['what only routes that are visited later share', 'receipt.ts'],
  ['what a customer’s orders share with the purchase', 'paper.tsx'],
])('%s is left to the bundler', (_, id) => {
  expect(sharedChunk(id, modules)).toBeNull()
})
