import type { ProductGroupLeaf, ProductLeaf, WithContext } from 'schema-dts'
import type { Item } from '#src/commerce/contract/catalogue/item.ts'
import { parseGtin } from '#src/commerce/contract/catalogue/offer/gtin.ts'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import * as paths from '#src/paths.ts'
import { modelsOf } from '../product/fitment/fitment.ts'
import { type OfferContext, offerData } from './offer-data.ts'

/** Beyond it they are left out: what fits every car would weigh as much as the page. */
const maxModels = 12
const maxVariants = 12

interface ProductContext extends OfferContext {
  /** The addresses of its pictures. */
  pictures: readonly string[]
}

/** A version of a product that has its own page. */
interface Version {
  product: string
  path: string
}

/**
 * The product for crawlers: what the page says. One that is sold in several items is a group of these; one whose
 * `versions` have pages of their own is a variant of a group that links to them.
 */
export function productData(
  product: Product,
  versions: readonly Version[],
  context: ProductContext,
): WithContext<ProductLeaf | ProductGroupLeaf> {
  const url = context.address(paths.product(product.uri))
  const [item, ...others] = product.items
  if (item && others.length > 0) return groupOfItems(product, url, context)
  const offer = offerData(product, url, context)
  const { colour } = product.technical
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...aboutProduct(product, url, context.pictures),
    ...numbersOf(product, item),
    ...(colour ? { color: colour } : {}),
    ...(versions.length > 1 ? { isVariantOf: groupOfVersions(product, versions, context) } : {}),
    ...(offer ? { offers: offer } : {}),
  }
}

function groupOfItems(product: Product, url: string, context: ProductContext): WithContext<ProductGroupLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...aboutProduct(product, url, context.pictures),
    productGroupID: product.product,
    variesBy: 'https://schema.org/size',
    hasVariant: product.items.slice(0, maxVariants).map((item) => {
      const own = context.address(paths.product(product.uri, item.item))
      const offer = offerData({ ...product, items: [item] }, own, context)
      return {
        '@type': 'Product',
        name: withVersion(nameOf(product), item.name),
        ...numbersOf(product, item),
        size: item.name,
        ...(offer ? { offers: offer } : {}),
      }
    }),
  }
}

/** The group is known by its oldest version, so that it has the same id on the page of each. */
function groupOfVersions(
  { name, technical }: Product,
  versions: readonly Version[],
  { address }: OfferContext,
): ProductGroupLeaf {
  const [oldest] = versions
  return {
    '@type': 'ProductGroup',
    name,
    productGroupID: oldest?.product ?? '',
    ...(technical.colour ? { variesBy: 'https://schema.org/color' } : {}),
    hasVariant: versions
      .slice(0, maxVariants)
      .map(({ path }) => ({ '@type': 'Product' as const, url: address(path) })),
  }
}

function nameOf({ name, variantName }: Product): string {
  return withVersion(name, variantName)
}

function aboutProduct(product: Product, url: string, pictures: readonly string[]) {
  const { description, brandName, countryOrigin, categoryName, vehicles } = product
  const models = modelsOf(vehicles).slice(0, maxModels)
  return {
    name: nameOf(product),
    url,
    image: pictures.map((picture) => new URL(picture, url).href),
    ...(description ? { description } : {}),
    ...(brandName ? { brand: { '@type': 'Brand', name: brandName } as const } : {}),
    ...(countryOrigin ? { countryOfOrigin: countryOrigin } : {}),
    ...(categoryName.length > 0 ? { category: categoryName.join(' > ') } : {}),
    ...(models.length > 0
      ? { isAccessoryOrSparePartFor: models.map((name) => ({ '@type': 'Car' as const, name })) }
      : {}),
  }
}

/** A part number is the manufacturer's, and of one item: it names none of several. */
function numbersOf({ sku, items }: Product, item: Item | undefined) {
  const gtin = item ? parseGtin(item.ean) : null
  const own = item?.sku || (items.length > 1 ? '' : sku)
  return { ...(own ? { sku: own, mpn: own } : {}), ...(gtin ? { gtin } : {}) }
}
