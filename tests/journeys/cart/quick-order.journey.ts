import type { Locator, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { expectNoOverflow, windows } from '#tests/journeys/overflow.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const address = paths.quickOrder()
/** A disc of three makers by its original number, a coil spring that is sold in pairs, and a pad set that is replaced. */
const numbers = {
  shared: 'X471-019',
  pairs: 'CS-13-G1RH-NIV',
  replaced: 'BP-E30-260FVP-FRE',
  none: 'X000-000',
}
const pasted = [
  `Part number;Quantity`,
  `${numbers.pairs};3`,
  `${numbers.shared.toLowerCase().replace('-', ' ')};2`,
  `${numbers.replaced};1`,
  `${numbers.none};4`,
].join('\r\n')

const list = (page: Page) => page.getByRole('textbox', { name: t('quickOrder.list') })
const heading = (page: Page) => page.getByRole('heading', { name: t('quickOrder.result') })
const rows = (page: Page) => page.getByRole('table', { name: t('quickOrder.result') }).getByRole('rowgroup')
/** The rows of a line, after those of the columns' names. */
const line = (page: Page, at: number) => rows(page).nth(at + 1)
const quantity = (row: Locator) => row.getByRole('textbox', { name: t('cart.quantity') })
const said = (page: Page) => page.getByRole('status').filter({ hasText: t('addAll.added') })

async function lookUp(page: Page, text: string) {
  await list(page).fill(text)
  await page.getByRole('button', { name: t('quickOrder.lookUp') }).click()
}
async function addAll(page: Page) {
  await page.getByRole('button', { name: t('quickOrder.add') }).click()
}

test('a pasted list is found, chosen from, added in one go, and there again on coming back', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(paths.home())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('quickOrder.title') })
    .click()
  await expectHydrated(page)
  await lookUp(page, pasted)
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveAccessibleDescription('Lines found: 3 of 4.')

  const pairs = line(page, 0)
  await expect(quantity(pairs)).toHaveValue('4')
  await expect(pairs).toContainText(t('quantity.multiple', { count: 2 }))
  const shared = line(page, 1)
  await expect(shared).toContainText(t('quickOrder.several'))
  await expect(shared.getByRole('radio')).toHaveCount(4)
  await expect(line(page, 2)).toContainText(t('quickOrder.replaced', { number: numbers.replaced }))
  const missing = line(page, 3).getByRole('link', { name: t('quickOrder.search') })
  await expect(missing).toHaveAttribute('href', `/search?keyword=${numbers.none}`)
  await expectAccessible(page, 'a looked-up list')
  await expectNoOverflow(page, 'a looked-up list')
  await expectNoOverflow(page, 'a looked-up list', windows.phone)

  const sum = page.locator('output.price-tag')
  const before = await sum.innerText()
  await shared
    .getByRole('radio', { name: new RegExp(t('quickOrder.order')) })
    .first()
    .check()
  await expect(sum).not.toHaveText(before)
  await line(page, 2).getByRole('checkbox').uncheck()
  await quantity(pairs).fill('3')
  await addAll(page)
  await expect(said(page)).toContainText(`${t('addAll.added')} 1.`)
  await expect(page.getByRole('alert').filter({ hasText: t('addAll.notAdded') })).toContainText('1.')
  await expect(shared).toContainText(t('quickOrder.added'))
  await expect(pairs).toContainText(t('cart.quantity.notMultiple', { step: '2', below: '2', above: '4' }))
  await expect(page.getByRole('button', { name: t('cart.withCount', { count: 2 }) })).toBeVisible()

  await quantity(pairs).fill('2')
  await addAll(page)
  await expect(pairs).toContainText(t('quickOrder.added'))
  await expect(page.getByRole('button', { name: t('cart.withCount', { count: 4 }) })).toBeVisible()
  await addAll(page)
  await expect(page.getByRole('alert').filter({ hasText: t('quickOrder.nothingChosen') })).toBeVisible()

  await line(page, 2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await page.goBack()
  await expect(line(page, 3)).toContainText(numbers.none)
  await expect(list(page)).toHaveValue(pasted.replaceAll('\r\n', '\n'))
  await page.getByRole('link', { name: t('quickOrder.startOver') }).click()
  await expect(list(page)).toHaveValue('')
  await expect(list(page)).toBeFocused()
  await expect(rows(page)).toHaveCount(0)
})

test('a line that waits for a choice is counted, and takes the focus after the others are added', async ({
  page,
}) => {
  await page.goto(address)
  await expectHydrated(page)
  const further = Array.from({ length: 8 }, (_, index) => `X000-00${index}`).join('\n')
  await lookUp(page, `${numbers.shared} 4\n${further}\n${numbers.pairs} 2`)
  const waiting = t('cart.waitingLines', { count: 1 })
  await expect(page.locator('output.notes')).toContainText(waiting)
  await addAll(page)
  await expect(said(page)).toContainText(`${t('addAll.added')} 1.`)
  await expect(page.getByRole('alert').filter({ hasText: waiting })).toBeAttached()
  const part = line(page, 0).getByRole('radio', { name: new RegExp(t('quickOrder.order')) })
  await expect(part.first()).toBeFocused()
  await expect(part.first()).toBeInViewport({ ratio: 1 })
  await expect(part.first()).not.toBeChecked()
  await expectAccessible(page, 'a line that waits for a choice')
  await line(page, 0)
    .getByRole('radio', { name: t('quickOrder.none') })
    .check()
  await expect(page.locator('output.notes')).not.toContainText(waiting)
})

test('a file is ordered with only the keyboard', async ({ page }) => {
  await page.goto(address)
  await expectHydrated(page)
  await list(page).fill('X000-001 1')
  const file = page.getByLabel(t('quickOrder.file'))
  await file.setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeffQty;Part number\r\n2;${numbers.pairs}\r\n`),
  })
  await expect(page.getByRole('status').filter({ hasText: t('quickOrder.fileRead') })).toBeVisible()
  await expect(list(page)).toHaveValue(`X000-001 1\nQty;Part number\n2;${numbers.pairs}\n`)
  await list(page).fill(`Qty;Part number\n2;${numbers.pairs}\n`)
  await list(page).press('Tab')
  await expect(file).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(line(page, 0).getByRole('checkbox')).toBeFocused()
  await expect(line(page, 0).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(quantity(line(page, 0))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(said(page)).toContainText(`${t('addAll.added')} 1.`)
  await expect(page.getByRole('button', { name: t('quickOrder.add') })).toBeFocused()
})

test('a failed look-up is explained at the list, which is kept', async ({ page }) => {
  await page.goto(address)
  await expectHydrated(page)
  const many = Array.from({ length: 201 }, (_, index) => `X${index}-1 1`).join('\n')
  await lookUp(page, many)
  await expect(list(page)).toBeFocused()
  await expect(list(page)).toHaveAccessibleDescription(/The list has 201 lines/)
  await expect(list(page)).toHaveValue(many)
  await expectAccessible(page, 'a refused list')

  await lookUp(page, '')
  await expect(list(page)).toHaveAccessibleDescription(new RegExp(t('quickOrder.empty')))
  await lookUp(page, '<script>;=1+1\n" " "\n')
  await expect(heading(page)).toHaveAccessibleDescription('Lines found: 0 of 2.')
  await expect(line(page, 0)).toContainText('<script>;=1+1')
  await addAll(page)
  await expect(page.getByRole('alert').filter({ hasText: t('quickOrder.nothingChosen') })).toBeVisible()
})

/** Uses up the lists of a visitor. */
async function lookUpThirty(page: Page) {
  for (let count = 0; count < 30; count += 1) {
    const reply = await page.request.post(paths.quickOrderList(), { data: { list: 'part' } })
    expect(reply.status()).toBe(200)
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'too many lists' : 'too many lists, without script', () => {
    const visitor = { 'cf-connecting-ip': javaScriptEnabled ? '198.51.100.61' : '198.51.100.62' }
    test.use({ javaScriptEnabled, extraHTTPHeaders: visitor, tolerated: [/status of 429/] })

    test('are refused with the reason, and the list is kept', async ({ page }) => {
      await page.goto(address)
      if (javaScriptEnabled) await expectHydrated(page)
      await lookUpThirty(page)
      await lookUp(page, pasted)
      await expect(list(page)).toHaveAccessibleDescription(new RegExp(t('quickOrder.limited')))
      await expect(list(page)).toHaveValue(pasted.replaceAll('\r\n', '\n'))
      await expect(list(page)).toBeFocused()
      await expect(rows(page)).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page, 'too many lists')
    })
  })
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a list is looked up and added by forms', async ({ page }) => {
    await page.goto(paths.cart())
    await page
      .getByRole('main')
      .getByRole('link', { name: t('next.numbers') })
      .click()
    await lookUp(page, `${numbers.pairs} 2\n${numbers.none}`)
    await expect(page).toHaveURL(/\/quick-order#order-result$/)
    await expect(line(page, 1)).toContainText(t('quickOrder.missing'))
    await page.getByLabel(t('quickOrder.file')).setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${numbers.shared};2\n`),
    })
    await page.getByRole('button', { name: t('quickOrder.lookUp') }).click()
    await expect(rows(page)).toHaveCount(4)
    await line(page, 2)
      .getByRole('radio', { name: new RegExp(t('quickOrder.order')) })
      .first()
      .check()
    await addAll(page)
    await expect(said(page)).toContainText(`${t('addAll.added')} 2.`)
    await said(page)
      .getByRole('link', { name: t('quickOrder.toCart') })
      .click()
    const quantities = page.getByRole('main').getByRole('textbox', { name: t('cart.quantity') })
    await expect(quantities).toHaveCount(2)
    await expect(quantities.first()).toHaveValue('2')
  })
})
