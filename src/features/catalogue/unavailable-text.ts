import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'

/** Which part of a page could not be loaded: suggested products, or what may be chosen for a set. */
type MissingPart = 'part.unavailable' | 'part.setUnavailable'

/** The text of the link that stands in place of a missing part of the page and requests the page again. */
export function unavailableText(
  { locale }: Pick<Shop, 'locale'>,
  part: MissingPart = 'part.unavailable',
): string {
  const { t } = createTerms(locale)
  return `${t(part)} ${t('part.again')}`
}
