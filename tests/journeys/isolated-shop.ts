import { join } from 'node:path'
import { type Shop, type ShopOptions, startShop } from '#scripts/shop/start-shop.ts'
import { test as base } from './shop.ts'

type Wanted = Required<Pick<ShopOptions, 'missing' | 'carPhotos' | 'runtime' | 'variables' | 'pictures'>>

interface Fixtures extends Wanted {
  /** True if the journey leaves its shop unfit for another: it stops it, uses up attempts, or fills caches. */
  spoilsShop: boolean
  isolatedShop: Shop
}

interface Worker {
  shopPool: ReturnType<typeof createShopPool>
}

/**
 * A journey through a separate shop and back end, which may fail or stop while other journeys run, and whose books
 * are empty. Journeys with the same options share a shop, one after another: it is reset in between.
 */
export const test = base.extend<Fixtures, Worker>({
  missing: [null, { option: true }],
  carPhotos: [true, { option: true }],
  runtime: ['workerd', { option: true }],
  variables: [{}, { option: true }],
  pictures: ['drawings', { option: true }],
  spoilsShop: [false, { option: true }],
  shopPool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const pool = createShopPool()
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  isolatedShop: async ({ shopPool, spoilsShop, missing, carPhotos, runtime, variables, pictures }, use) => {
    if (spoilsShop) await shopPool.close()
    await use(await shopPool.open({ missing, carPhotos, runtime, variables, pictures }))
    if (spoilsShop) await shopPool.close()
  },
  baseURL: async ({ isolatedShop }, use) => use(isolatedShop.origin),
})

/** Keeps the shop that was opened last, for a next test with the same options. */
function createShopPool() {
  let kept: { name: string; shop: Shop } | null = null

  async function open(wanted: Wanted): Promise<Shop> {
    const name = JSON.stringify(wanted)
    if (kept?.name === name) {
      await kept.shop.reset()
      return kept.shop
    }
    await close()
    const template = join(process.env.FILLED_STATES ?? '', wanted.runtime)
    const variables = { TEST_HEADERS: '1', ...wanted.variables }
    const shop = await startShop({ ...wanted, variables, template })
    kept = { name, shop }
    return shop
  }

  async function close(): Promise<void> {
    await kept?.shop.close()
    kept = null
  }

  return { open, close }
}
