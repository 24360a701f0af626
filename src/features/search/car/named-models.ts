import { carSynonyms } from '#src/commerce/contract/search/trade-words/cars.ts'
import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import { englishCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'

export interface NamedModel {
  /** "Volvo 240". */
  name: string
  /** The keys of its vehicles. */
  vehicles: readonly string[]
}

/** The cars that words name: models, or all models of a make if no model is named. */
export interface NamedCars {
  models: readonly NamedModel[]
  /** The words, as indexes. */
  words: readonly number[]
  isMake: boolean
}

const minName = 3

/** Finds the cars that words name; null if they name none. Of several names the longest counts: `golf 4`, not `golf`. */
export function namedCars(words: readonly string[], makes: VehicleTree): NamedCars | null {
  const pieces = words.flatMap((word, at) =>
    isOfName(word) ? wordsOf(word).map((piece) => ({ piece, at })) : [],
  )
  const typed = pieces.map(({ piece }) => piece)
  const wordsAt = (from: number, length: number) => pieces.slice(from, from + length).map(({ at }) => at)
  const named = makes
    .flatMap(({ name, models }) => {
      const make = wordsOf(name)
      const ofMake = new Set(synonymsOf(make).map((words) => words.join(' ')))
      return models.map((model) => ({ model, names: namesOfModel(model, make, ofMake) }))
    })
    .flatMap(({ model, names }) => {
      const [best] = placesOf(names, typed).sort((left, right) => right.length - left.length)
      return best ? [{ model, ...best }] : []
    })
  const length = Math.max(...named.map((found) => found.length))
  const longest = named.filter((found) => found.length === length)
  if (longest.length > 0)
    return {
      models: longest.map(({ model }) => namedModel(model)),
      words: [...new Set(longest.flatMap(({ from }) => wordsAt(from, length)))],
      isMake: false,
    }
  const ofMake = makes.flatMap(({ name, models }) => {
    const [place] = placesOf([wordsOf(name), ...synonymsOf(wordsOf(name))], typed)
    return place ? [{ models, words: wordsAt(place.from, place.length) }] : []
  })
  if (ofMake.length === 0) return null
  return {
    models: ofMake.flatMap(({ models }) => models.map(namedModel)),
    words: [...new Set(ofMake.flatMap((found) => found.words))],
    isMake: true,
  }
}

/** Not of an excluded word or a measure. */
const isOfName = (word: string) => !word.startsWith('-') && (word.startsWith('"') || !word.includes(' '))

type Model = VehicleTree[number]['models'][number]

const namedModel = ({ name, engines }: Model): NamedModel => ({
  name,
  vehicles: engines.map(({ key }) => key),
})

/**
 * The names of a model, as words: the name with and without its make, each of several (`740/760`), the first word of a
 * longer one (`golf`), those of its key (`golf 4`) and shoppers' words in all languages (`golf mk4`, `käfer`).
 */
function namesOfModel(
  { name, engines }: Model,
  make: readonly string[],
  ofMake: ReadonlySet<string>,
): string[][] {
  const label = wordsOf(name)
  const english = wordsOf(englishCarName(name))
  const alternatives = name.split('/').map(wordsOf)
  const own = alternatives.map((words) => withoutStart(words, make))
  const key = withoutStart(sharedKey(engines), make)
  const keys = [key, key.slice(0, 1)].filter((words) => /\d/.test(words.join('')))
  const plain = [
    label,
    english,
    withoutStart(english, make),
    ...own,
    ...own.map((words) => words.slice(0, 1)),
    ...keys,
  ]
  const said = synonymsOf(english).filter((words) => !ofMake.has(words.join(' ')))
  return [...plain, ...said].filter((words) => isDistinct(words) && !isSame(words, make))
}

/** A short number could be anything: `t4` and `9-3` name a car, `02` and `99` only with the make. */
function isDistinct(words: readonly string[]): boolean {
  const name = words.join('')
  return name.length >= minName || words.length > 1 || (/\d/.test(name) && /\p{L}/u.test(name))
}

function withoutStart(words: readonly string[], start: readonly string[]): string[] {
  const begins = start.every((word, at) => words[at] === word)
  return begins && words.length > start.length ? words.slice(start.length) : [...words]
}

/** The common beginning of the keys of a model's vehicles, as words. */
function sharedKey(engines: Model['engines']): string[] {
  const [first = [], ...others] = engines.map(({ key }) => key.split('-'))
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  return end < 0 ? first.slice(0, -1) : first.slice(0, end)
}

/** Shoppers' words for names of cars, by the first word of the name. */
const synonyms = Map.groupBy(
  Object.entries(carSynonyms).flatMap(([typed, written]) =>
    written.map((name) => ({ typed: wordsOf(typed), written: wordsOf(name) })),
  ),
  ({ written }) => written[0] ?? '',
)

/** Shoppers' words for a car with these words in its name. */
function synonymsOf(label: readonly string[]): string[][] {
  const likely = [...new Set(label)].flatMap((word) => synonyms.get(word) ?? [])
  return likely.flatMap(({ typed, written }) => (indexOf(written, label) >= 0 ? [typed] : []))
}

function placesOf(names: readonly string[][], typed: readonly string[]) {
  return names.flatMap((name) => {
    const from = indexOf(name, typed)
    return from < 0 ? [] : [{ from, length: name.length }]
  })
}

/** The index at which some words follow one another among others; -1 if they do not. */
function indexOf(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return -1
  return words.findIndex((_, from) => wanted.every((word, at) => words[from + at] === word))
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

function wordsOf(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
