import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'

/** More addresses than these are not offered. */
const maxOffered = 4

/** What tells one recipient from another. */
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

/** What is copied into a form: with another company goes another VAT number. */
const copiedKeys = [...recipientKeys, 'vatNumber'] as const

/** Where an order was delivered. All texts; empty when not stated. */
export type RecentAddress = Record<(typeof copiedKeys)[number] | 'phoneNumber' | 'country', string>

/**
 * The delivery addresses of a customer's orders in one country: the latest first, each once, without the one that is
 * `typed` already. Other countries are left out, because prices and assortment depend on the delivery country.
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

/** The values that an address fills the fields `keys` with. Fields it says nothing about are emptied, so that no two mix. */
export function filledFields(address: RecentAddress, keys: readonly string[]): Record<string, string> {
  const copied = copiedKeys.filter((key) => keys.includes(key)).map((key) => [key, address[key]])
  // House numbers of their own are not in orders.
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
