import type { Browser, Page } from 'playwright'

export interface Moves {
  /** Milliseconds from the press of a filter to the painted list, with warm caches. */
  filter: number[]
  /** Milliseconds from "back" to the painted list of five pages. */
  back: number[]
  /** Requests for documents and data during all moves back. */
  backRequests: number
}

const rounds = 20

export async function measureListing(browser: Browser, address: string): Promise<Moves> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const filter: number[] = []
  await page.goto(address, { waitUntil: 'networkidle' })
  // The first round fills the caches.
  for (let round = 0; round <= rounds; round += 1) {
    const choose = await pressFilter(page, round % 4)
    const takeBack = await pressFilter(page, null)
    if (round > 3) filter.push(choose, takeBack)
  }

  await page.goto(address, { waitUntil: 'networkidle' })
  for (let pages = 2; pages <= 5; pages += 1) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li[id]').length >= count,
      pages * 20,
    )
  }
  const back: number[] = []
  let backRequests = 0
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('main li[id] h3 a').nth(90).click()
    await page.locator('.product-offer').waitFor()
    await page.waitForLoadState('networkidle')
    // React holds back a screen while a view transition runs.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const count = (request: { resourceType(): string }) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) backRequests += 1
    }
    page.on('request', count)
    back.push(
      await page.evaluate(async () => {
        const started = performance.now()
        history.back()
        const isBack = () => document.querySelectorAll('main li[id]').length >= 100
        while (!isBack()) await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return performance.now() - started
      }),
    )
    page.off('request', count)
  }
  await context.close()
  return { filter, back, backRequests }
}

/** Presses a value of the brand filter, with null the chosen one. Returns milliseconds to the painted list. */
function pressFilter(page: Page, index: number | null): Promise<number> {
  return page.evaluate(async (index) => {
    const values = [
      ...document.querySelectorAll<HTMLInputElement>('.facet:nth-of-type(2) .facet-values input:enabled'),
    ]
    const box =
      index === null ? values.find(({ checked }) => checked) : values.filter(({ checked }) => !checked)[index]
    if (!box) throw new Error('No value to press')
    const list = () => document.querySelector('.results [role="status"]')?.textContent
    const before = list()
    const started = performance.now()
    box.click()
    while (list() === before) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - started
  }, index)
}

/** The value that a share of the measurements does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
