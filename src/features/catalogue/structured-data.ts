import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import * as paths from '#src/paths.ts'
import type { NamedLink } from './listing/listing-subject.ts'
import { amountOf } from './offer/price.ts'
import type { StockState } from './offer/stock.ts'
import type { ProductScreen } from './product/product-screen.ts'
import { withVersion } from './product-name.ts'

export function breadcrumbData(breadcrumbs: readonly NamedLink[], address: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  }
}

const availability: Record<Exclude<StockState, 'unknown'>, string> = {
  yes: 'InStock',
  few: 'LimitedAvailability',
  supplier: 'InStock',
  later: 'BackOrder',
  no: 'OutOfStock',
}

interface OfferContext {
  currency: string
  address: (path: string) => string
}

/** The product for crawlers: exactly the content of the page. */
export function productData(
  product: Product,
  { stock }: ProductScreen,
  { currency, address }: OfferContext,
): object {
  const url = address(paths.product(product.uri))
  const amount = amountOf(product)
  const ean = product.items.length === 1 ? product.items[0]?.ean : ''
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: withVersion(product.name, product.variantName),
    url,
    sku: product.sku,
    // One identifier is enough for crawlers.
    ...(ean && /^\d{13}$/.test(ean) ? { gtin13: ean } : { mpn: product.sku }),
    image: product.media.map((picture) => new URL(picture, url).href),
    ...(product.description ? { description: product.description } : {}),
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...(product.countryOrigin ? { countryOfOrigin: product.countryOrigin } : {}),
    category: product.categoryName.join(' > '),
    ...(amount === null || amount <= 0
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: amount,
            priceCurrency: currency,
            ...(stock.state === 'unknown'
              ? {}
              : { availability: `https://schema.org/${availability[stock.state]}` }),
            itemCondition: `https://schema.org/${product.technical.condition === 'remanufactured' ? 'RefurbishedCondition' : 'NewCondition'}`,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: amount,
              priceCurrency: currency,
              valueAddedTaxIncluded: true,
            },
          },
        }),
  }
}
