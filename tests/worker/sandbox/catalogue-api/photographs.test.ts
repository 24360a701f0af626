import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { originalOf, sizesOf } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'

test('a sandbox with photographs lists them in their sizes, and a few products without any', async () => {
  const sandbox = createTestSandbox({ pictures: 'photographs' })
  const reply = await sandbox.fetch('/api/checkout/products', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-token': 'none' },
    body: JSON.stringify({ language: 'en', limit: 100 }),
  })
  const { products } = v.parse(Listing, await reply.json())
  const pictures = products.flatMap(({ media }) => media)
  expect(pictures.every((picture) => /\.(jpg|webp)\?v=\d+$/.test(originalOf(picture)))).toBe(true)
  expect(
    new Set(
      pictures.map((picture) =>
        sizesOf(picture)
          .map(({ width }) => width)
          .join(),
      ),
    ),
  ).toEqual(new Set(['', '160,320,640']))
  const bare = products.filter(({ media }) => media.length === 0)
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.length).toBeLessThan(products.length / 4)
  sandbox.close()
})
