import type { messages as englishAccount } from './messages/en/account.ts'
import type { messages as englishConsent } from './messages/en/consent.ts'
import type { messages as englishFirst } from './messages/en/first.ts'
import type { messages as englishLater } from './messages/en/later.ts'
import type { messages as englishServer } from './messages/en/server.ts'
import type { messages as englishSuggest } from './messages/en/suggest.ts'

type English = typeof englishFirst &
  typeof englishLater &
  typeof englishSuggest &
  typeof englishConsent &
  typeof englishAccount &
  typeof englishServer

/** English is the type: another language that lacks a key, or has one too many, does not compile. */
export type MessageKey = keyof English
/**
 * Keys of messages that a browser may show: the first ones, the later ones and those of suggestions and of the question for
 * consent once they are loaded, and those of the account on its screens, or once they are loaded.
 */
export type BrowserKey =
  | keyof typeof englishFirst
  | keyof typeof englishLater
  | keyof typeof englishSuggest
  | keyof typeof englishConsent
  | keyof typeof englishAccount

/** The texts every screen may need in the browser. */
export type FirstMessages = Record<keyof typeof englishFirst, string>
/** The texts of what opens later: the cart, the checkout, the receipt. */
export type LaterMessages = Record<keyof typeof englishLater, string>
/** The texts of what the search field suggests. */
export type SuggestMessages = Record<keyof typeof englishSuggest, string>
/** The texts of the question for consent. */
export type ConsentMessages = Record<keyof typeof englishConsent, string>
/** The texts of account screens, and of what a guest enters about a car. */
export type AccountMessages = Record<keyof typeof englishAccount, string>
/** The texts of all sets; those of the server never reach a browser as messages. */
export type Messages = Record<MessageKey, string>

type Name<Text extends string> = Text extends `${infer Argument},${string}` ? Argument : Text

/** The arguments of a message, read off its English text. Branches of a plural hold a space or `#`, arguments do not. */
type ArgumentsOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | (Name<Inside> extends infer Argument extends string
          ? Argument extends `${string} ${string}` | `${string}#${string}` | ''
            ? never
            : Argument
          : never)
      | ArgumentsOf<Rest>
  : never

/** What follows the key: nothing, or an object with a value for each argument of the message. */
export type ValuesOf<Key extends MessageKey> = [ArgumentsOf<English[Key]>] extends [never]
  ? []
  : [values: Record<ArgumentsOf<English[Key]>, string | number>]
