import { carSynonyms } from '#src/commerce/contract/search/trade-words/cars.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import type { Catalogue, Kind, Part } from './catalogue.ts'
import { numberForms } from './number-forms.ts'
import type { Search, Wanted } from './search.ts'
import { misspelt } from './typo.ts'

/** Number of searches of each rule in each language, and number of tries for each. */
const searchesOfEach = 4
const maxAttempts = 400

type Found = { keyword: string; wanted: Wanted } | null

interface Source {
  catalogue: Catalogue
  locale: Locale
  random: () => number
  pick: <Item>(items: readonly Item[]) => Item | undefined
}

/** The rules that write searches; null if a try finds none. */
const rules: Record<string, (source: Source) => Found> = {
  synonym: (source) => ofKind(source, ({ nouns }) => source.pick(nouns[source.locale].synonyms)),
  'written apart': (source) => ofKind(source, (kind) => source.pick(writtenApart(kind, source.locale))),
  typo: (source) =>
    ofKind(source, ({ nouns }) => misspelt(nouns[source.locale].one.toLowerCase(), source.random)),
  measure: (source) => {
    const { part, kind, measure } = measuredPart(source)
    if (!part || !kind || !measure) return null
    const words = [kind.nouns[source.locale].one.toLowerCase(), writtenMeasure(source, measure)]
    if (source.random() < 0.5) words.reverse()
    return { keyword: words.join(' '), wanted: { kinds: [kind.id], measure: measure.value } }
  },
  'article number': (source) =>
    ofNumber(
      source,
      ({ sku }) => [sku],
      ({ sku }) => [sku],
    ),
  'original number': (source) => ofNumber(source, ({ originalNumbers }) => originalNumbers, numbersOf),
  'cross-reference': (source) =>
    ofNumber(
      source,
      ({ crossNumbers }) => crossNumbers.map(withoutMaker),
      (part) => numbersOf(part).map(withoutMaker),
    ),
  'car, part': (source) => ofCar(source, (car, part) => `${car} ${part}`),
  'part, car': (source) => ofCar(source, (car, part) => `${part} ${car}`),
  'part, car, size': (source) => {
    const { part, kind, measure } = measuredPart(source)
    const model = source.pick(part?.models ?? [])
    if (!kind || !measure || model === undefined) return null
    const words = [
      kind.nouns[source.locale].one.toLowerCase(),
      carName(source, model),
      writtenMeasure(source, measure),
    ]
    return { keyword: words.join(' '), wanted: { kinds: [kind.id], car: model, measure: measure.value } }
  },
  ribs: (source) => {
    const part = source.pick(source.catalogue.parts.filter(({ sku }) => /^RB-\d+PK\d+-/.test(sku)))
    const [, ribs = '', length = ''] = /^RB-(\d+)PK(\d+)-/.exec(part?.sku ?? '') ?? []
    const written = source.pick([
      `${ribs}PK ${length}`,
      `${ribs}pk${length}`,
      `${ribs} PK ${length}`,
      `${ribs}PK-${length}`,
    ])
    return { keyword: written ?? '', wanted: { kinds: ['ribbed-belt'], measure: `${ribs}PK${length}` } }
  },
}

export const ruleNames = Object.keys(rules)

/** Searches of every rule in every language, the same for the same seed. */
export function generatedSearches(catalogue: Catalogue, seed: number): Search[] {
  return Object.entries(rules).flatMap(([rule, write], number) =>
    locales.flatMap((locale, language) => {
      const random = seededRandom(seed * 1_000 + number * 10 + language)
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
      const found = new Map<string, Search>()
      for (let attempt = 0; attempt < maxAttempts && found.size < searchesOfEach; attempt++) {
        const search = write({ catalogue, locale, random, pick })
        // Keyboards have straight apostrophes.
        const keyword = search?.keyword.replaceAll('’', "'")
        if (search && keyword) found.set(keyword, { rule, locale, keyword, wanted: search.wanted })
      }
      return [...found.values()]
    }),
  )
}

function ofKind({ catalogue, pick }: Source, write: (kind: Kind) => string | null | undefined): Found {
  const kind = pick(catalogue.kinds)
  const keyword = kind && write(kind)
  return keyword ? { keyword, wanted: { kinds: [kind.id] } } : null
}

/** Compounds with separated elements, and names without apostrophes and hyphens. */
function writtenApart({ nouns }: Kind, locale: Locale): string[] {
  const { one, synonyms, typed } = nouns[locale]
  const names = [one.toLowerCase(), ...synonyms]
  const closed = new Set(names.map((name) => name.replaceAll(/[ ’'-]/g, '')))
  const respelt = typed.filter((word) => !names.includes(word) && closed.has(word.replaceAll(' ', '')))
  return [
    ...respelt,
    ...names.filter((name) => /[’'-]/.test(name)).map((name) => name.replaceAll(/[’'-]/g, ' ')),
  ]
}

function measuredPart({ catalogue, pick }: Source) {
  const kinds = catalogue.kinds.filter(({ id }) => id !== 'ribbed-belt')
  const kind = pick(kinds)
  const part = pick(catalogue.parts.filter((one) => one.kind === kind?.id && one.measures.length > 0))
  return { part, kind, measure: pick(part?.measures ?? []) }
}

/** `280 mm`, `280mm` or `280`, with the decimal point of the language. */
function writtenMeasure({ locale, pick }: Source, { value, unit }: Part['measures'][number]): string {
  const local = locale === 'en' ? value : value.replace('.', ',')
  if (unit === '' || unit.includes('(')) return local
  return pick([`${local} ${unit}`, `${local}${unit}`, local]) ?? local
}

function ofNumber(
  { catalogue, pick }: Source,
  numbersIn: (part: Part) => readonly string[],
  allIn: (part: Part) => readonly string[],
): Found {
  const number = pick(numbersIn(pick(catalogue.parts) ?? catalogue.parts[0] ?? noPart))
  if (number === undefined) return null
  const skus = catalogue.parts.filter((part) => allIn(part).includes(number)).map(({ sku }) => sku)
  return { keyword: pick(numberForms(number)) ?? number, wanted: { skus } }
}

const noPart: Part = { sku: '', kind: '', models: [], measures: [], originalNumbers: [], crossNumbers: [] }
const numbersOf = ({ sku, originalNumbers, crossNumbers }: Part) => [sku, ...originalNumbers, ...crossNumbers]
/** `Tornby Friction TN 73502` → `TN 73502` */
const withoutMaker = (number: string) => number.split(' ').slice(-2).join(' ')

function ofCar(source: Source, write: (car: string, part: string) => string): Found {
  const kind = source.pick(source.catalogue.kinds)
  const part = source.pick(source.catalogue.parts.filter((one) => one.kind === kind?.id))
  const model = source.pick(part?.models ?? [])
  if (!kind || model === undefined) return null
  const keyword = write(carName(source, model), kind.nouns[source.locale].one.toLowerCase())
  return { keyword, wanted: { kinds: [kind.id], car: model } }
}

/** The car's name, without its maker where it is a word, or with a nickname in it. */
function carName({ catalogue, pick }: Source, model: string): string {
  const label = (catalogue.cars.find(({ id }) => id === model)?.label ?? '').toLowerCase()
  const short = label.replace(/^\S+ (?=.*[a-z])/, '')
  const nicknames = Object.entries(carSynonyms).flatMap(([typed, names]) =>
    names
      .filter((name) => name !== '' && ` ${label} `.includes(` ${name} `))
      .map((name) => withoutRepeats(label.replace(name, typed))),
  )
  return pick([label, label, short, ...(nicknames.length > 0 ? [pick(nicknames) ?? label] : [])]) ?? label
}

/** `saab saab 95` → `saab 95` */
const withoutRepeats = (text: string) => [...new Set(text.split(' '))].join(' ')
