import { findChromium } from './chromium.ts'
import { runPlaywright } from './playwright.ts'
import { type ShopOptions, startShop } from './start-shop.ts'

/** Starts the production build in workerd and under Node, and runs journeys on both; resolves with the exit code. */
export async function runJourneys(args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  // workerd is a process of its own, so that the two fill their catalogues at the same time.
  const [edge, node] = await Promise.all([startFilled({}), startFilled({ runtime: 'node' })])
  const shops = { SHOP: edge.origin, SHOP_UNDER_NODE: node.origin, CHROMIUM: findChromium(), ...env }
  const code = await runPlaywright('tests/journeys/playwright.config.ts', args, shops)
  await edge.close()
  await node.close()
  return code
}

async function startFilled(options: ShopOptions) {
  const shop = await startShop({ ...options, variables: { TEST_HEADERS: '1' } })
  await shop.fillSearch()
  return shop
}
