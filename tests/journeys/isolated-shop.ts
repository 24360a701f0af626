import { type IsolatedShop, withIsolatedShop } from '#tests/support/isolated-shop.ts'
import { test as base } from './shop.ts'

interface Fixtures {
  /** Files of the client build this shop does not have. */
  missingFiles: RegExp | null
  isolatedShop: IsolatedShop
}

/** A walk through a shop of its own. */
export const test = base.extend<Fixtures>({
  missingFiles: [null, { option: true }],
  isolatedShop: ({ missingFiles }, use) => withIsolatedShop(missingFiles, use),
  baseURL: async ({ isolatedShop }, use) => use(isolatedShop.origin),
})
