import type { Locator, Page } from 'playwright/test'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const brakes = paths.category('brakes')
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')

async function loadMore(page: Page, items: Locator, times: number): Promise<void> {
  const more = page.getByRole('button', { name: t('catalogue.more') })
  const before = await items.count()
  for (let pages = 1; pages <= times; pages++) {
    await more.click()
    await expect(items).toHaveCount(before + 20 * pages)
  }
}

/** Pixels from the top of the window. */
async function topOf(item: Locator): Promise<number> {
  return (await item.boundingBox())?.y ?? Number.NaN
}

async function expectPlace(item: Locator, top: number): Promise<void> {
  await expect(async () => expect(Math.abs((await topOf(item)) - top)).toBeLessThan(2)).toPass()
}

/** Scrolls an item to the middle of the window, opens it by its link, and returns its position. */
async function open(page: Page, item: Locator, link = linkOf(item)): Promise<number> {
  await item.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await topOf(item)
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  return top
}

async function chooseUnitedKingdom(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('shell.region') }).click()
  const panel = page.getByRole('dialog', { name: t('shell.region') })
  await panel.getByRole('combobox', { name: t('region.country') }).selectOption('GB')
  await panel.getByRole('button', { name: t('region.save') }).click()
  await expect(page.getByRole('button', { name: `${t('shell.region')}: United Kingdom GBP` })).toBeAttached()
  await page.keyboard.press('Escape')
}

/** Calls for the products of a listing or a search made from now on. */
function listingCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(more|c|b|search)\b/.test(pathname) && !request.isNavigationRequest())
      calls.push(pathname + search)
  })
  return calls
}

/** The first card in view, by its number, and where it is. */
async function firstInView(cards: Locator): Promise<{ card: Locator; top: number }> {
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom))
  const card = cards.nth(tops.findIndex((bottom) => bottom > 0))
  return { card, top: await topOf(card) }
}

test('the first card in view keeps its place when the window has become narrow in the meantime', async ({
  page,
}) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await cards.nth(12).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { card, top } = await firstInView(cards)
  // Another document, so that the way back loads this one again.
  await page.goto(paths.checkout())
  await page.setViewportSize({ width: 390, height: 720 })
  await page.goBack()
  await expect(cards).toHaveCount(20)
  await expectPlace(card, top)
})

test('a reload below the last card of a listing stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto(brakes)
  await expectHydrated(page)
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(cardsOf(page).last()).not.toBeInViewport()
  const top = await topOf(footer)
  await page.reload()
  await expectHydrated(page)
  await expectPlace(footer, top)
})

test('back, forward and reload keep the scroll position in a long listing', async ({ page }) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await loadMore(page, cards, 8)
  await expect(page).toHaveURL(`${brakes}?page=9`)
  const card = cards.nth(165)
  const name = await linkOf(card).innerText()
  const top = await open(page, card)

  const calls = listingCalls(page)
  await page.goBack()
  await expect(cards).toHaveCount(180)
  await expect(linkOf(card)).toBeFocused()
  await expectPlace(card, top)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(cards).toHaveCount(180)
  await expectPlace(card, top)
  expect(calls, 'calls made by going back').toEqual([])

  await page.reload()
  await expect(cards).toHaveCount(180)
  await expectPlace(card, top)
  await expect(linkOf(card)).toBeFocused()
  await expect(page).toHaveURL(`${brakes}?page=9`)
  expect(calls, 'calls made by a reload').toEqual([`/more${brakes}?page=4&from=1`])
})

test('a scroll position on a page that a reloaded document lacks is restored', async ({ page }) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await loadMore(page, cards, 6)
  const card = cards.nth(13)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await topOf(card)
  await page.reload()
  await expect(cards).toHaveCount(140)
  await expectPlace(card, top)
})

test('showing previous products moves nothing that is in view', async ({ page }) => {
  await page.goto(`${brakes}?page=9`)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(100)
  const previous = page.getByRole('button', { name: t('catalogue.previous') })
  await previous.scrollIntoViewIfNeeded()
  const id = await cards.first().evaluate((element) => element.parentElement?.id)
  const item = page.locator(`#${id}`)
  const top = await topOf(item)
  await previous.press('Enter')
  await expect(cards).toHaveCount(180)
  expect(Math.abs((await topOf(item)) - top)).toBeLessThan(2)
  await expect(linkOf(item)).toBeFocused()
  await expect(previous).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '180 of' }).first()).toBeAttached()
  await expect(page).toHaveURL(`${brakes}?page=9`)
  await expectPlace(item, top)
})

test('the places in two listings in a row, narrowed, sorted and as a table, are kept', async ({ page }) => {
  const first = `${brakes}?order=LowestPrice&filters=${encodeURIComponent('{"tech.axle":["rear"]}')}`
  await page.goto(first)
  await expectHydrated(page)
  await loadMore(page, cardsOf(page), 2)
  const rows = page.getByRole('main').getByRole('row')
  const calls = listingCalls(page)
  await page.getByRole('link', { name: t('catalogue.table') }).click()
  await expect(rows).toHaveCount(61)
  expect(calls, 'calls made by another view').toEqual([])
  const row = rows.nth(55)
  const rowName = await row.getByRole('link').innerText()
  const rowTop = await open(page, row, row.getByRole('link'))

  const trail = page.getByRole('navigation', { name: t('shell.here') })
  await trail.getByRole('link').last().click()
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(20)
  await loadMore(page, cards, 1)
  const card = cards.nth(33)
  const cardTop = await open(page, card)

  calls.length = 0
  await page.goBack()
  await expect(cards).toHaveCount(40)
  await expectPlace(card, cardTop)
  await page.goBack()
  await expect(trail).toContainText(rowName)
  await page.goBack()
  await expect(rows).toHaveCount(61)
  await expectPlace(row, rowTop)
  expect(calls, 'calls made by going back').toEqual([])
})

test('back keeps the scroll position in a long search', async ({ page }) => {
  await page.goto(searchAddress('brake'))
  await expectHydrated(page)
  const cards = cardsOf(page)
  await loadMore(page, cards, 6)
  const card = cards.nth(130)
  const top = await open(page, card)
  const calls = listingCalls(page)
  await page.goBack()
  await expect(cards).toHaveCount(140)
  await expectPlace(card, top)
  await expect(linkOf(card)).toBeFocused()
  expect(calls, 'calls made by going back').toEqual([])
  await page.reload()
  await expect(cards).toHaveCount(140)
  await expectPlace(card, top)
})

test('the picture of a part moves to its page, and nothing delays the way back', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[][] = []
    Reflect.set(globalThis, 'moved', moved)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect)
        moved.push(
          effects.flatMap((effect) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []),
        )
      })
      return transition
    }
  })
  const moved = () => page.evaluate((): string[][] => Reflect.get(globalThis, 'moved'))
  await page.goto(brakes)
  await expectHydrated(page)
  await linkOf(cardsOf(page).nth(2)).click()
  await expect(page.locator('.gallery')).toBeVisible()
  await expect.poll(moved).toEqual([expect.arrayContaining([expect.stringMatching(/group\(product-\d+\)/)])])
  await page.goBack()
  await expect(cardsOf(page).nth(2)).toBeVisible()
  await page.goForward()
  await expect(page.locator('.gallery')).toBeVisible()
  expect(await moved()).toHaveLength(1)
})

test('back from another document restores scroll position, products and focus', async ({ page }) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await loadMore(page, cards, 6)
  const card = cards.nth(125)
  const top = await open(page, card)
  await page.goBack()
  await expect(linkOf(card)).toBeFocused()
  await page.goto(paths.cart())
  await page.goBack()
  await expect(cards).toHaveCount(140)
  await expectPlace(card, top)
  await expect(linkOf(card)).toBeFocused()
})

test('going back after a change of country shows no price of the country before', async ({ page }) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  await loadMore(page, cards, 5)
  await expect(cards.last()).toContainText('kr')
  await open(page, cards.nth(110))

  await chooseUnitedKingdom(page)
  await page.goBack()
  await expect(cards.first()).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d kr/)
  await expect(cards).toHaveCount(120)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d kr/)
})

test('products with prices of two countries are never mixed', async ({ page, context }) => {
  await page.goto(brakes)
  await expectHydrated(page)
  const cards = cardsOf(page)
  const other = await context.newPage()
  await other.goto(paths.home())
  await chooseUnitedKingdom(other)
  await page.getByRole('button', { name: t('catalogue.more') }).click()
  await expect(cards).toHaveCount(40)
  await expect(cards.first()).toContainText('£')
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d kr/)
})
