import { paths } from '#src/paths.ts'
import { expect, speak, test } from './shop.ts'

test.use({ javaScriptEnabled: false })
const { t } = speak('en')

test('without script one browses, pages, sorts, filters and reads a part', async ({ page }) => {
  await page.goto(paths.home())
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Brakes' }).first().click()
  await main.getByRole('link', { name: 'Disc brakes' }).first().click()
  await main.getByRole('link', { name: 'Brake discs' }).first().click()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(main.getByRole('article')).toHaveCount(40)

  await page
    .getByRole('link', { name: /^Vented/ })
    .first()
    .click()
  await expect(page).toHaveURL(/filters=/)
  await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('HighestPrice')
  await page.getByRole('button', { name: t('catalogue.apply') }).click()
  await expect(page).toHaveURL(/filters=.*order=HighestPrice|order=HighestPrice.*filters=/)

  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: t('product.measures') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('product.fits') })).toBeVisible()
})

test('without script another language is one link away', async ({ page }) => {
  await page.goto(paths.category('brakes'))
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/c/brakes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bremsen')
})
