import type { Check } from '../checked-shop.ts'
import { counted, defect, listed, note, works } from '../finding.ts'

/** A cart in each country has a way of delivery and a way to pay. */
export const checkDelivery: Check = async (shop) => {
  const { offers, withoutItem } = await shop.walk()
  const unshipped = offers.filter(
    ({ shippingMethods, shippingSnippet }) => shippingMethods.length === 0 && shippingSnippet === '',
  )
  const unpaid = offers.filter(({ paymentMethods }) => paymentMethods.length === 0)
  const complete = offers.length - new Set([...unshipped, ...unpaid]).size
  return [
    ...(complete > 0
      ? [works(`Carts in ${counted(complete, 'country', 'countries')} have ways of delivery and payment.`)]
      : []),
    ...byMarket(unshipped).map(([market, countries]) =>
      defect(
        `Countries of market ${market} have no shipping method: ${listed(countries)}.`,
        'Add shipping for them, or stop shipping there.',
      ),
    ),
    ...byMarket(unpaid).map(([market, countries]) =>
      defect(
        `Countries of market ${market} have no payment method: ${listed(countries)}.`,
        'Activate a payment plugin for the store, the market and its countries (docs/payments.md).',
      ),
    ),
    ...(withoutItem.length > 0
      ? [
          note(
            `No product could be put into a cart in ${listed(withoutItem)}, so the methods of an empty cart were looked at.`,
            'Make sure that a product is in stock there.',
          ),
        ]
      : []),
  ]
}

function byMarket(offers: readonly { market: number; country: string }[]): [number, string[]][] {
  const groups = Map.groupBy(offers, ({ market }) => market)
  return [...groups].map(([market, members]) => [market, members.map(({ country }) => country)])
}
