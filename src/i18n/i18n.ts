import { expand, type Values } from './expand.ts'
import type { Locale } from './locales.ts'
import type { FirstMessages, LaterMessages, MessageKey, Messages, ValuesOf } from './messages.ts'

/** The words of one locale. One is made for each request and each visit. */
export interface I18n {
  locale: Locale
  t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string
  /** Brings the words of what is opened later, once. Nothing that needs them may render before. */
  later(): Promise<void>
}

/** Starts with the words of every screen; where the others are at hand, they come with them. */
export function createI18n(
  locale: Locale,
  first: FirstMessages & Partial<LaterMessages>,
  loadLater?: () => Promise<LaterMessages>,
): I18n {
  const known: Partial<Messages> = { ...first }
  const held: { loading?: Promise<void> | undefined } = {}

  async function load() {
    try {
      Object.assign(known, await loadLater?.())
    } catch (error) {
      held.loading = undefined
      throw error
    }
  }

  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(known[key] ?? '', values ?? {}, locale),
    later: () => {
      held.loading ??= load()
      return held.loading
    },
  }
}
