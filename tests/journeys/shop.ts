import { test as base, expect, type Page } from 'playwright/test'
import { type Choices, serializeConsent } from '#src/consent.ts'

/** Tags a journey as core where a loop makes several: those that `npm test` walks, too. */
export function coreIf(isCore: boolean): { tag: string[] } {
  return { tag: isCore ? ['@core'] : [] }
}

interface Rules {
  /** Complaints of the browser that belong to the walk: the answer of a page that does not exist. */
  tolerated: RegExp[]
  /** Violations of a content security policy that come from how the test reaches the shop. */
  toleratedViolations: RegExp[]
  /** The visitor's consent answer before; null without one. */
  answered: Choices | null
}

/** A style sheet came for a screen that was left, or replaced, before it was drawn: a matter of time. */
const unusedSheet = /\.css was preloaded using link preload but not used/

/**
 * A journey through the shop; it fails on anything the browser complains of, a hydration mismatch included, and on a
 * violation of a content security policy in any of its pages.
 */
export const test = base.extend<Rules>({
  tolerated: [[], { option: true }],
  toleratedViolations: [[], { option: true }],
  answered: [{ statistics: false, marketing: false }, { option: true }],
  context: async ({ context, toleratedViolations, answered, baseURL }, use) => {
    if (answered) await context.addCookies([consentCookieOf(answered, baseURL ?? '')])
    const violations: string[] = []
    context.on('console', (message) => {
      const text = message.text()
      if (!text.includes('Content Security Policy')) return
      if (!toleratedViolations.some((pattern) => pattern.test(text))) violations.push(text)
    })
    await use(context)
    expect(violations, 'violations of a content security policy').toEqual([])
  },
  page: async ({ page, tolerated }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    const expected = [unusedSheet, ...tolerated]
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

/** The cookie of an answer that was given just now. */
export function consentCookieOf(choices: Choices, url: string) {
  const { name, value } = serializeConsent({ ...choices, time: Math.floor(Date.now() / 1000) })
  return { name, value, url }
}

/** Pauses the clock that `page.clock.install()` has set: from now on time passes only when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

export { createTestI18n } from '#scripts/shop/test-i18n.ts'
export { expect }
