import { build } from './builder.ts'
import { findChromium } from './chromium.ts'
import { runPlaywright } from './playwright.ts'
import { startShop } from './start-shop.ts'

/** Runs the journeys on the production build in workerd, and the purchase journey under Node as well. */
build()
process.env.CHROMIUM = findChromium()
const variables = { TEST_HEADERS: '1' }
const edge = await startShop({ variables })
const node = await startShop({ runtime: 'node', variables })
const shops = { SHOP: edge.origin, SHOP_UNDER_NODE: node.origin }
const code = await runPlaywright('tests/journeys/playwright.config.ts', [], shops)
await edge.close()
await node.close()
process.exit(code)
