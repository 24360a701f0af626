import { hasDeposit, isExchange } from '#src/commerce/contract/catalogue/deposit.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'

export type Deposits = ReadonlyMap<string, number>

type Deposited = Pick<Product, 'depositItem' | 'technical'>

export function depositItemOf(
  { product, depositItem }: Pick<Product, 'product' | 'depositItem'>,
  { deposits }: { deposits?: Deposits },
): string {
  return deposits?.has(product) ? depositItem : ''
}

/**
 * The deposit on these parts as an addition to a price: "plus 560 kr deposit". What is no exchange part has a deposit by
 * law, which is one on a battery: several languages have another word for it.
 */
export function depositText(
  parts: readonly Pick<Product, 'technical'>[],
  price: string,
  { t }: Pick<ServerI18n, 't'>,
): string {
  return t(parts.some(isExchange) ? 'price.deposit' : 'price.batteryDeposit', { price })
}

export async function loadDeposits(
  { catalogue, region }: Pick<Shop, 'catalogue' | 'region'>,
  products: readonly (Deposited & Pick<Product, 'product'>)[],
): Promise<Deposits> {
  const charged = products.filter((product) => hasDeposit(product, region.country))
  const items = [...new Set(charged.map(({ depositItem }) => depositItem))]
  const prices = new Map(
    await Promise.all(
      items.map(async (item): Promise<[string, number | null]> => {
        const reply = await catalogue.product(productOfItem(item)).catch(() => null)
        return [item, reply?.ok ? reply.value.product.product.price : null]
      }),
    ),
  )
  return new Map(
    charged.flatMap(({ product, depositItem }): [string, number][] => {
      const price = prices.get(depositItem)
      return price ? [[product, price]] : []
    }),
  )
}
