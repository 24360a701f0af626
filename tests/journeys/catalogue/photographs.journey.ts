import type { Page } from 'playwright/test'
import { samplePages } from '#scripts/shop/sample-pages.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { expect } from '#tests/journeys/shop.ts'

test.use({ pictures: 'photographs', extraHTTPHeaders: { 'x-test-country': 'SE' } })

async function listingPath(baseURL: string | undefined): Promise<string> {
  const samples = await samplePages(String(baseURL))
  return samples.find(({ name }) => name === 'listing')?.path ?? ''
}

/** The address of the first product of the shown listing that has a photograph. */
async function photographedProduct(page: Page): Promise<string> {
  const cards = page.getByRole('article').filter({ has: page.locator('img.picture') })
  return String(await cards.first().getByRole('link').first().getAttribute('href'))
}

/** The boxes of the pictures of a listing, empty ones too, by their size. */
async function boxesOf(page: Page): Promise<string[]> {
  const boxes = await page.locator('.product-card > .picture').evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)} x ${Math.round(height)}`
    }),
  )
  expect(boxes.length).toBeGreaterThan(10)
  return [...new Set(boxes)]
}

test('photographs of any shape, and missing ones, have equal boxes and widen no listing', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const listing = await listingPath(baseURL)
  let bare = 0
  for (const path of [listing, `${listing}?page=2`, searchAddress('brake')])
    for (const size of Object.values(windows)) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.locator('.product-card').first()).toBeVisible()
      expect(await boxesOf(page), `${path} at ${size.width} px`).toHaveLength(1)
      await expectNoOverflow(page, path, size)
      bare += await page.locator('.product-card > .picture[data-empty]').count()
    }
  expect(bare).toBeGreaterThan(0)
})

test('no file of a photograph is loaded twice, and each can be decoded', async ({ page, baseURL }) => {
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/media/')) loaded.push(new URL(response.url()).pathname)
  })
  for (const name of ['listing', 'product']) {
    const path = name === 'listing' ? await listingPath(baseURL) : await photographedProduct(page)
    loaded.length = 0
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const photographs = page.locator('main img.picture:not([loading=lazy])')
    expect(await photographs.count()).toBeGreaterThan(0)
    for (const photograph of await photographs.all())
      await expect(photograph).toHaveJSProperty('complete', true)
    const widths = await photographs.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
    )
    expect(Math.min(...widths)).toBeGreaterThan(0)
    expect(loaded.filter((path) => path.endsWith('.svg'))).toEqual([])
    expect(loaded.length).toBe(new Set(loaded).size)
  }
})

test('without script the pictures are in the document', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(await listingPath(baseURL))
  await page.goto(await photographedProduct(page))
  await expect(page.locator('.gallery .slides img').first()).toBeVisible()
  await context.close()
})
