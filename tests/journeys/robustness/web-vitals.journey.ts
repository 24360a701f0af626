import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { expect } from '#tests/journeys/shop.ts'

test.use({ runtime: 'node' })

/** Resolves when the page has the script that measures, which alone names this kind of performance entry. */
function measuringScript(page: Page) {
  return page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('largest-contentful-paint'),
  )
}

test.describe('a visit that is measured', () => {
  test.use({ variables: { WEB_VITALS_SHARE: '1' } })

  test('reports its vitals once it is left, and the shop counts them by route', async ({
    page,
    isolatedShop,
  }) => {
    const figures = async () => (await isolatedShop.fetch('/metrics')).text()
    const loaded = measuringScript(page)
    await page.goto(paths.category('brakes'))
    await expectHydrated(page)
    await loaded
    await page.waitForLoadState('networkidle')
    expect(await figures()).not.toContain('shop_web_vitals_lcp_seconds_count{')
    await page.goto(paths.search())
    await expect.poll(figures).toContain('shop_web_vitals_lcp_seconds_count{route="/c/*"} 1')
    expect(await figures()).toContain('shop_web_vitals_cls_count{route="/c/*"} 1')
  })
})

test('a visit that is not measured loads nothing for it', async ({ page }) => {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  await page.goto(paths.home())
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(texts)
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter((text) => text.includes('largest-contentful-paint'))).toEqual([])
})
