import { loadMessages } from '#scripts/shop/load-messages.ts'
import { createServerI18n, type ServerI18n } from '#src/i18n/i18n.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'

const texts = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, createServerI18n(locale, await loadMessages(locale))] as const),
  ),
)

/** An i18n with all texts, by which tests, journeys and screenshots find elements. */
export function createTestI18n(locale: Locale): ServerI18n {
  const i18n = texts.get(locale)
  if (!i18n) throw new Error(`No messages in ${locale}`)
  return i18n
}
