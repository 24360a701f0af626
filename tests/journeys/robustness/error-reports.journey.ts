import type { Page } from 'playwright/test'
import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test } from '#tests/journeys/isolated-shop.ts'
import { expect } from '#tests/journeys/shop.ts'

test.use({
  tolerated: [/provoked|status of 404/],
  variables: { ERROR_DSN: 'http://0123456789abcdef0123456789abcdef@sandbox.localhost/errors/1' },
})

const Book = v.object({
  entries: v.array(
    v.looseObject({
      kind: v.string(),
      type: v.nullable(v.string()),
      value: v.nullable(v.string()),
      transaction: v.nullable(v.string()),
      traceId: v.nullable(v.string()),
      payload: v.string(),
    }),
  ),
})

async function reported(page: Page) {
  const answer = await page.request.get('/sandbox/__books/errors')
  return v.parse(Book, await answer.json()).entries.filter(({ kind }) => kind === 'event')
}

/** The trace that the page's own request belongs to. */
async function traceOf(page: Page): Promise<string> {
  const description = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return JSON.stringify(entry)
  })
  return /"00-([\da-f]{32})-/.exec(description)?.[1] ?? ''
}

test('an error that nothing catches reaches the error server, with the page’s trace and nothing that was typed', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${paths.search()}?keyword=astrid@shopper.test`)
  await expectHydrated(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError(`provoked: no value for ${location.href} 8507099805`)
    })
  })
  await expect.poll(() => reported(page)).toHaveLength(1)
  const [event] = await reported(page)
  expect(event).toMatchObject({ type: 'RangeError', transaction: '/search', traceId: await traceOf(page) })
  expect(event?.value).toBe('…: no value for http://…')
  expect(event?.payload).not.toMatch(/astrid|shopper|8507099805/)
})

test('an error of a loader in the browser reaches the error server', async ({ page }) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new RangeError('provoked: no data'))
  })
  await page.getByRole('main').getByRole('link', { name: 'Brakes' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => reported(page)).toMatchObject([{ type: 'RangeError', value: '…: no data' }])
})

const pages = [
  ['TypeError', paths.checkout()],
  ['RangeError', paths.login()],
  ['SyntaxError', paths.register()],
  ['URIError', '/p/nothing-of-this-name'],
] as const

test('pages of every kind report unhandled errors', async ({ page }) => {
  for (const [name, path] of pages) {
    // The first may come before the page's scripts, and a page reports the same error once: each try is another page.
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate((type) => void Promise.reject(new window[type]('provoked')), name)
      expect((await reported(page)).map(({ type }) => type)).toContain(name)
    }).toPass()
  }
})
