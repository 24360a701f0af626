import type { Locale } from '#src/i18n/locales.ts'
import { cars } from '../plan/cars.ts'
import { partType } from '../plan/part-types.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { productName, variantName } from '../texts/name.ts'
import { compoundParts } from './compounds.ts'

/** Fields of a search document that do not depend on the language. */
export interface CommonFields {
  sku: string
  brandName: string
  /** Its SKU and other part numbers as people type them: without spaces, dashes and brand names. */
  numbers: string[]
  oeNumbers: string[]
  crossNumbers: string[]
  /** Names of the cars it fits, the shop's and the makers'. */
  vehicles: string[]
}

/** Fields of a search document in one language. */
export interface LanguageFields {
  name: string
  variantName: string
  /** Synonyms of its noun, and the elements of compound nouns. */
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
    vehicles: vehicleTexts(engines),
  }
}

export function languageFields(spec: ProductSpec, language: Locale): LanguageFields {
  const type = spec.partType === null ? null : partType(spec.partType)
  const synonyms = type?.synonyms[language] ?? []
  const nouns = type ? [type.names[language].one, ...synonyms] : []
  const halves = nouns.map((noun) => compoundParts(noun, language)).filter((text) => text !== '')
  return {
    name: productName(spec, language),
    variantName: variantName(spec, language),
    words: [...synonyms, ...halves],
  }
}

/** Normalizes a part number: `X271-925` → `X271925`, `Tornby Friction TN 73502` → `TN73502`. */
function bareNumber(number: string): string {
  return number
    .split(' ')
    .slice(-2)
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
}

const carOf = new Map(cars.flatMap((car) => car.engines.map(({ id, code }) => [id, { car, code }])))

/**
 * Names of cars: each engine as "Volvo 240, B21A", each model with its maker's names, "Volvo 240 / 242 / 244 / 245".
 */
function vehicleTexts(engines: readonly string[]): string[] {
  const found = engines.flatMap((id) => carOf.get(id) ?? [])
  const models = found.map(({ car }) => `${car.make} ${car.model}`)
  return [...new Set([...found.map(({ car, code }) => `${car.label}, ${code}`), ...models])]
}
