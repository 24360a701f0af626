import { type Shop, startShop } from '#scripts/start-shop.ts'
import { test as base } from './shop.ts'

interface Fixtures {
  /** Files of the client build this shop does not have at first. */
  missingFiles: RegExp | null
  /** Whether this shop has a bucket for photos of cars. */
  carPhotos: boolean
  /** What the shop runs on. */
  runtime: 'workerd' | 'node'
  /** Further variables of this shop. */
  variables: Record<string, string>
  isolatedShop: Shop
}

/** A journey through a shop and back end of its own, which may fail or stop while other journeys run. */
export const test = base.extend<Fixtures>({
  missingFiles: [null, { option: true }],
  carPhotos: [true, { option: true }],
  runtime: ['workerd', { option: true }],
  variables: [{}, { option: true }],
  isolatedShop: async ({ missingFiles, carPhotos, runtime, variables }, use) => {
    await using shop = await startShop({
      runtime,
      missingFiles,
      carPhotos,
      variables: { TEST_HEADERS: '1', ...variables },
    })
    await use(shop)
  },
  baseURL: async ({ isolatedShop }, use) => use(isolatedShop.origin),
})
