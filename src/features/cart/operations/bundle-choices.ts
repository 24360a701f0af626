import type { BundleChoice, CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Section } from '#src/commerce/contract/catalogue/section.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { resultOrNull } from '#src/commerce/reply.ts'

/** The choices of a flexible bundle in the cart; null for other lines, `unknown` without an answer. */
export async function choicesOf(
  line: { product: Pick<Line['product'], 'product'>; contents: Part[] },
  checkout: Pick<CheckoutApi, 'sections'>,
): Promise<BundleChoice[] | null | 'unknown'> {
  if (line.contents.length === 0) return null
  const reply = await resultOrNull(() => checkout.sections(line.product.product))
  if (!reply) return 'unknown'
  return reply.ok && reply.value.flexible ? matchSections(reply.value.sections, line.contents) : null
}

type Part = Pick<Line['contents'][number], 'product' | 'item'>

/** Matches parts to sections: a line lists its parts in the order of the sections, but does not name these. */
export function matchSections(sections: Section[], contents: Part[]): BundleChoice[] {
  const left = [...contents]
  return sections.flatMap(({ section, products }) => {
    const at = left.findIndex(({ product }) => products.includes(product))
    return left.splice(at, at < 0 ? 0 : 1).map(({ item }) => ({ section, item }))
  })
}
