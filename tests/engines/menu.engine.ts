import { scriptOf } from '#scripts/build/script-of.ts'
import { startShop } from '#scripts/shop/start-shop.ts'
import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from './engine.ts'

const { t } = createTestI18n('en')

test('the categories menu is fetched again after a file it imports was missing', async ({ openTab }) => {
  const missing = 'src/features/shell/categories/category-index.tsx'
  await using shop = await startShop({
    variables: { TEST_HEADERS: '1' },
    missing,
  })
  const view = await openTab(shop.origin)
  const button = view.getByRole('button', { name: t('shell.categories') })
  const menu = view.getByRole('navigation', { name: t('shell.categories') })
  await view.open(paths.home())
  await expect.poll(view.getByRole('button', { name: t('cart.withCount', { count: 0 }) }).count).toBe(1)
  await button.click()
  await expect.poll(menu.getByRole('link').count).toBeGreaterThan(0)
  await expect.poll(() => view.hasFetched(scriptOf(missing))).toBe(true)
  expect(await menu.getByRole('link', { name: 'Disc brakes' }).count()).toBe(0)
  await button.click()
  await expect.poll(menu.count).toBe(0)

  await shop.stop()
  await shop.start()
  await button.click()
  await expect.poll(menu.getByRole('link', { name: 'Disc brakes' }).count).toBeGreaterThan(0)
})
