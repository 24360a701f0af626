import { expect, test } from 'vitest'
import { sharedChunk } from '#scripts/shared-chunk.ts'

/** Who imports what: a small shop. */
const importers: Record<string, string[]> = {
  '/shop/src/entry.client.tsx': [],
  '/shop/src/root.tsx': [],
  '/shop/src/routes/category.tsx': [],
  '/shop/src/routes/brand.tsx': [],
  '/shop/src/routes/product.tsx': [],
  '/shop/src/routes/checkout.tsx': [],
  'header.tsx': ['/shop/src/root.tsx'],
  'icon.tsx': ['header.tsx', 'field.tsx'],
  'price.tsx': ['/shop/src/routes/product.tsx', 'listing.tsx'],
  'listing.tsx': ['/shop/src/routes/category.tsx', '/shop/src/routes/brand.tsx'],
  'gallery.tsx': ['/shop/src/routes/product.tsx'],
  'select.tsx': ['listing.tsx', 'field.tsx'],
  'field.tsx': ['/shop/src/routes/checkout.tsx'],
  'panel.tsx': [],
  'lines.tsx': ['panel.tsx', '/shop/src/routes/checkout.tsx'],
}
const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }

test.each([
  ['what the frame shows', 'header.tsx'],
  ['what the frame shows and others too', 'icon.tsx'],
  ['what two screens of a walk show', 'price.tsx'],
  ['what a screen of a walk and another part show', 'select.tsx'],
])('%s is in the one file', (_, id) => {
  expect(sharedChunk(id, modules)).toBe('shop')
})

test.each([
  ['a screen itself', '/shop/src/routes/product.tsx'],
  ['what one screen of a walk shows alone', 'gallery.tsx'],
  ['a listing of either kind', 'listing.tsx'],
  ['what no screen of a walk shows', 'field.tsx'],
  ['what only later parts share', 'lines.tsx'],
])('%s is not', (_, id) => {
  expect(sharedChunk(id, modules)).toBeNull()
})
