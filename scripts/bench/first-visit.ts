import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { userAgent } from '../user-agent.ts'

const kinds = ['document', 'stylesheet', 'font', 'script'] as const
type Kind = (typeof kinds)[number]

/** Bytes by kind of file, each compressed separately at gzip level 9. */
export type Weight = Record<Kind, number>

/**
 * Measures the bytes a new visitor's browser fetches for a page, until the network is idle for two seconds. `before` may
 * act in another page of that browser first; files it has loaded count nevertheless.
 */
export async function weighFirstVisit(
  browser: Browser,
  address: string,
  before?: (page: Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext({ userAgent })
  if (before) {
    const earlier = await context.newPage()
    await before(earlier)
    await earlier.close()
  }
  const page = await context.newPage()
  const weight: Weight = { document: 0, stylesheet: 0, font: 0, script: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds.find((name) => name === response.request().resourceType())
    if (!kind || !response.ok()) return
    bodies.push(
      response.body().then((body) => {
        weight[kind] += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto(address, { waitUntil: 'load' })
  for (let seen = -1; seen !== bodies.length; ) {
    seen = bodies.length
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_000)
  }
  await Promise.all(bodies)
  await context.close()
  return weight
}
