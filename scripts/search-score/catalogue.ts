import { tradeWords } from '#src/commerce/contract/search/trade-words/trade-words.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { perLanguage } from '#worker/sandbox/demo-catalogue/in-every-language.ts'
import { attributes } from '#worker/sandbox/demo-catalogue/seed/plan/attributes.ts'
import { cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { topCategories } from '#worker/sandbox/demo-catalogue/seed/plan/category-plan.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import type { ProductSpec } from '#worker/sandbox/demo-catalogue/seed/products/product-spec.ts'
import { planShop } from '#worker/sandbox/demo-catalogue/seed/shop-plan.ts'
import { keySpecs } from '#worker/sandbox/demo-catalogue/seed/texts/key-spec.ts'

/** The part of the assortment that searches are made from. */
export interface Catalogue {
  kinds: readonly Kind[]
  categories: readonly Category[]
  parts: readonly Part[]
  cars: readonly { id: string; label: string }[]
}

/** A category above the kinds of parts. */
export interface Category {
  names: Record<Locale, string>
  /** The ids of the kinds in it. */
  kinds: readonly string[]
}

export interface Kind {
  id: string
  /** Prefix of its article numbers. */
  code: string
  nouns: Record<Locale, KindNouns>
}

export interface KindNouns {
  one: string
  many: string
  /** Other names and wider words. */
  synonyms: string[]
  /** All its words in the trade dictionary. */
  typed: string[]
}

export interface Part {
  sku: string
  kind: string
  models: readonly string[]
  /** Measures in its name; several attributes may have the same. */
  measures: readonly { value: string; unit: string }[]
  originalNumbers: readonly string[]
  crossNumbers: readonly string[]
}

/** The market of visitors from unknown countries. */
const market = 1
/** Any day; searches do not depend on it. */
const opening = '2026-11-21'
const plain = /^\d+(?:\.\d+)?$/
/** Bolt patterns and viscosities, which have no unit. */
const joined = /^(?:\d+W-\d+|\d+x\d+(?:\.\d)?)$/

export function demoCatalogue(): Catalogue {
  const words = perLanguage(tradeWords)
  return {
    kinds: partTypes.map(({ id, code, names, synonyms }) => ({
      id,
      code,
      nouns: perLanguage((locale) => ({
        one: names[locale].one,
        many: names[locale].many,
        synonyms: synonyms[locale].filter((word) => word !== names[locale].many.toLowerCase()),
        typed: words[locale].get(id)?.typed ?? [],
      })),
    })),
    categories: topCategories.flatMap(({ name, children }) => [
      { names: name, kinds: children.flatMap((child) => child.partTypes) },
      ...children.map((child) => ({ names: child.name, kinds: child.partTypes })),
    ]),
    parts: planShop(opening, minProducts).parts.flatMap(({ sku, markets, spec }) =>
      spec.partType !== null && markets.includes(market)
        ? [
            {
              sku,
              kind: spec.partType,
              models: spec.models,
              measures: measuresOf(spec, spec.partType),
              originalNumbers: spec.originalNumbers,
              crossNumbers: spec.crossNumbers,
            },
          ]
        : [],
    ),
    cars: cars.map(({ id, label }) => ({ id, label })),
  }
}

function measuresOf({ technical }: ProductSpec, kind: string): Part['measures'] {
  const named = (keySpecs[kind] ?? [])
    .filter((entry) => !entry.includes('PK'))
    .flatMap((entry) => entry.split(/ [x+] /))
  return named.flatMap((attribute) => {
    const value = technical[attribute]
    const unit = attributes[attribute]?.unit ?? ''
    return value !== undefined && (unit === '' ? joined : plain).test(value) ? [{ value, unit }] : []
  })
}
