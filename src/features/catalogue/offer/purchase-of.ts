import { articleId } from '#src/commerce/contract/catalogue/article-id.ts'
import type { Bundle } from '#src/commerce/contract/catalogue/bundle.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Stock } from '#src/commerce/contract/catalogue/item.ts'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import { priceEndings } from '#src/commerce/contract/catalogue/price-endings.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Section } from '#src/commerce/contract/catalogue/section.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { maxBundlePrice, minBundlePrice } from './bundle/bundle-price.ts'
import { depositItemOf, depositText } from './deposit.ts'
import type { PriceContext } from './price-context.ts'
import {
  isBuyable,
  type Purchase,
  type PurchaseChoice,
  type PurchaseSection,
  type PurchaseSum,
} from './purchase.ts'
import { type QuantityLimits, quantityLimits } from './quantity.ts'
import { stockOf } from './stock.ts'

export function purchaseOf(product: Product, bundle: Bundle | null, context: PriceContext): Purchase {
  const sections =
    product.bundle?.type === 'flexible' && bundle
      ? bundle.sections.map((section) => sectionOf(section, bundle, context))
      : []
  const limits = quantityLimits(product)
  const fullName = withVersion(product.name, product.variantName)
  const { t } = context.i18n
  return {
    product: product.product,
    items: product.items.map(({ item, sku, name, stock }) => ({
      item,
      article: articleId({ item, sku }),
      name,
      fullName: withVersion(fullName, name),
      stock: product.available ? stock : ('no' as const),
    })),
    recommended: recommendedOf(product, context.i18n),
    limits,
    soldAs: soldAs(limits, context.i18n),
    deposit: depositItemOf(product, context),
    sections,
    text: { optional: t('product.optional'), without: t('product.without') },
    sum: sections.length > 0 ? sumOf(product, sections, context) : null,
  }
}

/**
 * Only if the service computes the same sum: its lowest price is that of the cheapest parts, and its highest that of the
 * dearest, with one kind of price endings.
 */
function sumOf(
  { bundle }: Product,
  sections: PurchaseSection[],
  { i18n, currency, intl }: PriceContext,
): PurchaseSum | null {
  if (bundle?.priceType !== 'dynamic') return null
  const { discount, priceMin, priceMax } = bundle
  const endings = priceEndings.find(
    (endings) =>
      minBundlePrice(sections, { discount, endings }) === priceMin &&
      [null, maxBundlePrice(sections, { discount, endings })].includes(priceMax),
  )
  if (priceMin === null || endings === undefined) return null
  return {
    discount,
    endings,
    currency,
    intl,
    text: {
      chosen: i18n.t('price.chosen'),
      vat: i18n.t('price.inclVat'),
      saving: i18n.t('price.saving'),
    },
  }
}

/** A single piece needs no recommendation, and no number is right if the cars it fits need different ones. */
export function recommendedOf(
  { quantityRecommended, quantityPer, fitmentRows }: Product,
  i18n: ServerI18n,
): Purchase['recommended'] {
  const perCar = new Set(parseFitment(fitmentRows).flatMap(({ qty }) => qty ?? []))
  if (perCar.size > 1) return { quantity: null, text: i18n.t('quantity.dependsOnCar') }
  if (quantityRecommended === null || quantityRecommended < 2) return null
  const per = pers.find((entry) => entry === quantityPer) ?? 'pieces'
  return {
    quantity: quantityRecommended,
    text: i18n.t(`quantity.${per}`, { count: quantityRecommended }),
  }
}

export function soldAs({ min, step }: QuantityLimits, { t }: ServerI18n): string {
  const sentences = [
    step > 1 ? t('quantity.multiple', { count: step }) : '',
    min > step ? t('quantity.minimum', { count: min }) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

const pers = ['axle', 'side', 'cylinder', 'wheel', 'car'] as const

function sectionOf(
  { section, quantity, required, products }: Section,
  bundle: Bundle,
  context: PriceContext,
): PurchaseSection {
  const offered = bundle.products.filter(({ product }) => products.includes(product))
  return {
    section,
    name: sectionName(offered),
    quantity,
    required,
    choices: offered.flatMap((product) =>
      product.items.map(({ item, sku, name, stock }) => ({
        item,
        name: withVersion(product.name, name),
        sku: sku || product.sku,
        picture: product.media[0] ?? null,
        ...stockOfChoice(product, stock, context),
        price: product.price,
        deposit: depositOfChoice(product, quantity, context),
      })),
    ),
  }
}

function stockOfChoice(
  product: Product,
  stock: Stock,
  { i18n, intl }: PriceContext,
): Pick<PurchaseChoice, 'stock' | 'available'> {
  const available = product.available && isBuyable(stock)
  return { stock: stockOf({ ...product, available }, i18n, intl), available }
}

function depositOfChoice(
  product: Product,
  quantity: number,
  { i18n, currency, intl, deposits }: PriceContext,
): string {
  const deposit = deposits?.get(product.product)
  if (deposit === undefined) return ''
  return depositText([product], formatMoney(deposit * quantity, currency, intl), i18n)
}

function sectionName(offered: readonly Product[]): string {
  return offered[0]?.categoryName.at(-1) ?? ''
}
