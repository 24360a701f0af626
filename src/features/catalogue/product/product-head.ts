import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { crawledPictureWidth } from '#src/config.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { isSvg } from '#src/picture-source.ts'
import type { Shop } from '#src/shop.ts'
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts'
import { productData } from '../structured-data/product-data.ts'
import type { Variant } from './load-product.ts'
import type { ProductScreen } from './product-screen.ts'

interface Known {
  screen: ProductScreen
  /** Empty while they are unknown. */
  variants: readonly Variant[]
  /** Null while they are unknown. */
  facts: ShopFacts | null
}

export function productHead(
  {
    locale,
    origin,
    region,
    i18n,
    pictureSource,
  }: Pick<Shop, 'locale' | 'origin' | 'region' | 'i18n' | 'pictureSource'>,
  product: Product,
  { screen, variants, facts }: Known,
) {
  const path = paths.product(product.uri)
  const address = (other: string) => origin + localized(locale, other)
  const { name, sku, brand, breadcrumbs } = screen
  const { preview } = product
  const pictures = [
    ...(preview ? [preview] : []),
    ...product.media.map((picture) => pictureSource(picture, crawledPictureWidth).address),
  ]
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
    image: pictures.find((picture) => !isSvg(picture)),
    data: [
      productData(product, variants, { ...region, facts, address, pictures }),
      breadcrumbData([...breadcrumbs, { name, path }], address),
    ],
  }
}
