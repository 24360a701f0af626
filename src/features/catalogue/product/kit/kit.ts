import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { type ProductCard, productCard } from '../../cards/card.ts'
import { depositText } from '../../offer/deposit.ts'
import type { ListedQuantity } from '../../offer/needed-quantity.ts'
import { amountOf } from '../../offer/price.ts'
import type { PriceContext } from '../../offer/price-context.ts'

export interface Kit {
  own: KitPart | null
  parts: KitPart[]
  currency: string
  intl: string
  text: { title: string; sum: string; vat: string; add: string; added: string; notAdded: string }
}

export interface KitPart extends ListedQuantity {
  card: ProductCard
  item: string
  name: string
  price: number
  /** The deposit charged with each piece: its item, and "plus 560 kr deposit" for the recommended quantity. */
  deposit?: { item: string; text: string }
}

/** A part with those of its accessories that can be bought without a choice; null without such accessories. */
export function kitOf(product: Product, accessories: readonly Product[], context: PriceContext): Kit | null {
  const parts = accessories.flatMap((accessory) => kitPart(accessory, context) ?? [])
  if (parts.length === 0) return null
  const { currency, intl } = context
  const { t } = context.i18n
  return {
    own: kitPart(product, context),
    parts,
    currency,
    intl,
    text: {
      title: t('kit.title'),
      sum: t('kit.sum'),
      vat: t('price.inclVat'),
      add: t('kit.add'),
      added: t('addAll.added'),
      notAdded: t('addAll.notAdded'),
    },
  }
}

function kitPart(product: Product, context: PriceContext): KitPart | null {
  const card = productCard(product, context)
  const { add, name, brand } = card
  const price = amountOf(product)
  if (!add || price === null) return null
  const { item, quantity, limits, litres, deposit } = add
  return {
    card,
    item,
    name: brand ? `${name} – ${brand}` : name,
    quantity,
    price,
    ...(limits ? { limits } : {}),
    ...(litres === undefined ? {} : { litres }),
    ...(deposit ? { deposit: { item: deposit, text: depositOfPart(product, quantity, context) } } : {}),
  }
}

function depositOfPart(
  product: Product,
  quantity: number,
  { deposits, i18n, currency, intl }: PriceContext,
): string {
  const amount = deposits?.get(product.product) ?? 0
  return depositText([product], formatMoney(amount * quantity, currency, intl), i18n)
}
