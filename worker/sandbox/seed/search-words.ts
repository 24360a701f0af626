import { type Locale, locales } from '#src/i18n/locales.ts'
import { compoundParts } from './compounds.ts'
import { car } from './plan/cars.ts'
import { partType } from './plan/part-types.ts'
import type { Product } from './products.ts'
import { productName } from './texts/name.ts'

export interface SearchWords {
  /** The name of a product, what else its noun is called, and the halves of a compound noun. */
  names: Record<Locale, string>
  /** The same in all languages: its maker, numbers, cars and engines. */
  other: string
}

/** `X271-925` → `X271925`: how people type a number. */
const bare = (number: string) => number.replace(/[^A-Za-z0-9]/g, '')

const engineCodes = new Map<string, string>()

function engineCode(model: string, engine: string): string {
  const known = engineCodes.get(engine)
  if (known !== undefined) return known
  const code = car(model).engines.find(({ id }) => id === engine)?.code ?? ''
  engineCodes.set(engine, code)
  return code
}

/** What free-text search finds products by. Parts of one design have the same words but for their maker. */
export function createSearchWords(): (product: Product) => SearchWords {
  const byDesign = new Map<string, SearchWords['names']>()

  function names({ spec, generation, brand }: Product): SearchWords['names'] {
    const { design, brand: maker } = generation ?? {}
    const name = design ? `${design.partType} ${design.key} ${design.grades ? maker?.tier : ''}` : null
    const known = name === null ? undefined : byDesign.get(name)
    if (known) return known
    const type = spec.partType === null ? null : partType(spec.partType)
    const words = { en: '', sv: '', fi: '', da: '', fr: '', nl: '', de: '' }
    for (const locale of locales) {
      const own = productName(brand === null ? spec : { ...spec, brandName: '' }, locale)
      const others = type?.synonyms[locale] ?? []
      const halves = [type?.names[locale].one ?? '', ...others].map((word) => compoundParts(word, locale))
      words[locale] = [own, ...others, ...halves].join(' ')
    }
    if (name !== null) byDesign.set(name, words)
    return words
  }

  return (product) => {
    const { spec, sku, generation } = product
    const engines = new Set<string>()
    for (const { model, engine } of generation?.design.rows ?? []) {
      if (engine !== undefined) engines.add(engineCode(model, engine))
    }
    const models = spec.models.map((id) => `${car(id).make} ${car(id).model}`)
    const numbers = [sku, ...spec.originalNumbers, ...spec.crossNumbers]
    return {
      names: names(product),
      other: [spec.brandName, ...numbers, ...numbers.map(bare), ...models, ...engines].join(' '),
    }
  }
}
