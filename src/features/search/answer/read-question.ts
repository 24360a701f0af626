import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { foldWords, partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { categoryName } from '#src/features/catalogue/categories.ts'
import type { VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { readCarYear } from '../car/car-year.ts'
import { namedCars } from '../car/named-models.ts'
import { typedWords } from '../query-text.ts'
import { askedAbout, isFiller } from './filler-words.ts'

/** The question in a search: the parts of a category for a car. */
export interface Question {
  category: Category
  /** True if no category is below it: its parts are of one kind then, and can be compared. */
  isNarrow: boolean
  model: VehicleTree[number]['models'][number]
  /** The key of the named engine; null if none is named. */
  engine: string | null
  year: number | null
  position: Position | null
}

/** A place on the car, as parts have it among their technical values. */
export interface Position {
  attribute: 'axle' | 'position' | 'side'
  value: string
}

interface Known {
  /** The language of the page. */
  locale: Locale
  categories: readonly Category[]
  makes: VehicleTree
  currentYear: number
}

/** The shortest name of a part that is read in another language than the page's. */
const minForeign = 5
const maxEngineWords = 3

const positions = new Map<string, Position>([
  ['front', { attribute: 'axle', value: 'front' }],
  ['rear', { attribute: 'axle', value: 'rear' }],
  ['left', { attribute: 'side', value: 'left' }],
  ['right', { attribute: 'side', value: 'right' }],
])

/**
 * Reads a search that names one model of car and one kind of part, and nothing that narrows them further than an engine,
 * a model year and a position. Null for every other search.
 */
export async function readQuestion(keyword: string, known: Known): Promise<Question | null> {
  const words = typedWords(keyword)
  if (words.some((word) => word.startsWith('-'))) return null
  const year = await readCarYear(words, known.currentYear, async () => known.makes)
  const named = year ? words.toSpliced(year.at, 1) : words
  const cars = namedCars(named, known.makes)
  const [only, ...others] = cars?.models ?? []
  if (!cars || cars.isMake || !only || others.length > 0) return null
  const model = known.makes.flatMap(({ models }) => models).find(({ name }) => name === only.name)
  if (!model) return null
  const rest = named
    .filter((word, at) => !cars.words.includes(at) && !isItsMake(word, only.name, known.makes))
    .flatMap((word) => foldWords(word).split(' '))
    .filter((word) => word !== '')
  const engine = readEngine(rest, model)
  const part = readPart(engine?.rest ?? rest, known)
  if (!part) return null
  const { category, position } = part
  return {
    category,
    isNarrow: !known.categories.some(({ parent }) => parent === category.category),
    model,
    engine: engine?.key ?? null,
    year: year?.year ?? null,
    position,
  }
}

function isItsMake(word: string, model: string, makes: VehicleTree): boolean {
  const cars = namedCars([word], makes)
  return cars?.isMake === true && cars.models.some(({ name }) => name === model)
}

function readEngine(words: readonly string[], { engines }: Question['model']) {
  const plain = (text: string) => foldWords(text).replaceAll(' ', '')
  for (const { from, to } of runsOf(words, maxEngineWords)) {
    const typed = plain(words.slice(from, to).join(' '))
    const engine = engines.find(({ name }) => plain(name) === typed)
    if (engine) return { key: engine.key, rest: words.toSpliced(from, to - from) }
  }
  return null
}

/** The category of the part that words name, if the others are fillers or its position. The page's language comes first. */
function readPart(
  words: readonly string[],
  { locale, categories }: Known,
): { category: Category; position: Position | null } | null {
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const { kindOf } = partKinds(language)
    for (const { from, to } of runsOf(words, words.length)) {
      const text = words.slice(from, to).join(' ')
      if (language !== locale && text.length < minForeign) continue
      const kinds = [text, ...(to - from === 1 ? askedAbout(text) : [])].flatMap((each) => kindOf(each) ?? [])
      const names = kinds[0] ? partKinds(locale).wordsFor(kinds[0]) : new Set([text])
      const category = categoryNamed(names, categories)
      if (!category) continue
      const position = readPosition(words.toSpliced(from, to - from), language)
      return position && { category, position: position.found }
    }
  }
  return null
}

/** The position that words say; null if one of them is neither a position nor a filler, or they are several. */
function readPosition(words: readonly string[], language: Locale): { found: Position | null } | null {
  const said = words.filter((word) => !isFiller(word, language))
  const read = said.flatMap((word) => positions.get(partKinds(language).kindOf(word) ?? '') ?? [])
  const [found = null, ...others] = read
  return read.length === said.length && others.length === 0 ? { found } : null
}

/**
 * The category with one of these names: below a category of the same name the narrower one, and of several the one of the
 * fewest levels. Null without one.
 */
function categoryNamed(names: ReadonlySet<string>, categories: readonly Category[]): Category | null {
  const named = categories.filter((category) => names.has(foldWords(categoryName(category))))
  const narrow = named.filter(({ category }) => !named.some(({ parent }) => parent === category))
  const [first = null] = narrow.sort((left, right) => left.name.length - right.name.length)
  return first
}

/** All sequences of up to `max` words, the longest first. */
function runsOf(words: readonly string[], max: number): { from: number; to: number }[] {
  const lengths = Array.from({ length: Math.min(max, words.length) }, (_, fewer) => fewer + 1).reverse()
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => ({ from, to: from + length })),
  )
}
