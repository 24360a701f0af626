import { findEngines } from './browsers/engine-browsers.ts'
import { runPlaywright } from './browsers/playwright.ts'
import { build } from './build/builder.ts'
import { startShop } from './shop/start-shop.ts'

const engines = findEngines()
if (engines.length === 0) process.exit(0)
await build()
const shop = await startShop()
const projects = engines.map((name) => `--project=${name}`)
const code = await runPlaywright('tests/engines/playwright.config.ts', projects, { SHOP: shop.origin })
await shop.close()
process.exit(code)
