import { expand, type Values } from './expand.ts'
import type { Locale } from './locales.ts'
import type { FirstMessages, LaterMessages, MessageKey, Messages, ValuesOf } from './messages.ts'

/** The messages of one locale. One is made for each request and each visit. */
export interface I18n {
  locale: Locale
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string
  /** Loads the messages of what is opened later. Nothing that shows one may render before; rejects when offline. */
  loadLater(): Promise<void>
}

/** `fetchLater` is not needed where `first` holds all messages. */
export function createI18n(
  locale: Locale,
  first: FirstMessages & Partial<LaterMessages>,
  fetchLater?: () => Promise<LaterMessages>,
): I18n {
  const known: Partial<Messages> = { ...first }
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(known[key] ?? '', values ?? {}, locale),
    async loadLater() {
      Object.assign(known, await fetchLater?.())
    },
  }
}
