import { test as base, expect } from 'playwright/test'
import type { EngineName } from '#scripts/browsers/engine-browsers.ts'
import { launchFirefox } from './firefox.ts'
import type { Engine, Tab } from './tab.ts'
import { createView, type View } from './view.ts'
import { launchWebkit } from './webkit.ts'

interface OfTest {
  /** Opens one more tab of the same shopper: at the shop all journeys share, or another. */
  openTab(origin?: string): Promise<View>
  view: View
}

interface OfWorker {
  engineName: EngineName
  engine: Engine
}

/** A walk through the shop in another engine than Chromium's; it fails on errors in the console, where they can be read. */
export const test = base.extend<OfTest, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await { firefox: launchFirefox, webkit: launchWebkit }[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  openTab: async ({ engine, baseURL }, use) => {
    const shopper = await engine.newShopper()
    await use(async (origin = String(baseURL)) => {
      const tab = await shopper.newTab()
      await refuseMeasuring(tab, origin)
      return createView(tab, origin)
    })
    await shopper.close()
    expect(shopper.complaints()).toEqual([])
  },
  view: async ({ openTab }, use) => use(await openTab()),
})

/** Answers the question for consent, on a page that does not ask it. */
async function refuseMeasuring(tab: Tab, origin: string): Promise<void> {
  await tab.open(`${origin}/login`)
  await tab.run(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all of these engines have the Cookie Store API
    document.cookie = `rc_consent=1..${Math.floor(Date.now() / 1000)}; Path=/`
  })
}

export { createTestI18n } from '#scripts/shop/test-i18n.ts'
export { expect }
