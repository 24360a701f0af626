import { findChromium } from './chromium.ts'
import { runPlaywright } from './playwright.ts'
import { startShop } from './start-shop.ts'

/** Starts the production build in workerd and under Node, and runs journeys on both; resolves with the exit code. */
export async function runJourneys(args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  const variables = { TEST_HEADERS: '1' }
  const edge = await startShop({ variables })
  const node = await startShop({ runtime: 'node', variables })
  for (const shop of [edge, node]) await shop.fillSearch()
  const shops = { SHOP: edge.origin, SHOP_UNDER_NODE: node.origin, CHROMIUM: findChromium(), ...env }
  const code = await runPlaywright('tests/journeys/playwright.config.ts', args, shops)
  await edge.close()
  await node.close()
  return code
}
