import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'
import { userAgent } from '../shop/user-agent.ts'

/**
 * Bytes by kind of file, each compressed separately at gzip level 9. `vendor`: React and its router, with its list of
 * routes; `script`: the rest.
 */
export type Weight = Record<'document' | 'stylesheet' | 'font' | 'vendor' | 'script', number>

/** The file of React and its router, the list of routes that the router's build writes, and the bundler's runtime. */
const vendor = /\/assets\/(?:vendor|manifest|rolldown-runtime)-/

export const gzipSize = (body: Buffer): number => gzipSync(body, { level: 9 }).length

/**
 * Bytes a new visitor's browser fetches until the network is idle for two seconds. Files that `before` loads count,
 * too.
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
  const weight: Weight = { document: 0, stylesheet: 0, font: 0, vendor: 0, script: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kindOf(response)
    if (!kind || !response.ok()) return
    bodies.push(
      response.body().then((body) => {
        weight[kind] += gzipSize(body)
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

function kindOf(response: Response): keyof Weight | null {
  const type = response.request().resourceType()
  if (type === 'script') return vendor.test(response.url()) ? 'vendor' : 'script'
  return type === 'document' || type === 'stylesheet' || type === 'font' ? type : null
}
