import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import * as paths from '#src/paths.ts'

export function lineName({ product, size }: Pick<Line, 'product' | 'size'>): string {
  return withVersion(productName(product), size)
}

export function nameList(names: string[]): string {
  return names.join('; ')
}

export function lineDetails({ product }: Pick<Line, 'product'>): string[] {
  return [product.brandName].filter(Boolean)
}

export function contentName({ productName: name, size }: Line['contents'][number]): string {
  return withVersion(name, size)
}

export function linePath({ product, item, size }: Pick<Line, 'product' | 'item' | 'size'>): string | null {
  return product.uri === '' ? null : paths.product(product.uri, size === '' ? '' : item)
}
