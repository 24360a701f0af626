import type { BundleChoice, CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Section } from '#src/commerce/contract/catalogue/section.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { resultOrNull } from '#src/commerce/reply.ts'

/**
 * What was chosen for the places of a set in the cart; null for anything that is bought as it is, `unknown` when nobody
 * says which it is.
 */
export async function choicesOf(
  line: Line,
  checkout: CheckoutApi,
): Promise<BundleChoice[] | null | 'unknown'> {
  if (line.contents.length === 0) return null
  const reply = await resultOrNull(() => checkout.sections(line.product.product))
  if (!reply) return 'unknown'
  return reply.ok && reply.value.flexible ? matchSections(reply.value.sections, line.contents) : null
}

/** Which content stands in which place: a line tells the contents in the order of the places, but not the places. */
export function matchSections(sections: Section[], contents: Line['contents']): BundleChoice[] {
  const left = [...contents]
  return sections.flatMap(({ section, products }) => {
    const at = left.findIndex(({ product }) => products.includes(product))
    return left.splice(at, at < 0 ? 0 : 1).map(({ item }) => ({ section, item }))
  })
}
