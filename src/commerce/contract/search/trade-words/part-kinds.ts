import { foldWord } from './fold-word.ts'
import { tradeWords } from './trade-words.ts'

/** The kinds of part in a language by what people call them. All texts are in the form of `foldWords`. */
export interface PartKinds {
  /** The only kind that a text names, a kind's own name before a wider word; null for none, and for several. */
  kindOf(text: string): string | null
  /** Everything that people type for a kind; empty for an unknown one. */
  wordsFor(kind: string): ReadonlySet<string>
}

/**
 * Kinds of part that have been read, by language. The words of the trade never change, and reading them takes
 * milliseconds.
 */
const read = new Map<string, PartKinds>()

/** Reads the kinds of part of a language; without trade words it has none. */
export function partKinds(language: string): PartKinds {
  const known = read.get(language) ?? readKinds(language)
  read.set(language, known)
  return known
}

/** The words of a text as people compare them: without case, accents and signs, with one blank between two. */
export function foldWords(text: string): string {
  return (foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function readKinds(language: string): PartKinds {
  const words = new Map<string, Set<string>>()
  const names = new Map<string, string[]>()
  const typed = new Map<string, string[]>()
  for (const [kind, forms] of tradeWords(language)) {
    const folded = new Set(forms.typed.map(foldWords))
    words.set(kind, folded)
    for (const text of folded) typed.set(text, [...(typed.get(text) ?? []), kind])
    for (const text of new Set(forms.names.map(foldWords)))
      names.set(text, [...(names.get(text) ?? []), kind])
  }
  return {
    kindOf: (text) => only(names.get(text)) ?? only(typed.get(text)),
    wordsFor: (kind) => words.get(kind) ?? new Set(),
  }
}

function only(kinds: readonly string[] = []): string | null {
  const [first = null, ...others] = kinds
  return others.length === 0 ? first : null
}
