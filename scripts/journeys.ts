import { spawn } from 'node:child_process'
import { build } from './builder.ts'
import { findChromium } from './chromium.ts'
import { serveNode } from './node/serve-node.ts'
import { openTemporaryShop } from './temporary-shop.ts'

/** Runs the journeys on the production build: on workerd, and the walk from home to receipt under Node as well. */
build()
process.env.CHROMIUM = findChromium()
const variables = { TEST_HEADERS: '1' }
const edge = await openTemporaryShop({ variables })
const node = await openTemporaryShop({ serve: serveNode, variables })
const run = await journeys({ SHOP: edge.origin, SHOP_UNDER_NODE: node.origin })
await edge.close()
await node.close()
process.exit(run)

function journeys(shops: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      'playwright',
      ['test', '--config', 'tests/journeys/playwright.config.ts', ...process.argv.slice(2)],
      {
        stdio: 'inherit',
        env: { ...process.env, ...shops },
      },
    )
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
