import type { CatalogueBundle, ShippingClass } from '#worker/sandbox/catalogue/items/stocked-items.ts'
import type { Catalogue } from '#worker/sandbox/catalogue.ts'
import { inEveryLanguage } from '#worker/sandbox/demo-catalogue/in-every-language.ts'

interface Article {
  /** The price in kronor with VAT; other lists follow from it. */
  price: number
  before?: number
  sizes?: string[]
  stock?: number
  kilograms?: number
  shippingClass?: ShippingClass
  /** Sold everywhere but here. */
  notIn?: number[]
  /** Price lists that have no price for it. */
  notOn?: number[]
  bundle?: CatalogueBundle
}

const sections: CatalogueBundle['sections'] = [
  { section: 1, quantity: 2, required: true, items: ['1-1', '5-1'] },
  { section: 2, quantity: 1, required: true, items: ['2-1', '2-2'] },
  { section: 3, quantity: 1, required: false, items: ['4-1', '7-1', '6-1'] },
]

/** A catalogue of a few articles whose prices are easy to add up. */
const articles: Record<number, Article> = {
  1: { price: 300, stock: 10, kilograms: 5 },
  2: { price: 80, before: 100, sizes: ['1 l', '5 l'], stock: 50, kilograms: 0.4, shippingClass: 'letter' },
  3: { price: 600, shippingClass: 'bulky', kilograms: 12 },
  4: { price: 50, shippingClass: 'hazmat', kilograms: 1 },
  5: { price: 900, kilograms: 4, stock: 4 },
  6: { price: 120, notIn: [5, 6] },
  7: { price: 70, notOn: [12] },
  8: { price: 40, stock: 0 },
  9: { price: 250, kilograms: 0 },
  10: { price: 1000, kilograms: 18 },
  11: { price: 75, kilograms: 0 },
  12: { price: 100, kilograms: 2 },
  13: { price: 60, shippingClass: 'hazmat-lq', kilograms: 0.5 },
  14: { price: 33.33, kilograms: 0.1 },
  15: { price: 700, kilograms: 6 },
  20: { price: 630, bundle: { kind: 'fixed', discountPercent: 10, sections: sections.slice(0, 2) } },
  21: { price: 600, bundle: { kind: 'flexible', discountPercent: 8, sections } },
}

const lists: Record<number, number> = { 11: 1, 12: 0.1, 13: 0.7, 14: 0.1, 15: 0.09, 16: 1.1, 17: 0.08 }
const deposits: Record<string, { item: string; only?: string }> = {
  '5-1': { item: '9-1' },
  '15-1': { item: '9-1' },
  '10-1': { item: '11-1', only: 'DE' },
}

const isDeposit = (product: number) => product === 9 || product === 11

/** Articles 5 and 15 come in exchange for the old ones; article 10 is new, and named with a deposit only in the market Germany is in. */
function attributesOf(product: number, market: number): Record<string, string> {
  const deposit = deposits[`${product}-1`]
  if (isDeposit(product)) return { deposit_item: `${product}-1` }
  if (!deposit || (deposit.only && market !== germanMarket)) return {}
  return { deposit_item: deposit.item, ...(deposit.only ? {} : { tech_condition: 'remanufactured' }) }
}

const germanMarket = 4

const namesOf = (en: string) => inEveryLanguage({ en, de: en.replace('l', 'Liter') })

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Deposits: articles 5 and 15 everywhere, the same one, article 10 in Germany only. Sets: 20 is fixed, 21 is to be filled. */
export function createTestCatalogue(): Catalogue {
  const taken = new Map<string, number>()
  const articleOf = (item: string) => articles[Number(item.split('-')[0])]
  const catalogue: Catalogue = {
    itemOfSku: (sku) => (sku.startsWith('SKU-') ? catalogue.item(sku.slice('SKU-'.length)) : null),
    item: (item) => {
      const [product = '', size = ''] = item.split('-')
      const article = articles[Number(product)]
      const sizes = article?.sizes ?? ['']
      const name = sizes[Number(size) - 1]
      if (!article || name === undefined || `${Number(product)}-${Number(size)}` !== item) return null
      return {
        item,
        product: Number(product),
        size,
        names: namesOf(name),
        sku: `SKU-${item}`,
        ean: `73000000000${product}`,
      }
    },
    price: (product, pricelist) => {
      const article = articles[product]
      const factor = lists[pricelist]
      if (!article || !factor || article.notOn?.includes(pricelist)) return null
      const { price, before = price } = article
      return { price: cents(price * factor), before: cents(before * factor), lowest30: null }
    },
    soldIn: (product, market) => !!articles[product] && !articles[product].notIn?.includes(market),
    lineProduct: (product, { language, market }) => ({
      product: String(product),
      name: `Part ${product} in ${language}`,
      uri: `part-${product}`,
      sku: `SKU-${product}`,
      brandName: 'Northmark',
      variantName: '',
      categoryName: ['Parts'],
      media: { standard: [] },
      centraProduct: String(product),
      centraVariant: String(product),
      ...attributesOf(product, market),
    }),
    stock: (item) => (articleOf(item)?.stock ?? 1_000_000) - (taken.get(item) ?? 0),
    takeStock: (item, quantity) => void taken.set(item, (taken.get(item) ?? 0) + quantity),
    addStock: (item, quantity) => void taken.set(item, (taken.get(item) ?? 0) - quantity),
    restock: () => taken.clear(),
    change() {},
    restore: () => taken.clear(),
    bundle: (product) => articles[product]?.bundle ?? null,
    depositFor: (item, country) => {
      const deposit = deposits[item]
      return deposit && (deposit.only ?? country) === country ? { item: deposit.item } : null
    },
    isDeposit,
    depositSoldIn: (product, country) => product !== 11 || country === 'DE',
    weight: (product) => articles[product]?.kilograms ?? 1,
    shippingClass: (product) => articles[product]?.shippingClass ?? 'parcel',
    pictureSubject: () => null,
    get assortment(): never {
      throw new Error('the test catalogue cannot be browsed')
    },
  }
  return catalogue
}
