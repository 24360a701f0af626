import type { Locator, Page } from 'playwright/test'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { serverTextsInLawOf } from '#src/i18n/words-of-law.ts'
import { createTestI18n } from '#tests/journeys/shop.ts'

/** The box by which a shopper accepts the terms: in Great Britain it names the right to cancel. */
export function termsBox(page: Page, i18n: ServerI18n = createTestI18n('en')): Locator {
  const boxOf = ({ t }: ServerI18n) => page.getByRole('checkbox', { name: t('checkout.terms') })
  return boxOf(i18n).or(boxOf(serverTextsInLawOf(i18n, 'GB')))
}
