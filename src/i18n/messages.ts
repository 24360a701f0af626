import type { Locale } from './locales.ts'
import type { messages as english } from './messages/en.ts'

/** English is the type: another language that lacks a key, or has one too many, does not compile. */
export type Messages = Record<keyof typeof english, string>
export type MessageKey = keyof typeof english

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

export type ValuesOf<Key extends MessageKey> = ValuesOfText<(typeof english)[Key]>

const loaders = import.meta.glob<{ messages: Messages }>('./messages/*.ts')

/** The messages of one locale: a chunk of its own, so a browser gets only the language it reads. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = loaders[`./messages/${locale}.ts`]
  if (!load) throw new Error(`No messages for ${locale}`)
  return (await load()).messages
}
