import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { attributeFacts } from '#src/i18n/attribute-facts.ts'
import type { Check } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, note, quoted, works } from '../finding.ts'

/** Further attributes that the shop shows or counts with, and how a product tells that it has them. */
const others: Record<string, (product: Product) => boolean> = {
  oe_numbers: ({ oeNumbers }) => oeNumbers.length > 0,
  cross_numbers: ({ crossNumbers }) => crossNumbers.length > 0,
  quantity_recommended: ({ quantityRecommended }) => quantityRecommended !== null,
  deposit_item: ({ depositItem }) => Boolean(depositItem),
  availability_kind: ({ availabilityKind }) => Boolean(availabilityKind),
  delivery_class: ({ deliveryClass }) => deliveryClass !== null,
  weight_kg: ({ kilograms }) => kilograms !== null,
  manufacturer: ({ manufacturer }) => Boolean(manufacturer),
  hazard_codes: ({ hazardCodes }) => Boolean(hazardCodes),
  take_back: ({ takeBack }) => Boolean(takeBack),
}

const tick = 'tick it among the attributes of products of the Checkout API plugin (System → Stores)'

/** Products come with the attributes that the shop reads. */
export const checkAttributes: Check = async ({ facts, hasCars }) => {
  const { products: entries, productCount } = await facts.sample()
  const products = entries.map(({ product }) => product)
  const sample = `${counted(products.length, 'product')} looked at`
  if (products.length === 0) {
    return [defect('The Checkout API lists no product.', 'Activate products for the store’s markets.')]
  }
  const absent = Object.entries(others).flatMap(([name, has]) => (products.some(has) ? [] : [name]))
  return [
    works(`The Checkout API has ${counted(productCount, 'product')}.`),
    ...(hasCars ? fitFindings(products, sample) : []),
    ...technicalFindings(products, sample),
    ...(absent.length > 0
      ? [
          note(
            `None of ${sample} has ${listed(absent)}.`,
            `If you have filled one in, ${tick}; docs/commerce.md says what each is for.`,
          ),
        ]
      : []),
  ]
}

function fitFindings(products: readonly Product[], sample: string): Finding[] {
  const withCars = products.filter(({ vehicles }) => vehicles.length > 0)
  const withoutSummary = withCars.filter(({ fitSummary }) => fitSummary === '')
  const unknown = products.filter(({ fitScope }) => fitScope === null).length
  if (withCars.length === 0) {
    return [
      defect(
        `None of ${sample} has the attribute vehicle, so no part is found by car.`,
        `Create it as docs/commerce.md describes, and ${tick}. For a shop that sells nothing for cars: npm run setup:check -- --no-cars.`,
      ),
    ]
  }
  return [
    works(`${withCars.length.toLocaleString('en')} of ${sample} name their cars.`),
    ...(withoutSummary.length > 0
      ? [
          note(
            `${counted(withoutSummary.length, 'product')} with cars have no fit_summary, so lists do not say whether they fit a shopper’s car.`,
            `Fill it in, and ${tick}.`,
          ),
        ]
      : []),
    ...(unknown > 0
      ? [
          note(
            `The shop says nothing about cars for ${unknown.toLocaleString('en')} of ${sample}.`,
            'Goods that fit every car need the attribute fit_scope with the text universal.',
          ),
        ]
      : []),
  ]
}

function technicalFindings(products: readonly Product[], sample: string): Finding[] {
  const measured = products.filter(({ technical }) => Object.keys(technical).length > 0)
  if (measured.length === 0) {
    return [
      note(
        `None of ${sample} has a measure (tech_…), so there is no technical information and no filter by measure.`,
        `Create the attribute tech as docs/commerce.md describes, and ${tick}.`,
      ),
    ]
  }
  const ids = new Set(measured.flatMap(({ technical }) => Object.keys(technical)))
  const unknown = [...ids].filter((id) => !Object.hasOwn(attributeFacts, id))
  return [
    works(`${measured.length.toLocaleString('en')} of ${sample} have measures (tech_…).`),
    ...(unknown.length > 0
      ? [
          note(
            `The shop has no words for these measures and does not show them: ${listed(unknown.map((id) => quoted(`tech_${id}`)))}.`,
            'Add them to src/i18n/attribute-facts.ts, or rename their elements (CONTRIBUTING.md, “add an attribute of parts”).',
          ),
        ]
      : []),
  ]
}
