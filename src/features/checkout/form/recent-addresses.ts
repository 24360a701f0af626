import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'

const maxOffered = 4

const recipientKeys = [
  'company',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
] as const

/** A different company has a different VAT number, so both are copied. */
const copiedKeys = [...recipientKeys, 'vatNumber'] as const

export type RecentAddress = Record<(typeof copiedKeys)[number] | 'phoneNumber' | 'country', string>

/**
 * Delivery addresses of a customer's orders in one country: latest first, without duplicates and without the `typed`
 * one. Other countries are left out, because prices and assortment depend on the delivery country.
 */
export function recentAddresses(
  orders: readonly Pick<PastOrder, 'address' | 'shippingAddress'>[],
  country: string,
  typed: Partial<Record<string, string>>,
): RecentAddress[] {
  const seen = new Set([signature(typed)])
  const recent: RecentAddress[] = []
  for (const { address, shippingAddress } of orders) {
    const delivered = shippingAddress.address1 === '' ? address : shippingAddress
    if (delivered.country !== country || delivered.address1 === '' || seen.has(signature(delivered))) continue
    seen.add(signature(delivered))
    recent.push({ ...delivered, country })
    if (recent.length === maxOffered) break
  }
  return recent
}

/** Fields that the address does not have are emptied, so that two addresses never mix. */
export function filledFields(address: RecentAddress, keys: readonly string[]): Record<string, string> {
  const copied = copiedKeys.filter((key) => keys.includes(key)).map((key) => [key, address[key]])
  // Orders have no separate house numbers.
  const emptied = ['houseNumber', 'houseExtension']
    .filter((key) => keys.includes(key))
    .map((key) => [key, ''])
  const phone =
    keys.includes('phoneNumber') && address.phoneNumber ? { phoneNumber: address.phoneNumber } : {}
  return { ...Object.fromEntries([...copied, ...emptied]), ...phone }
}

function signature(address: Partial<Record<string, string>>): string {
  return recipientKeys.map((key) => (address[key] ?? '').trim().toLowerCase()).join('\n')
}
