import * as paths from '#src/paths.ts'
import { cartDialog } from '#tests/journeys/cart-steps.ts'
import { expect, test } from '#tests/journeys/shop.ts'

test.use({ extraHTTPHeaders: { 'x-test-country': 'DE' } })

test('a bundle shows the price of its chosen parts, and the cart has the same price', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(paths.product('set-winter-volvo-240-b21a-b21e'))
  const priceOutput = page.getByRole('main').locator('output')
  const amount = priceOutput.locator('.amount')
  await expect(priceOutput).toContainText(
    /^Your selection: €[\d.]+ incl\. VAT, plus deliveryYou save €[\d.]+$/,
  )
  const first = await amount.innerText()
  // One price: the head of the page says the same, and what the set saves.
  const head = page.locator('.product-offer > .cost')
  await expect(head).toContainText(first)
  await expect(head).not.toContainText('from')
  await expect(head).toContainText(/You save €\d/)

  const slot = (name: string) => page.getByRole('group', { name })
  const row = slot('Wiper blades').locator('.part-label').last()
  await expect(row.locator('img')).toBeVisible()
  await expect(row.locator('code')).toHaveText(/\S/)
  await expect(row).toContainText(/In stock|On order/)
  await expect(row.locator('.price')).toHaveText(/^[+−]€\d/)
  await slot('Wiper blades').getByRole('radio').last().check()
  await expect(amount).not.toHaveText(first)
  await expect(row.locator('.price')).toHaveText('')
  await expect(head).toContainText(await amount.innerText())
  await slot('Starter batteries').getByRole('radio').last().check()
  await expect(priceOutput).toContainText('plus €7.50 battery deposit')
  const price = await amount.innerText()

  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const line = cartDialog(page).getByRole('listitem').first()
  await expect(line).toContainText(price)
  await expect(line).toContainText('€7.50')
})

test('on a wide screen too, the button of a long set stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.product('set-winter-volvo-240-b21a-b21e'))
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  await expect(add.last()).toBeInViewport({ ratio: 1 })
  await expect(add).toHaveCount(2)
  await add.last().click()
  await expect(cartDialog(page).getByRole('listitem').first()).toContainText('€')
  await page.keyboard.press('Escape')
  await add.first().scrollIntoViewIfNeeded()
  await expect(add).toHaveCount(1)
})

test('a set without choices names its parts, and the cart has the same', async ({ page }) => {
  await page.goto(`${paths.search()}?keyword=timing+belt+service`)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Timing belt service' }).first()
  await card.getByRole('link').first().click()
  const contents = page.getByRole('main').locator('.contents').getByRole('listitem')
  await expect(contents.first()).toBeVisible()
  const parts = await contents.locator('.name').allInnerTexts()
  expect(parts.length).toBeGreaterThan(1)
  await expect(contents.first().locator('img')).toBeVisible()
  await expect(contents.first().locator('code')).toHaveText(/\S/)
  await expect(page.locator('.product-offer > .cost')).toContainText(/You save €\d/)
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const line = cartDialog(page).getByRole('listitem').first()
  for (const part of parts) await expect(line).toContainText(part.replace(/^\d+ × /, ''))
})
