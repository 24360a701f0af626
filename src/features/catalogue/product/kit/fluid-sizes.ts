import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { isOffered, presetQuantity } from '../../cards/card.ts'
import { amountOf } from '../../offer/price.ts'

const volumes = ['volume_l', 'volume_ml']

/**
 * The products without further sizes of the same fluid: the one stays that costs least in the recommended quantity, if
 * possible of those that can be bought.
 */
export function withOneSizeOfEachFluid<P extends Product>(products: readonly P[]): P[] {
  const sizes = Map.groupBy(products, (product) => fluidOf(product) ?? product)
  return [...sizes.values()].flatMap((same) => {
    const offered = same.filter(isOffered)
    return (offered.length > 0 ? offered : same).toSorted((one, other) => cost(one) - cost(other)).slice(0, 1)
  })
}

/** The category and values of a fluid without its volume, equal for all sizes of bottle. Null for other parts. */
function fluidOf({ technical, categoryUri }: Product): string | null {
  const values = Object.entries(technical)
  if (!values.some(([id]) => volumes.includes(id))) return null
  return JSON.stringify([categoryUri, ...values.filter(([id]) => !volumes.includes(id)).sort()])
}

function cost(product: Product): number {
  return (amountOf(product) ?? 0) * presetQuantity(product)
}
