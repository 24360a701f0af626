import type { Bundle } from '#src/commerce/contract/catalogue/bundle.ts'
import { hasDeposit, isExchange } from '#src/commerce/contract/catalogue/deposit.ts'
import type { FitScope } from '#src/commerce/contract/catalogue/fit-scope.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Offer } from '#src/effects/events/event-port.ts'
import { type GuaranteeText, guaranteeText } from '#src/features/guarantee/guarantee-text.ts'
import { attributeLabel, attributeValue } from '#src/i18n/attributes.ts'
import { formatMoney } from '#src/i18n/format.ts'
import * as paths from '#src/paths.ts'
import {
  type AttributeMarks,
  noMarks,
  type PublicAttribute,
  publicAttributes,
} from '../attributes/public-attributes.ts'
import { isFlexible, isOffered } from '../cards/card.ts'
import type { NamedLink } from '../listing/listing-subject.ts'
import { loadFailedText } from '../load-failed-text.ts'
import { chosenPrice, presetForm } from '../offer/bundle/bundle-price.ts'
import { cents, partsPrice } from '../offer/bundle/bundle-sum.ts'
import type { Deposits } from '../offer/deposit.ts'
import { amountOf, type Price, priceOf } from '../offer/price.ts'
import type { PriceContext } from '../offer/price-context.ts'
import type { Purchase } from '../offer/purchase.ts'
import { purchaseOf } from '../offer/purchase-of.ts'
import { offerOf } from '../offer/reported-offer.ts'
import { type StockText, stockOf } from '../offer/stock.ts'
import { productName } from '../product-name.ts'
import type { Fact } from './facts/fact-list.tsx'
import { modelsOf } from './fitment/fitment.ts'
import {
  type ProductPicture,
  type ProductText,
  productNumbers,
  productPictures,
  productText,
} from './product-text.ts'
import { type Safety, safetyOf } from './safety/safety-of.ts'

export interface ProductScreen {
  product: string
  name: string
  sku: string
  brand: NamedLink | null
  breadcrumbs: NamedLink[]
  text: ProductText
  /** Never empty: a product without pictures has a placeholder. */
  pictures: ProductPicture[]
  /** The price, for a set with choices that of the initial choices; null without a price here. */
  price: Price | null
  offer: Offer
  stock: StockText
  purchase: Purchase | null
  stockNotice: string
  setUnavailable: string
  deposit: { text: string; link: NamedLink } | null
  question: NamedLink
  description: string[]
  measures: TechnicalFact[]
  numbers: Fact[]
  safety: Safety
  guarantee: GuaranteeText & { link: NamedLink }
  fitScope: FitScope
  models: number
  isSet: boolean
  contents: { title: string; parts: SetPart[] } | null
}

/** A line of the technical information. */
interface TechnicalFact {
  name: string
  values: PublicAttribute['values']
}

/** A part of a set without choices. */
export interface SetPart {
  /** The name with the number of pieces: "2 × Brake disc front". */
  name: string
  sku: string
  picture: PictureFiles | null
  stock: StockText
  path: string
}

interface ProductContext extends PriceContext {
  country: string
  bundle: Bundle | null
  marks?: AttributeMarks
}

export function productScreen(
  product: Product,
  { bundle, marks = noMarks, ...context }: ProductContext,
): ProductScreen {
  const { i18n, country, intl } = context
  const contents = product.bundle?.type === 'fixed' && bundle ? contentsOf(bundle) : []
  const isWhole = contents.length === bundle?.sections.length
  const deposits = depositsWith(product, contents, context.deposits)
  const charged = [product, ...contents.map(({ part }) => part)].filter((part) => hasDeposit(part, country))
  const base = priceOf(product, { ...context, deposits }, charged)
  const choicesMissing = isFlexible(product) && bundle === null
  const purchase = base && !choicesMissing ? purchaseOf(product, bundle, context) : null
  return {
    product: product.product,
    name: productName(product),
    sku: product.sku,
    brand: brandOf(product),
    breadcrumbs: breadcrumbsOf(product),
    text: productText(i18n),
    pictures: productPictures(product, i18n),
    price:
      (purchase?.sum && chosenPrice(purchase.sections, purchase.sum, presetForm(purchase.sections))) ??
      (base && { ...base, ...(isWhole ? savingOf(product, contents, context) : {}) }),
    offer: offerOf(product, context.currency),
    stock: stockOf(product, i18n, intl),
    purchase,
    stockNotice: product.availabilityKind === 'discontinued' ? '' : i18n.t('stockNotice.ask'),
    setUnavailable: choicesMissing && isOffered(product) ? loadFailedText(i18n, 'part.setUnavailable') : '',
    deposit:
      charged.length > 0
        ? {
            text: i18n.t(charged.some(isExchange) ? 'deposit.exchange' : 'deposit.byLaw'),
            link: {
              name: i18n.t('deposit.return'),
              path: paths.support({ subject: 'refundQuestion', article: product.sku }),
            },
          }
        : null,
    question: {
      name: i18n.t('product.question'),
      path: paths.support({ subject: 'productQuestion', article: product.sku }),
    },
    description: product.description.split(/\n+/).flatMap((paragraph) => paragraph.trim() || []),
    measures: [
      ...Object.entries(product.technical).map(([id, value]) => ({
        name: attributeLabel(i18n, id),
        values: [{ text: attributeValue(i18n, id, value) }],
      })),
      ...publicAttributes(product, marks, i18n).map(({ name, values }) => ({ name, values })),
    ],
    numbers: productNumbers(product, i18n),
    safety: safetyOf(product, bundle?.products ?? [], { i18n, country }),
    guarantee: {
      ...guaranteeText(country, i18n),
      link: { name: i18n.t('guarantee.more'), path: paths.info('terms') },
    },
    fitScope: product.fitScope,
    models: modelsOf(product.vehicles).length,
    isSet: product.bundle !== null,
    contents:
      contents.length > 0
        ? {
            title: i18n.t('product.contents'),
            parts: contents.map(({ part, quantity }) => ({
              name: `${quantity} × ${part.name}`,
              sku: part.sku,
              picture: part.media[0] ?? null,
              stock: stockOf(part, i18n, intl),
              path: paths.product(part.uri),
            })),
          }
        : null,
  }
}

interface Content {
  part: Product
  quantity: number
}

function contentsOf({ sections, products }: Bundle): Content[] {
  return sections.flatMap(({ quantity, products: ids }) => {
    const part = products.find(({ product }) => ids.includes(product))
    return part ? { part, quantity } : []
  })
}

/** The saving of a fixed set against its parts; no field if it saves nothing, or a price is unknown. */
function savingOf(
  product: Product,
  contents: readonly Content[],
  { i18n, currency, intl }: PriceContext,
): Pick<Price, 'saving'> {
  const together = amountOf(product)
  const apart = partsPrice(contents.map(({ part, quantity }) => ({ price: part.price, quantity })))
  if (together === null || apart === null || cents(apart) <= cents(together)) return {}
  const saved = formatMoney((cents(apart) - cents(together)) / 100, currency, intl)
  return { saving: `${i18n.t('price.saving')} ${saved}` }
}

/** A fixed set has the deposits of its parts. */
function depositsWith(
  { product }: Product,
  contents: readonly Content[],
  deposits: Deposits = new Map(),
): Deposits {
  const sum = contents.reduce(
    (total, { part, quantity }) => total + quantity * (deposits.get(part.product) ?? 0),
    0,
  )
  return sum > 0 ? new Map([...deposits, [product, sum]]) : deposits
}

export function brandOf({ brandName, brandUri }: Product): NamedLink | null {
  return brandName && brandUri ? { name: brandName, path: paths.brand(brandUri) } : null
}

/** The canonical category with its ancestors: their addresses are the beginnings of its own. */
export function breadcrumbsOf({ categories, categoryUri }: Product): NamedLink[] {
  const category = categories.find(({ uri }) => uri === categoryUri) ?? categories[0]
  if (!category) return []
  const steps = category.uri.split('/')
  return category.name.map((name, depth) => ({
    name,
    path: paths.category(steps.slice(0, depth + 1).join('/')),
  }))
}
