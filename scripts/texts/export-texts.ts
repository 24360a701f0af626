import type { MessageFile } from './message-file.ts'
import { type Part, parseMessage, pluralForms, pluralsOf, stretchesOf, withForms } from './message-syntax.ts'
import type { XliffDocument } from './write-xliff.ts'

/** Message files by their path below the folder of a language, such as `client/cart.ts`. */
export type MessageFiles = ReadonlyMap<string, MessageFile>

/** All texts of a language beside the English ones; a language that the shop does not have yet has no files. */
export function exportTexts(
  language: string,
  english: MessageFiles,
  translated: MessageFiles,
): XliffDocument {
  const forms = pluralForms(language)
  const files = [...english].map(([path, file]) => {
    const translations = new Map(translated.get(path)?.entries.map(({ key, text }) => [key, text]))
    const units = file.entries.map(({ key, text, note }) => {
      const source = sourceParts(text, forms)
      const translation = translations.get(key)
      return {
        key,
        source: stretchesOf(source),
        target: translation === undefined ? null : stretchesOf(partsOf(translation)),
        notes: [...(note === null ? [] : [note]), ...pluralNotes(source, forms)],
      }
    })
    return { path, note: file.note, units }
  })
  return { language, files }
}

/** The English message as a translator gets it: with the plural forms of the other language. */
export function sourceParts(english: string, forms: readonly string[]): Part[] {
  return withForms(partsOf(english), forms)
}

function partsOf(message: string): Part[] {
  const parts = parseMessage(message)
  if (!parts) throw new Error(`A brace of this text belongs to no placeholder: ${message}`)
  return parts
}

function pluralNotes(source: readonly Part[], forms: readonly string[]): string[] {
  const names = new Set(pluralsOf(source).map(({ name }) => `{${name}}`))
  if (names.size === 0) return []
  const list = [...names].join(' and ')
  return [`The text has a form for each plural class of ${list}: ${forms.join(', ')}. # is its number.`]
}
