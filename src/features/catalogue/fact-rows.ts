import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { countryName } from '#src/features/region/region-text.ts'
import { attributeLabel, attributeRank, attributeValue } from '#src/i18n/attributes.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import {
  type AttributeMarks,
  noMarks,
  type PublicAttribute,
  publicAttributes,
} from './attributes/public-attributes.ts'
import { maxFacts } from './cards/card.ts'
import { modelsOf } from './product/fitment/fitment.ts'

export interface FactRow {
  name: string
  values: string[]
  differs: boolean
}

export function factRows(
  products: readonly Product[],
  i18n: ServerI18n,
  marks: AttributeMarks = noMarks,
): FactRow[] {
  const ids = [...new Set(products.flatMap(({ technical }) => Object.keys(technical)))]
  const models = products.map(({ vehicles }) => modelsOf(vehicles))
  const measures = ids
    .sort((left, right) => attributeRank(left) - attributeRank(right))
    .map((id) =>
      row(
        attributeLabel(i18n, id),
        products.map(({ technical }) => {
          const value = Object.hasOwn(technical, id) ? technical[id] : undefined
          return value === undefined ? '' : attributeValue(i18n, id, value)
        }),
      ),
    )
  return [
    ...measures,
    ...merchantRows(products, i18n, marks),
    ...(models.some(({ length }) => length > maxFacts)
      ? [
          row(
            i18n.t('product.fits'),
            models.map((names) => names.join(', ')),
          ),
        ]
      : []),
    row(
      i18n.t('product.origin'),
      products.map(({ countryOrigin }) => (countryOrigin ? countryName(countryOrigin, i18n) : '')),
    ),
  ].filter(({ values }) => values.some((value) => value !== ''))
}

/** The attributes that the shop has no field for, in the order of the first product that has each. */
function merchantRows(products: readonly Product[], i18n: ServerI18n, marks: AttributeMarks): FactRow[] {
  const attributes = products.map((product) => publicAttributes(product, marks, i18n))
  const names = new Map(attributes.flat().map(({ key, name }) => [key, name]))
  return [...names].map(([key, name]) =>
    row(
      name,
      attributes.map((own) => textOf(own.find((attribute) => attribute.key === key))),
    ),
  )
}

const textOf = (attribute: PublicAttribute | undefined) =>
  attribute?.values.map(({ text }) => text).join(', ') ?? ''

function row(name: string, values: string[]): FactRow {
  return { name, values, differs: new Set(values).size > 1 }
}
