import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/listing.ts'
import { paths } from '#src/paths.ts'
import { createTestI18n, expect, test } from './shop.ts'

const { t } = createTestI18n('en')

interface Deed {
  /** What it is done to. */
  on: string
  value?: string
}

/** Does things while the page is being read, when none of its scripts have come. */
async function beforeScripts(page: Page, deeds: Deed[]) {
  await page.addInitScript((wanted: Deed[]) => {
    new MutationObserver((_, observer) => {
      // The footer is the sign that all before it is whole.
      if (!document.querySelector('footer')) return
      observer.disconnect()
      for (const { on, value } of wanted) {
        const found = document.querySelector<HTMLInputElement>(on)
        if (value === undefined) found?.click()
        else if (found) found.value = value
      }
    }).observe(document, { childList: true, subtree: true })
  }, deeds)
}

/** A part that comes in several versions. */
async function inVersions(page: Page): Promise<string> {
  const response = await page.request.post('/sandbox/api/checkout/products', {
    data: { language: 'en', search: 'ignition lead set', limit: 20, onlyAvailable: true },
    headers: { 'api-token': 'none' },
  })
  const { products } = v.parse(Listing, await response.json())
  return products.find(({ items }) => items.length > 1)!.uri
}

const isAlive = (page: Page) => expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()

test('an order chosen before the scripts have come sorts', async ({ page }) => {
  await beforeScripts(page, [{ on: 'select[name=order]', value: 'LowestPrice' }])
  await page.goto(paths.category('brakes'))
  await expect(page).toHaveURL(/order=LowestPrice/)
  await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('LowestPrice')
})

test('a version and a number chosen before the scripts have come stay chosen', async ({ page }) => {
  const uri = await inVersions(page)
  await beforeScripts(page, [
    { on: '.item-choice label:nth-of-type(2) input' },
    { on: '.add-to-cart input[type=number]', value: '3' },
  ])
  await page.goto(paths.product(uri))
  await isAlive(page)
  const quantity = page.getByRole('spinbutton', { name: t('cart.quantity') })
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity).toHaveValue('4')
  const version = page
    .getByRole('group', { name: t('cart.variant') })
    .getByRole('radio')
    .nth(1)
  await expect(version).toBeChecked()
  const name = (await version.locator('xpath=..').innerText()).trim()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  const line = page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first()
  await expect(line).toContainText(name)
  await expect(line.getByRole('textbox', { name: t('cart.quantity') })).toHaveValue('4')
})

test('words typed before the scripts have come are searched for', async ({ page }) => {
  await beforeScripts(page, [{ on: 'input[type=search]', value: 'brake disc' }])
  await page.goto(paths.home())
  await isAlive(page)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toHaveValue('brake disc')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/“brake disc”/)
})

test('a part added before the scripts have come is in the cart', async ({ page }) => {
  await beforeScripts(page, [{ on: '.add-button button' }])
  await page.goto(paths.category('brakes'))
  await expect(page).toHaveURL(/\/cart\?said=added/)
  await expect(page.getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible()
})

test('a part wished for before the scripts have come is on the wishlist, and stays if it was', async ({
  page,
}) => {
  await page.goto(paths.category('brakes'))
  const uri = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  await beforeScripts(page, [{ on: '.button[aria-pressed]' }])
  const wish = page.getByRole('main').getByRole('button', { name: 'Wishlist', exact: true })
  const count = page.getByRole('banner').getByRole('link', { name: 'Wishlist 1', exact: true })
  for (const load of [() => page.goto(uri!), () => page.reload()]) {
    await load()
    await isAlive(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await expect(count).toBeVisible()
  }
  await wish.click()
  await expect(wish).toHaveAttribute('aria-pressed', 'false')
})
