import type { Page } from 'playwright/test'
import { createTestI18n, expect } from '#tests/journeys/shop.ts'

const { t } = createTestI18n('en')

/** Opens the form for a car that is not in the list, unless it is open. Without script it always is. */
export async function describeCar(page: Page): Promise<void> {
  const other = page.locator('details', { has: page.getByText(t('account.otherCar')) })
  const model = other.getByRole('textbox', { name: t('account.car.model'), includeHidden: true })
  await expect(model).toBeAttached()
  // Without script, the style sheet shows the fields and hides the summary.
  await page.waitForLoadState()
  if (!(await model.isVisible())) await other.locator('summary').click()
  await expect(model).toBeVisible()
}
