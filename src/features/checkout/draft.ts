import type { PaymentAddress } from '#src/commerce/contract/payment.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { type AddressKind, identityKey } from './fields.ts'
import { noteOf } from './notes.ts'

/** What has been typed so far, by the service's names. It lives in memory only. */
export interface CheckoutDraft {
  address: Record<string, string>
  shippingAddress: Record<string, string>
  /** The goods go elsewhere than the bill. */
  elsewhere: boolean
  newsletter: boolean
  note: string
  terms: boolean
}

/** Begins with what the service knows: what was saved before a failed payment, else the customer's own address. */
export function draftFrom({ address, shippingAddress, loggedIn, additionalNotes }: Selection): CheckoutDraft {
  const known: Record<string, string> = { ...withoutEmpty({ ...loggedIn }), ...withoutEmpty(address) }
  const elsewhere = withoutEmpty(shippingAddress)
  return {
    address: known,
    shippingAddress: elsewhere,
    elsewhere: Boolean(elsewhere.address1 || elsewhere.lastName),
    newsletter: false,
    note: noteOf(additionalNotes),
    terms: false,
  }
}

export function typedValue(draft: CheckoutDraft, kind: AddressKind, key: string): string {
  return draft[kind][key] ?? ''
}

export function withTyped(
  draft: CheckoutDraft,
  kind: AddressKind,
  key: string,
  value: string,
): CheckoutDraft {
  return { ...draft, [kind]: { ...draft[kind], [key]: value } }
}

/**
 * The address of the bill and, when the goods go elsewhere, that of the delivery: only what the form shows, so that
 * nothing of a field that went away with a country is sent. Goods go to the country the prices were made for.
 */
export function addressesOf(
  draft: CheckoutDraft,
  keys: Record<AddressKind, string[]>,
  deliveryCountry: string,
): { address: PaymentAddress; shippingAddress: PaymentAddress | null } {
  const address = pick(draft.address, keys.address)
  if (!draft.elsewhere) return { address: { ...address, country: deliveryCountry }, shippingAddress: null }
  const shippingAddress = pick(draft.shippingAddress, keys.shippingAddress)
  return {
    address: { ...address, country: draft.address.country || deliveryCountry },
    shippingAddress: { ...shippingAddress, country: deliveryCountry },
  }
}

/** What is saved while the form is being filled: everything but the personal number. */
export function fieldsToSave(...addressed: Parameters<typeof addressesOf>): Record<string, unknown> {
  const [draft, keys] = addressed
  const { address, shippingAddress } = addressesOf(...addressed)
  const { [identityKey]: _, ...open } = address
  const blank = Object.fromEntries(keys.shippingAddress.map((key) => [key, '']))
  return {
    address: { ...open, newsletter: draft.newsletter },
    shippingAddress: shippingAddress ?? blank,
  }
}

function pick(typed: Record<string, string>, keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, (typed[key] ?? '').trim()]))
}

function withoutEmpty(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}
