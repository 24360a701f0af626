import { bareNumber } from '#src/commerce/contract/search/bare-number.ts'
import { createPartWords, type PartWords } from '#src/commerce/contract/search/part-words.ts'
import { searchMeasures, type TechnicalValue } from '#src/commerce/contract/search/search-measures.ts'
import { carNames } from '#src/commerce/contract/search/trade-words/cars.ts'
import { type AttributeFacts, attributeFacts } from '#src/i18n/attribute-facts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { perLanguage } from '../../in-every-language.ts'
import { type Car, cars } from '../plan/cars.ts'
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
export interface LanguageFields extends PartWords {
  name: string
  variantName: string
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

const partWords = perLanguage(createPartWords)

export function languageFields(spec: ProductSpec, language: Locale): LanguageFields {
  const name = productName(spec, language)
  return { name, variantName: variantName(spec, language), ...partWords[language](name) }
}

/** The technical values of a part with their units, in the order in which a mechanic reads them. */
export function technicalValues({ technical }: ProductSpec): TechnicalValue[] {
  return Object.entries<AttributeFacts>(attributeFacts).flatMap(([id, { unit }]) => {
    const value = technical[id]
    return value === undefined ? [] : [{ id, value, ...(unit === undefined ? {} : { unit }) }]
  })
}

/** The cars with these engines, in the order of the makes. */
function carsWith(engines: readonly string[]): Car[] {
  const chosen = new Set(engines)
  return cars.flatMap((car) => {
    const fitted = car.engines.filter(({ id }) => chosen.has(id))
    return fitted.length > 0 ? [{ ...car, engines: fitted }] : []
  })
}

/** Makers' names of the models with these engines, if they differ from the shop's. */
export function makersNames(engines: readonly string[]): string[] {
  const names = carsWith(engines).map(({ make, model, label }) => ({ name: `${make} ${model}`, label }))
  return [...new Set(names.flatMap(({ name, label }) => (name === label ? [] : name)))]
}

/** Names of cars: each model with its engines, "Volvo 240, B21A, B21E", then with other names, "Volvo 240 / 242". */
function vehicleTexts(engines: readonly string[]): string[] {
  const found = carsWith(engines)
  const texts = found.map(({ label, engines: fitted }) =>
    [label, ...fitted.map(({ code }) => code)].join(', '),
  )
  return [...new Set([...texts, ...makersNames(engines), ...found.flatMap(({ label }) => carNames(label))])]
}
