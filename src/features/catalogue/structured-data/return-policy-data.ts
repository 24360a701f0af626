import type { MerchantReturnPolicyLeaf } from 'schema-dts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'

const fees = {
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
  seller: 'https://schema.org/FreeReturn',
} as const

/** The policy for returns from a country; null if the shop does not say for how long it takes goods back. */
export function returnPolicyData(
  { returnDays, returnPaidBy, seller }: Pick<ShopFacts, 'returnDays' | 'returnPaidBy' | 'seller'>,
  country: string,
): MerchantReturnPolicyLeaf | null {
  if (returnDays === null) return null
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    ...(seller?.country ? { returnPolicyCountry: seller.country } : {}),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(returnPaidBy ? { returnFees: fees[returnPaidBy] } : {}),
  }
}
