import { carSynonyms } from './cars.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fi } from './fi.ts'
import { type TradeForms, type TradeLexicon, tradeForms } from './forms.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { sv } from './sv.ts'

const lexicons = new Map<string, TradeLexicon>(Object.entries({ en, sv, fi, da, fr, nl, de }))

/** Meilisearch looks up synonyms of up to three words in a row, and reads no more than 50 of each, with 100 words. */
const maxKeyWords = 3
const maxSynonyms = 50
const maxSynonymWords = 100

/** The words of a language as they are written down; empty for a language without trade words. */
export function tradeLexicon(language: string): Readonly<Record<string, string>> {
  return lexicons.get(language) ?? {}
}

/** The words of a language by kind of part. */
export function tradeWords(language: string): Map<string, TradeForms> {
  const groups = Object.entries(tradeLexicon(language))
  return new Map(groups.map(([group, text]) => [group, tradeForms(text)]))
}

/**
 * The short names of kinds of part, by kind, for kinds that have one: the name that people shorten a kind to, although
 * names of other kinds contain it, too. A coil is the ignition coil, though there are coil springs. If there are
 * several, one that another kind's first name begins with, or the shortest.
 */
export function shortNames(words: ReadonlyMap<string, TradeForms>): Map<string, string> {
  const runs = [...words].flatMap(([kind, { names, wider }]) =>
    [...names, ...wider].flatMap((name, number) =>
      runsWithin(wordsOf(name)).map(({ text, from }) => ({ text, kind, leads: number === 0 && from === 0 })),
    ),
  )
  const byText = Map.groupBy(runs, ({ text }) => text)
  return new Map(
    [...words].flatMap(([kind, { names, wider }]) => {
      const shared = [...names, ...wider].slice(1).flatMap((name) => {
        const others = (byText.get(wordsOf(name).join(' ')) ?? []).filter((run) => run.kind !== kind)
        return others.length > 0 ? [{ name, leads: others.some((run) => run.leads) }] : []
      })
      const [best] = shared.sort(
        (left, right) => Number(right.leads) - Number(left.leads) || left.name.length - right.name.length,
      )
      return best ? [[kind, best.name] as const] : []
    }),
  )
}

/** All words in a row that are fewer than all of a name, with the index of the first. */
function runsWithin(words: readonly string[]): { text: string; from: number }[] {
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((__, more) => {
      const run = words.slice(from, from + more + 1)
      return run.length < words.length ? [{ text: run.join(' '), from }] : []
    }),
  )
}

/**
 * The trade words of a language and the names of cars as Meilisearch's setting `synonyms`: what people type, and the names
 * that documents may have for it.
 */
export function tradeSynonyms(language: string): Record<string, string[]> {
  const meant = new Map<string, string[]>()
  const add = (typed: string, names: readonly string[]) => {
    if (wordsOf(typed).length > maxKeyWords) return
    const wanted = names.filter((name) => !wordsOf(typed).every((word) => wordsOf(name).includes(word)))
    if (wanted.length > 0) meant.set(typed, [...new Set([...(meant.get(typed) ?? []), ...wanted])])
  }
  const groups = [...tradeWords(language).values()]
  const known = new Set(groups.flatMap(({ typed }) => typed))
  for (const { names, typed, heads } of groups) {
    for (const word of typed) add(word, names)
    // A separate word does not count as the end of others.
    for (const head of heads) if (!known.has(head)) add(head, names)
  }
  for (const [typed, names] of Object.entries(carSynonyms)) add(typed, names)
  return Object.fromEntries([...meant].map(([typed, names]) => [typed, withinLimits(names)]))
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

function withinLimits(names: readonly string[]): string[] {
  let words = 0
  return names.slice(0, maxSynonyms).filter((name) => {
    words += wordsOf(name).length
    return words <= maxSynonymWords
  })
}
