import { createHash } from 'node:crypto'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { userAgent } from '../shop/user-agent.ts'
import {
  type PaymentPage,
  type PaymentPages,
  paymentPaths,
  plainAddress,
  type Script,
  securityHeadersOf,
} from './payment-page.ts'

/** Milliseconds until a page counts as unreachable. */
const deadline = 30_000

interface Deployment {
  origin: string
  /** Put into the cart first: an empty checkout loads no widget of a provider. */
  product?: string | undefined
}

/** Records the payment pages in a new browser. Places no order. */
export async function recordPages({ origin, product }: Deployment): Promise<PaymentPages> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({ userAgent, locale: 'en' })
    if (product !== undefined) await fillCart(await context.newPage(), origin + product)
    return {
      checkout: await recordPage(context, origin + paymentPaths.checkout.path),
      confirmation: await recordPage(context, origin + paymentPaths.confirmation.path),
    }
  } finally {
    await browser.close()
  }
}

type Context = Awaited<ReturnType<Browser['newContext']>>

async function fillCart(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: deadline })
  const added = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/items/'),
    { timeout: deadline },
  )
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await added
  await page.close()
}

async function recordPage(context: Context, address: string): Promise<PaymentPage> {
  const page = await context.newPage()
  const loaded: Promise<Script>[] = []
  page.on('response', (response) => {
    const isOfPage = response.request().resourceType() === 'script' && response.frame() === page.mainFrame()
    if (isOfPage) loaded.push(scriptOf(response))
  })
  const document = await page.goto(address, { timeout: deadline, waitUntil: 'networkidle' })
  if (!document?.ok()) throw new Error(`${address} answered ${document?.status() ?? 'nothing'}`)
  // Both served and added scripts: either kind may be missing in the other list.
  const inline = await page.evaluate(
    (html) => {
      const served = new DOMParser().parseFromString(html, 'text/html')
      return [...served.scripts, ...window.document.scripts]
        .filter(({ src, type }) => src === '' && /^$|javascript|^module$/i.test(type))
        .map(({ text }) => text)
    },
    await document.text(),
  )
  const scripts = [
    ...(await Promise.all(loaded)),
    ...inline.map((text) => ({ source: 'inline', hash: hashOf(text) })),
  ]
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const recorded = {
    scripts: distinct(scripts),
    frames: [...new Set(frames.map((frame) => plainAddress(frame.url())))].sort(),
    headers: securityHeadersOf(Object.entries(await document.allHeaders())),
  }
  await page.close()
  return recorded
}

async function scriptOf(response: Response): Promise<Script> {
  const body = await response.body().catch(() => null)
  return { source: plainAddress(response.url()), hash: body ? hashOf(body) : '' }
}

/** The hash of a file in the format of Subresource Integrity. */
function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function distinct(scripts: Script[]): Script[] {
  const keyed = new Map(scripts.map((script) => [`${script.source} ${script.hash}`, script]))
  return [...keyed].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, script]) => script)
}
