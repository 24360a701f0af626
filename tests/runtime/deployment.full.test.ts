import { expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'

test('a deployed sandbox without a secret refuses every request', async () => {
  await using shop = await startShop({ sandbox: {} })
  for (const path of ['/', '/api/checkout/selection', '/content/bands/home?language=en']) {
    const response = await shop.fetch(`/sandbox${path}`, {
      headers: { authorization: 'Bearer sandbox-secret' },
    })
    expect([response.status, await response.text()]).toEqual([500, 'The variable SANDBOX_SECRET is missing.'])
  }
})
