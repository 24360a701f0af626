import type { I18n } from './i18n.ts'
import type { Locale } from './locales.ts'
import type { AccountMessages } from './messages.ts'

const files: Record<Locale, () => Promise<{ messages: AccountMessages }>> = {
  en: () => import('./messages/en/account.ts'),
  sv: () => import('./messages/sv/account.ts'),
  fi: () => import('./messages/fi/account.ts'),
  da: () => import('./messages/da/account.ts'),
  fr: () => import('./messages/fr/account.ts'),
  nl: () => import('./messages/nl/account.ts'),
  de: () => import('./messages/de/account.ts'),
}

/** Brings the texts of the account to another document, in a browser; rejects when offline. Import it on demand. */
export async function loadAccountMessages(i18n: I18n): Promise<void> {
  const { messages } = await files[i18n.locale]()
  i18n.add(messages)
}
