import { type Locale, locales } from '#src/i18n/locales.ts'
import { car } from './plan/cars.ts'
import { partType } from './plan/part-types.ts'
import type { Product } from './products.ts'
import { productName } from './texts/name.ts'

/** `X271-925` → `x271925`: how people type a number. */
const bare = (number: string) => number.replace(/[^A-Za-z0-9]/g, '')

/** The name of a product, what else its noun is called, and — the same in all languages — its numbers and cars. */
export function searchWords({ spec, sku, generation }: Product): {
  names: Record<Locale, string>
  other: string
} {
  const names = { en: '', sv: '', fi: '', da: '', fr: '', nl: '', de: '' }
  const type = spec.partType === null ? null : partType(spec.partType)
  for (const locale of locales) {
    names[locale] = [productName(spec, locale), ...(type?.synonyms[locale] ?? [])].join(' ')
  }
  const rows = generation?.design.rows ?? []
  const cars = spec.models.map((id) => `${car(id).make} ${car(id).model}`)
  const engines = new Set(
    rows.flatMap(({ engine, model }) => car(model).engines.find(({ id }) => id === engine)?.code ?? []),
  )
  const numbers = [sku, ...spec.originalNumbers, ...spec.crossNumbers]
  const other = [spec.brandName, ...numbers, ...numbers.map(bare), ...cars, ...engines]
  return { names, other: other.join(' ') }
}
