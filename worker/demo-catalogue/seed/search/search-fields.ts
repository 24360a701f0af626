import { searchMeasures, type TechnicalValue } from '#src/commerce/contract/search/search-measures.ts'
import { carNames } from '#src/commerce/contract/search/trade-words/cars.ts'
import { type AttributeFacts, attributeFacts } from '#src/i18n/attribute-facts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { cars } from '../plan/cars.ts'
import { partType } from '../plan/part-types.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { productName, variantName } from '../texts/name.ts'

/** Fields of a search document that do not depend on the language. */
export interface CommonFields {
  sku: string
  brandName: string
  /** Its SKU and other part numbers as people type them: without spaces, dashes and brand names. */
  numbers: string[]
  oeNumbers: string[]
  crossNumbers: string[]
  /** Its measures as keywords have them. */
  measures: string[]
  /** The cars it fits: each model with its engines, and its maker's names. */
  vehicles: string[]
}

/** Fields of a search document in one language. */
export interface LanguageFields {
  name: string
  variantName: string
  /** What else the trade calls it. */
  words: string[]
}

interface Searched {
  sku: string
  spec: ProductSpec
  /** Ids of the engines it fits. */
  engines: readonly string[]
}

export function commonFields({ sku, spec, engines }: Searched): CommonFields {
  const { brandName, originalNumbers, crossNumbers } = spec
  return {
    sku,
    brandName,
    numbers: [...new Set([sku, ...originalNumbers, ...crossNumbers].map(bareNumber))],
    oeNumbers: originalNumbers,
    crossNumbers,
    measures: searchMeasures(technicalValues(spec)),
    vehicles: vehicleTexts(engines),
  }
}

export function languageFields(spec: ProductSpec, language: Locale): LanguageFields {
  return {
    name: productName(spec, language),
    variantName: variantName(spec, language),
    words: wordsOf(spec, language),
  }
}

function wordsOf({ partType: id }: ProductSpec, language: Locale): string[] {
  if (id === null) return []
  const { names, synonyms } = partType(id)
  return [names[language].one, ...synonyms[language]]
}

/** Normalizes a part number: `X271-925` → `X271925`, `Tornby Friction TN 73502` → `TN73502`. */
function bareNumber(number: string): string {
  return number
    .split(' ')
    .slice(-2)
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
}

/** The technical values of a part with their units, in the order in which a mechanic reads them. */
export function technicalValues({ technical }: ProductSpec): TechnicalValue[] {
  return Object.entries<AttributeFacts>(attributeFacts).flatMap(([id, { unit }]) => {
    const value = technical[id]
    return value === undefined ? [] : [{ id, value, ...(unit === undefined ? {} : { unit }) }]
  })
}

const carOf = new Map(cars.flatMap((car) => car.engines.map(({ id, code }) => [id, { car, code }])))

/** Names of cars: each model with its engines, "Volvo 240, B21A, B21E", then with its maker's names, "Volvo 240 / 242". */
function vehicleTexts(engines: readonly string[]): string[] {
  const found = Map.groupBy(
    engines.flatMap((id) => carOf.get(id) ?? []),
    ({ car }) => car,
  )
  const texts = [...found].map(([{ label }, versions]) =>
    [label, ...versions.map(({ code }) => code)].join(', '),
  )
  const models = [...found.keys()].map(({ make, model }) => `${make} ${model}`)
  return [...new Set([...texts, ...models, ...[...found.keys()].flatMap(({ label }) => carNames(label))])]
}
