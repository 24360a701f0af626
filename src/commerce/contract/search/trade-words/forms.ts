import type { en } from './en.ts'

/** A kind of part by its English name, or a word of its place or measure. */
export type TradeGroup = keyof typeof en

/**
 * The words for each kind of part in a language: `names | wider words | misspellings`, each a list with commas. Names are
 * equal and may be in documents; a wider word leads to them but not they to it: "belt" to the V-ribbed belt. In a word
 *
 * - `skiv(a/or/an)` has the endings in brackets: skiva, skivor, skivan;
 * - `broms·skiva` is one word that people also write as two;
 * - `spark~plug` is two words that people also write as one.
 */
export type TradeLexicon = Readonly<Record<TradeGroup, string>>

/** The forms of a group's words, in lower case. */
export interface TradeForms {
  /** A name in each entry: singular and, of the first and of those of several words, the plural. What documents have. */
  names: string[]
  /** The first form of each wider word. */
  wider: string[]
  /** Everything that people type for it, names included. */
  typed: string[]
  /** The same without misspellings. */
  correct: string[]
  /** The ends of its compound names, which people type by themselves: `skiva`, `skivor`. */
  heads: string[]
}

/** Reads the words of a group. */
export function tradeForms(text: string): TradeForms {
  const sections = text
    .normalize('NFC')
    .toLowerCase()
    .split('|')
    .map((section) => section.split(','))
  const [names = [], wider = [], slips = []] = sections.map((section) => section.map(formsOf))
  const written = [names, wider, slips].flatMap((section) => section.flat().map(({ written }) => written))
  const mistaken = [names, wider, slips].flatMap((section) =>
    section.flat().flatMap(({ mistaken }) => mistaken),
  )
  return {
    names: distinct([...names.flatMap(firstOf), ...(sections[0] ?? []).flatMap(pluralOf)]),
    wider: distinct(wider.flatMap(firstOf)),
    typed: distinct([...written, ...mistaken]),
    correct: distinct([names, wider].flatMap((section) => section.flat().map(({ written }) => written))),
    heads: distinct(names.flat().flatMap(({ head }) => head)),
  }
}

interface Form {
  written: string
  /** The same with its joints open, or its blanks closed. */
  mistaken: string[]
  /** The part after the last joint, if that is a word: empty in front of other words. */
  head: string[]
}

/**
 * The plural of the first name, and of those of several words, which no synonym leads to as well as to a word: it has the
 * second of all endings, `galet(/s) tendeur(/s)` is galets tendeurs.
 */
function pluralOf(entry: string, index: number): string[] {
  const second = entry.replace(/\(([^)]*)\)/g, (_, choice: string) => choice.split('/')[1] ?? choice)
  const written = second === entry ? [] : formsOf(second).map((form) => form.written)
  return written.filter((form) => index === 0 || form.includes(' '))
}
const firstOf = (forms: Form[]) => forms.slice(0, 1).map(({ written }) => written)
const distinct = (words: readonly string[]) => [...new Set(words)].filter((word) => word !== '')

/** `bil·lamp(a/or)` → billampa, billampor. */
function formsOf(entry: string): Form[] {
  return endings(entry.trim()).map((form) => ({
    written: form.replaceAll('·', '').replaceAll('~', ' '),
    mistaken: /[·~]/.test(form) ? [form.replaceAll('·', ' ').replaceAll('~', '')] : [],
    head: /·([\p{L}]{3,})$/u.exec(form)?.slice(1) ?? [],
  }))
}

function endings(entry: string): string[] {
  const [, before = '', choice, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(entry) ?? []
  if (choice === undefined) return [entry]
  return choice.split('/').flatMap((ending) => endings(before + ending + after))
}
