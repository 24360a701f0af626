import { expand, type Values } from './expand.ts'
import type { Locale } from './locales.ts'
import type { MessageKey, Messages, ValuesOf } from './messages.ts'

/** The words of one locale. One is made for each request and each visit. */
export interface I18n {
  locale: Locale
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string
}

export function createI18n(locale: Locale, messages: Messages): I18n {
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(messages[key], values ?? {}, locale),
  }
}
