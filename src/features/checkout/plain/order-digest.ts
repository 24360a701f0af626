import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { orderKey } from '../payment/same-order.ts'

/** Equal for two selections if they would make equal orders: what is paid is what was shown. Hexadecimal SHA-256. */
export async function orderDigest(selection: Selection): Promise<string> {
  return digestOf(orderKey(selection, {}))
}

/** Maximum lines kept in the cookie. An order takes all lines at once, so that a few of them suffice. */
const maxLineDigests = 40

/** Short digests of a cart's lines, by which a later request recognizes them: eight hexadecimal digits each. */
export async function lineDigests({ lines }: Pick<Selection, 'lines'>): Promise<string[]> {
  const digests = lines.slice(0, maxLineDigests).map(({ line }) => digestOf(line))
  return (await Promise.all(digests)).map((digest) => digest.slice(0, 8))
}

async function digestOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
