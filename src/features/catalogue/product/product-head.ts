import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { isSvg } from '#src/ui/pictures/is-svg.ts'
import { withVersion } from '../product-name.ts'
import { breadcrumbData, productData } from '../structured-data.ts'
import type { ProductScreen } from './product-screen.ts'

export function productHead(
  { locale, origin, region, i18n }: Pick<Shop, 'locale' | 'origin' | 'region' | 'i18n'>,
  product: Product,
  screen: ProductScreen,
) {
  const path = paths.product(product.uri)
  const address = (other: string) => origin + localized(locale, other)
  const { name, sku, brand, breadcrumbs } = screen
  return {
    title: withVersion(product.metaTitle || product.name, product.variantName),
    description:
      product.metaDescription ||
      i18n.t(screen.fitScope === 'cars' ? 'meta.product' : 'meta.productWithoutCars', {
        name,
        brand: brand?.name ?? '',
        sku,
      }),
    locale,
    origin,
    path,
    image: product.media.find((picture) => !isSvg(picture)),
    data: [
      productData(product, screen, { currency: region.currency, address }),
      breadcrumbData([...breadcrumbs, { name, path }], address),
    ],
  }
}
