import { expect, test } from 'vitest'
import * as paths from '#src/paths.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop } from '#tests/support/shop/test-shop.ts'

test('a shop whose filters and attributes all have words asks for no names', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const { html } = await shopper.read(paths.category('brakes/disc-brakes/brake-discs'))
  const [product = ''] = /\/p\/[\w-]+/.exec(html) ?? []
  expect((await shopper.read(product)).status).toBe(200)
  expect(shop.calls.filter(({ path }) => path.includes('/labels'))).toEqual([])
})
