import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'
import { findChromium } from '../browsers/chromium.ts'
import { runPlaywright } from '../browsers/playwright.ts'
import { type Shop, startShop } from '../shop/start-shop.ts'
import { coreLanguages } from './core-languages.ts'

const variables = { TEST_HEADERS: '1' }

/** Their search index is filled before the journeys, which takes seconds each; `SEARCHED` names the languages. */
const searched = v.parse(v.array(v.picklist(locales)), process.env.SEARCHED?.split(',') ?? [...locales])

/** Resolves with the exit code. */
export async function runJourneys(args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  const states = mkdtempSync(join(tmpdir(), 'tappet-journeys-'))
  const edge = await startShop({ variables, state: join(states, 'workerd') })
  // workerd is a separate process: it fills its indexes while the shop under Node fills its catalogue here.
  const [node] = await Promise.all([startNodeShop(join(states, 'node')), edge.fillSearch(searched)])
  // Journeys with a separate shop begin with a copy.
  const filled = join(states, 'filled')
  for (const runtime of ['workerd', 'node'])
    cpSync(join(states, runtime), join(filled, runtime), { recursive: true })
  for (const shop of [edge, node]) await sellWithoutEnd(shop)
  const shops = {
    ...{ SHOP: edge.origin, SHOP_UNDER_NODE: node.origin, FILLED_STATES: filled },
    CHROMIUM: findChromium(),
    ...env,
  }
  const code = await runPlaywright('tests/journeys/playwright.config.ts', args, shops)
  await edge.close()
  await node.close()
  rmSync(states, { recursive: true, force: true })
  return code
}

async function startNodeShop(state: string) {
  const shop = await startShop({ runtime: 'node', variables, state })
  await shop.fillSearch(coreLanguages)
  return shop
}

/** All journeys buy the same few parts, more of them than there are in stock. */
async function sellWithoutEnd({ fetch }: Shop): Promise<void> {
  const body = JSON.stringify({ stockMode: 'off' })
  const { ok, status } = await fetch('/sandbox/__settings', { method: 'POST', body })
  if (!ok) throw new Error(`The sandbox's settings were not changed: ${status}`)
}
