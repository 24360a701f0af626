import { afterAll } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { searchAt } from '#tests/support/sandbox/search-client.ts'

// A rule of the search service on `node:sqlite` also holds in a Durable Object.

const shop = await startShop()
afterAll(shop.close)

searchAt(`${shop.origin}/sandbox/search`)
await import('#tests/worker/sandbox/search-api/relevancy.test.ts')
await import('#tests/worker/sandbox/search-api/parameters.test.ts')
await import('#tests/worker/sandbox/search-api/pages.test.ts')
