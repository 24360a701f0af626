import { productName } from '../texts/name.ts'
import { slug, unique } from './numbers.ts'
import type { Product } from './products.ts'

/**
 * Creates a product for each further colour of parts made in several, numbered from `first`. It differs from the part
 * in colour, SKU and URI only and shares its style.
 */
export function makeColourVariants(parts: readonly Product[], first: number): Product[] {
  const uniqueUri = unique()
  for (const { uri } of parts) uniqueUri(uri)
  const wanted = parts
    .filter(({ spec }) => spec.availability.kind !== 'discontinued')
    .flatMap((part) => (part.generation?.design.colours ?? []).slice(1).map((colour) => ({ part, colour })))
  return wanted.map(({ part, colour }, index) => inColour(part, colour, first + index, uniqueUri))
}

function inColour(
  part: Product,
  colour: string,
  product: number,
  uniqueUri: (uri: string) => string,
): Product {
  const { generation } = part
  const spec = { ...part.spec, technical: { ...part.spec.technical, colour } }
  return {
    ...part,
    product,
    sku: `${part.sku}-${colour.slice(0, 4).toUpperCase()}`,
    uri: uniqueUri(slug(`${productName(spec, 'en')} ${spec.models[0] ?? ''}`)),
    spec: { ...spec, replaces: undefined },
    generation: generation && {
      ...generation,
      // A separate design, because alternatives and search words are per colour.
      design: {
        ...generation.design,
        key: `${generation.design.key} ${colour}`,
        technical: { ...generation.design.technical, colour },
      },
    },
  }
}
