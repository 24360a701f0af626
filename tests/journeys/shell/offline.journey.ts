import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const discs = paths.category('brakes/disc-brakes/brake-discs')

// React rejects with the event of a sheet that fails to load.
test.use({ tolerated: [/net::ERR_|^Event$/] })

test('without a network a list stays when a link is followed, and opens it later', async ({
  page,
  context,
}) => {
  await page.goto(discs)
  await expectHydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const name = await heading.innerText()
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('shell.offline') })
  const tryAgain = page.getByRole('button', { name: t('shell.tryAgain') })
  const card = page.getByRole('article').first().getByRole('link').first()
  const product = (await card.getAttribute('href')) ?? ''

  await context.setOffline(true)
  await card.click()
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText(t('shell.offlineHint'))
  await expect(heading).toHaveText(name)
  await expect(page).toHaveURL(discs)
  await expectAccessible(page, 'a list without a network')
  await tryAgain.click()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(discs)

  await context.setOffline(false)
  await expect(page.getByText(t('shell.backOnline'))).toBeVisible()
  await tryAgain.click()
  await expect(page).toHaveURL(product)
  await expect(page.locator('.product-offer')).toBeVisible()
  await expect(tryAgain).toHaveCount(0)
})

test('without a network a page that is loaded as a document does not replace the screen either', async ({
  page,
  context,
}) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').locator(`a[href="${paths.trackOrder()}"]`).click()
  await expect(page.getByText(t('shell.offlineHint'))).toBeInViewport()
  await expect(page).toHaveURL(paths.home())
  await context.setOffline(false)
  await page.getByRole('button', { name: t('shell.tryAgain') }).click()
  await expect(page).toHaveURL(paths.trackOrder())
})

test('a step back to a page that cannot be fetched says that there is no network', async ({
  page,
  context,
}) => {
  await page.goto(paths.home())
  await expectHydrated(page)
  await page.getByRole('contentinfo').locator(`a[href="${paths.faq()}"]`).click()
  await expect(page).toHaveURL(paths.faq())
  await context.setOffline(true)
  await page.goBack()
  const tryAgain = page.getByRole('link', { name: t('shell.tryAgain') })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.offline'))
  await tryAgain.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.offline'))
  await context.setOffline(false)
  await tryAgain.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('shell.offline'))
})
