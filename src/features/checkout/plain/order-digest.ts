import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { orderKey } from '../payment/same-order.ts'

/** Equal for two selections if they would make equal orders: what is paid is what was shown. Hexadecimal SHA-256. */
export async function orderDigest(selection: Selection): Promise<string> {
  const text = new TextEncoder().encode(orderKey(selection, {}))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
