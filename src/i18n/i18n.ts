import { expand, type Values } from './expand.ts'
import type { Locale } from './locales.ts'
import type {
  AccountMessages,
  BrowserKey,
  ConsentMessages,
  FirstMessages,
  LaterMessages,
  MessageKey,
  Messages,
  SuggestMessages,
  ValuesOf,
} from './messages.ts'

/** The texts of one locale that code may show which runs in a browser. One is made for each request and each visit. */
export interface I18n<Key extends MessageKey = BrowserKey> {
  locale: Locale
  /** A message with its arguments filled in; empty while the later messages, where it is one of them, are not loaded. */
  t<Wanted extends Key>(key: Wanted, ...values: ValuesOf<Wanted>): string
  /** Loads the later messages. Nothing that shows one may render before; rejects when offline. */
  loadLater(): Promise<void>
  /** Loads the messages of what the search field suggests, in the same way. */
  loadSuggest(): Promise<void>
  /** Loads the messages of the question for consent, in the same way. */
  loadConsent(): Promise<void>
  /** Adds messages that were loaded otherwise; what is on the screen does not change. */
  add(messages: Partial<Record<BrowserKey, string>>): void
}

/** All texts of one locale, for loaders: pages are handed what comes out of them. */
export interface ServerI18n extends I18n<MessageKey> {
  /** A text without arguments whose key is composed from data, such as a code of the catalogue; null where there is none. */
  find(key: string): string | null
}

/** Fetches the messages that a browser loads when they are needed. */
export interface MessageFetches {
  later(): Promise<LaterMessages>
  suggest(): Promise<SuggestMessages>
  consent(): Promise<ConsentMessages>
}

/** The texts of a browser, which has fetched `first`, with those of the account on its screens; `fetches` bring the rest. */
export function createI18n(
  locale: Locale,
  first: FirstMessages & Partial<AccountMessages>,
  fetches: MessageFetches,
): I18n {
  const known: Partial<Record<BrowserKey, string>> = { ...first }
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(known[key] ?? '', values ?? {}, locale),
    async loadLater() {
      Object.assign(known, await fetches.later())
    },
    async loadSuggest() {
      Object.assign(known, await fetches.suggest())
    },
    async loadConsent() {
      Object.assign(known, await fetches.consent())
    },
    add: (messages) => void Object.assign(known, messages),
  }
}

/** The texts of a server, which has them all. */
export function createServerI18n(locale: Locale, messages: Messages): ServerI18n {
  const texts = new Map<string, string>(Object.entries(messages))
  return {
    locale,
    t: (key, ...[values]: [Values?]) => expand(messages[key], values ?? {}, locale),
    async loadLater() {},
    async loadSuggest() {},
    async loadConsent() {},
    add() {},
    find: (key) => texts.get(key) ?? null,
  }
}
