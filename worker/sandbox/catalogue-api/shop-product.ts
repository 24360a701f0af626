// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { defaultLocale, locales } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { money } from '../catalogue/items/wire-price.ts'
import { shopApiMedia } from '../catalogue/pictures/wire-media.ts'
import type { Part } from '../catalogue/products/parts.ts'
import { wireAttributes } from '../catalogue/products/wire-attributes.ts'
import { regions } from '../demo-catalogue/regions.ts'

/** A product of the Shop API: all markets, price lists and languages at once. */
export function shopProduct(shop: Assortment, part: Part) {
  const brand = shop.brandOf(part)
  const texts = shop.texts(part, defaultLocale)
  return {
    product: String(part.product),
    name: texts.name,
    uri: part.uri,
    sku: part.sku,
    productSku: part.sku,
    brand: brand ? String(brand.brand) : '0',
    brandName: brand?.name ?? null,
    collection: '0',
    collectionName: null,
    canonicalUri: [shop.categories.get(part.category)?.uri, part.uri].join('/'),
    canonicalCategory: part.category,
    silkProduct: String(part.style),
    silkVariant: String(part.product),
    countryOfOrigin: part.spec.origin,
    countryOfOriginName: part.spec.origin ? (regionName.of(part.spec.origin) ?? part.spec.origin) : '',
    harmCode: '',
    weight: part.spec.kilograms,
    weightUnit: 'kg',
    media: shopApiMedia(shop, part.sku),
    categories: categories(shop, part),
    items: items(shop, part),
    markets: markets(shop, part),
    relatedProducts: shop.related
      .all(part.product)
      .map(({ product, relation }) => ({ product: String(product), relation })),
    localized: Object.fromEntries(locales.map((language) => [language, localized(shop, part, language)])),
    description: texts.description,
    excerpt: texts.excerpt,
    variantName: texts.variantName,
    ...wireAttributes(shop, part, { language: defaultLocale, market: 'all' }),
  }
}

const regionName = new Intl.DisplayNames('en', { type: 'region' })

function categories(shop: Assortment, { listedIn }: Part) {
  return Object.fromEntries(
    listedIn.map(({ category, sort }) => [
      category,
      {
        category: String(category),
        name: shop.categories.name(category, defaultLocale).at(-1) ?? '',
        uri: shop.categories.get(category)?.uri ?? '',
        sortOrder: String(sort),
      },
    ]),
  )
}

function items(shop: Assortment, part: Part) {
  return Object.fromEntries(
    part.items.map(({ item, names, ean, sku }) => [
      item,
      {
        item,
        name: names[defaultLocale],
        ean,
        sku,
        stockByMarket: Object.fromEntries(part.markets.map((market) => [market, shop.stock(item, market)])),
      },
    ]),
  )
}

function markets(shop: Assortment, part: Part) {
  return Object.fromEntries(
    part.markets.map((market) => [
      market,
      {
        stockOfAllItems: part.items.reduce((sum, { item }) => sum + shop.stock(item, market), 0),
        pricesByPricelist: pricesByPricelist(shop, part),
      },
    ]),
  )
}

function pricesByPricelist(shop: Assortment, part: Part) {
  return Object.fromEntries(
    regions.pricelists.flatMap(({ pricelist, currency }) => {
      const point = part.prices.get(pricelist)
      if (!point) return []
      const { price, before } = point
      const entry = {
        ...money('price', price, currency),
        ...money('priceBeforeDiscount', before, currency),
        ...money('priceReduction', Math.round((before - price) * 100) / 100, currency),
        discountPercent: before > 0 ? Math.round((1 - price / before) * 100) : 0,
        showAsOnSale: price < before,
        newProduct: shop.isNew(part.product),
      }
      return [[pricelist, entry]]
    }),
  )
}

function localized(shop: Assortment, part: Part, language: (typeof locales)[number]) {
  const { name, description, excerpt } = shop.texts(part, language)
  return {
    name,
    description,
    excerpt,
    metaTitle: '',
    metaDescription: '',
    categories: Object.fromEntries(
      part.listedIn.map(({ category }) => [
        category,
        { name: shop.categories.name(category, language).at(-1) ?? '' },
      ]),
    ),
  }
}
