import type { messages as englishLater } from './messages/en/later.ts'
import type { messages as englishFirst } from './messages/en.ts'

type English = typeof englishFirst & typeof englishLater

/** English is the type: another language that lacks a key, or has one too many, does not compile. */
export type Messages = Record<keyof English, string>
export type MessageKey = keyof English

/** The words every screen may need. */
export type FirstMessages = Record<keyof typeof englishFirst, string>
/** The words of what is opened later: the cart, the checkout, the receipt. */
export type LaterMessages = Record<keyof typeof englishLater, string>

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

/** What a text has to be told: nothing, or one value for each of its arguments. */
export type ValuesOfText<Text extends string> = [ArgumentsOf<Text>] extends [never]
  ? []
  : [values: Record<ArgumentsOf<Text>, string | number>]

export type ValuesOf<Key extends MessageKey> = ValuesOfText<English[Key]>
