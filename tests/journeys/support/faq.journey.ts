import type { Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')
const faq = paths.faq()
const deposit = 'Why do I pay a deposit on some parts?'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { name: deposit })

/** Reaches a question from the footer with only the keyboard, and continues from its answer. */
async function readByKeyboard(page: Page) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('support.faq') })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(faq)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await expect(heading(page)).not.toBeInViewport()

  const questions = page.getByRole('navigation', { name: t('faq.contents') })
  await questions.getByRole('link', { name: deposit }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${faq}#deposit`)
  await expect(heading(page)).toBeInViewport()
  // The next link is the one in the answer, not the next question of the list.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('info.take-back') }).first()).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(faq)
}

async function writeInstead(page: Page) {
  await main(page)
    .getByRole('link', { name: t('support.title') })
    .click()
  await expect(page).toHaveURL(paths.support())
  await main(page)
    .getByRole('link', { name: t('support.faq') })
    .click()
  await expect(page).toHaveURL(faq)
}

test('a visitor finds an answer by keyboard, and customer service at its end', async ({ page }) => {
  await page.goto('/info/returns')
  await expectHydrated(page)
  await readByKeyboard(page)
  await writeInstead(page)
})

test('an address names a question, whose answer is in view', async ({ page }) => {
  await page.goto(`${faq}#deposit`)
  await expect(heading(page)).toBeInViewport()
  await expectHydrated(page)
  await expect(heading(page)).toBeInViewport()
  await expect(page.locator(':target')).toContainText(deposit)
  await expectAccessible(page, 'the questions')
})

test('on a phone the answers begin in the first view, below the folded list of questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(faq)
  const questions = page.getByRole('navigation', { name: t('faq.contents') })
  const question = questions.getByRole('link', { name: deposit })
  await expect(question).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeInViewport()
  await questions.locator('summary').press('Enter')
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the opened list of questions')
  await question.click()
  await expect(heading(page)).toBeInViewport()
})

test('all answers are printed, without the list of links', async ({ page }) => {
  await page.goto(faq)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: t('faq.contents') })).toBeHidden()
  for (const answer of await main(page).locator('section[id] p').all()) await expect(answer).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds an answer by keyboard, and customer service at its end', async ({ page }) => {
    await page.goto('/info/returns')
    await readByKeyboard(page)
    await writeInstead(page)
  })
})
