import { expand, type Values } from './expand.ts'
import type { Locale } from './locales.ts'
import type { BrowserKey, MessageKey, Messages, ValuesOf } from './messages.ts'

/**
 * The sets of messages that a browser loads: the first with every document, the second with the cart, the third with the
 * customer's own screens and panels.
 */
export const browserSets = ['client', 'later', 'customer'] as const
export type BrowserSet = (typeof browserSets)[number]

/** The texts of one locale for code that runs in a browser. One is created for each request and each visit. */
export interface I18n<Key extends MessageKey = BrowserKey> {
  locale: Locale
  t<Wanted extends Key>(key: Wanted, ...values: ValuesOf<Wanted>): string
  /** Loads a set. Components that show its messages may not render before; rejects when offline. */
  load(set: BrowserSet): Promise<void>
}

/** All texts of one locale, for loaders: pages receive the finished texts. */
export interface ServerI18n extends I18n<MessageKey> {
  /** A text without arguments whose key is composed from data, such as a code of the catalogue; null without one. */
  find(key: string): string | null
}

/** The texts of a browser, which has none until its first set is loaded. */
export function createI18n(
  locale: Locale,
  fetchSet: (set: BrowserSet) => Promise<Partial<Record<BrowserKey, string>>>,
): I18n {
  const known: Partial<Record<BrowserKey, string>> = {}
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(known[key] ?? '', values ?? {}, locale),
    async load(set) {
      Object.assign(known, await fetchSet(set))
    },
  }
}

/** The texts of a server, which has all sets. */
export function createServerI18n(locale: Locale, messages: Messages): ServerI18n {
  const texts = new Map<string, string>(Object.entries(messages))
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(messages[key], values ?? {}, locale),
    async load() {},
    find: (key) => texts.get(key) ?? null,
  }
}
