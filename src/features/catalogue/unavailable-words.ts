import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'

/** What stands in place of a part of the page that did not come: a link that asks for the page again. */
export function unavailableWords({ locale }: Shop): string {
  const { t } = createTerms(locale)
  return `${t('part.unavailable')} ${t('part.again')}`
}
