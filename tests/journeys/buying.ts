import type { Locator, Page } from 'playwright/test'
import { paths } from '#src/paths.ts'
import { expectHydrated } from './hydration.ts'
import { expect } from './shop.ts'

/** The cart, as it slides in. */
export function cartDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cart' })
}

/**
 * Puts the first part of a listing that can be bought into the cart, and tells its name. All journeys buy from one
 * stock: of the first brake drum there are 75, of the disc that is bought in seven languages 34.
 */
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
