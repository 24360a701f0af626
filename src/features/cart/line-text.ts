import type { Line } from '#src/commerce/contract/selection/line.ts'
import { productName, withVersion } from '#src/features/catalogue/product-name.ts'
import * as paths from '#src/paths.ts'

/** What a line is called: as on its product's page, with the colour or size that was chosen there. */
export function lineName({ product, size }: Pick<Line, 'product' | 'size'>): string {
  return withVersion(productName(product), size)
}

/** Several parts in a sentence. Names of parts have commas of their own. */
export function nameList(names: string[]): string {
  return names.join('; ')
}

/** The text beside the name of a line: its brand. */
export function lineDetails({ product }: Pick<Line, 'product'>): string[] {
  return [product.brandName].filter(Boolean)
}

/** What a part of a set is called. */
export function contentName({ productName: name, size }: Line['contents'][number]): string {
  return withVersion(name, size)
}

/** The page of a line's product, with the size of the line chosen; null where the line does not say which that is. */
export function linePath({ product, item, size }: Pick<Line, 'product' | 'item' | 'size'>): string | null {
  return product.uri === '' ? null : paths.product(product.uri, size === '' ? '' : item)
}
