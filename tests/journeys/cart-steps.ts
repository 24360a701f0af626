import type { APIRequestContext, Locator, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectHydrated } from './hydration.ts'
import { expect } from './shop.ts'

/** The cart, as it slides in. */
export function cartDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cart' })
}

/** The lines of the open cart that can be removed. */
export function cartLines(page: Page): Locator {
  return cartDialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Remove' }) })
}

/** Adds the first available part of a listing to the cart, and returns its name. */
export async function addFromListing(page: Page, uri = 'brakes/drum-brakes/brake-drums'): Promise<string> {
  await page.goto(paths.category(uri))
  await expectHydrated(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return name
}

/** A part that is sold with a deposit, and how many of it the shop suggests. */
export async function remanufactured(
  request: APIRequestContext,
  origin = '',
): Promise<{ uri: string; quantity: number }> {
  const response = await request.post(`${origin}/sandbox/api/checkout/products`, {
    headers: { 'api-token': 'none' },
    data: { search: 'remanufactured alternator', language: 'en', limit: 1, onlyAvailable: true },
  })
  const [product] = (await response.json()).products
  expect(product.deposit_item).toMatch(/^\d+-1$/)
  return { uri: product.uri, quantity: Number(product.quantity_recommended) || 1 }
}
