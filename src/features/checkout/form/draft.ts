import type { PaymentAddress } from '#src/commerce/contract/payment/payment.ts'
import { isSavableAddressKey } from '#src/commerce/contract/selection/payment-fields.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { remarkOf } from '#src/features/orders/order-remarks.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import type { AddressKind } from './fields.ts'

/** What has been typed so far, by the service's names. It lives in memory only. */
export interface CheckoutDraft {
  address: Record<string, string>
  shippingAddress: Record<string, string>
  /** Whether there is a separate shipping address. */
  elsewhere: boolean
  newsletter: boolean
  note: string
  terms: boolean
}

/** What was typed alone: a field that was not touched is absent. */
export type TypedDraft = Partial<CheckoutDraft>

/** What was typed over what the service knows: what was saved before a failed payment, else the customer's own address. */
export function draftFrom(selection: Selection, typed: TypedDraft = {}): CheckoutDraft {
  const saved = withoutEmpty(selection.address)
  const parcel = withoutEmpty(selection.shippingAddress)
  const elsewhere = !addressAfterPayment(selection) && (typed.elsewhere ?? isOwnAddress(parcel, saved))
  const billedIn = elsewhere ? typed.address?.country || saved.country : null
  const account = withoutEmpty({ ...selection.loggedIn })
  return {
    address: { ...knownAddress(saved, account, billedIn || selection.location.country), ...typed.address },
    shippingAddress: { ...parcel, ...typed.shippingAddress },
    elsewhere,
    newsletter: typed.newsletter ?? false,
    note: typed.note ?? remarkOf(selection.additionalNotes),
    terms: typed.terms ?? false,
  }
}

const personKeys = ['email', 'phoneNumber', 'firstName', 'lastName']
const placeKeys = ['address1', 'address2', 'zipCode', 'city']
const recipientKeys = ['company', 'firstName', 'lastName', ...placeKeys]

/** Whether a saved delivery address names a street or a person, and another one than the bill does. */
function isOwnAddress(parcel: Record<string, string>, bill: Record<string, string>): boolean {
  if (!parcel.address1 && !parcel.lastName) return false
  return recipientKeys.some((key) => (parcel[key] ?? '') !== (bill[key] ?? ''))
}

/** Lines of two addresses are never mixed, and the customer's own is of use only in its country. */
function knownAddress(
  saved: Record<string, string>,
  account: Record<string, string>,
  country: string | null,
): Record<string, string> {
  if (placeKeys.some((key) => saved[key])) return saved
  const usable = account.country === country ? Object.keys(account) : personKeys
  return { ...withoutEmpty(pick(account, usable)), ...saved }
}

export function typedValue(draft: CheckoutDraft, kind: AddressKind, key: string): string {
  return draft[kind][key] ?? ''
}

export function withTyped<Draft extends TypedDraft>(
  draft: Draft,
  kind: AddressKind,
  key: string,
  value: string,
): Draft {
  return { ...draft, [kind]: { ...draft[kind], [key]: value } }
}

/**
 * The address of the bill and the delivery address of an order, with only the fields the form shows: nothing of a field
 * that went away with a country is sent. Goods go to the country the prices were made for. Without a delivery address
 * the service delivers to the bill's, but it keeps one that was saved before: giving that up means saving the bill's in
 * its place.
 */
export function addressesOf(
  draft: CheckoutDraft,
  keys: Record<AddressKind, string[]>,
  { location, shippingAddress: saved }: Pick<Selection, 'location' | 'shippingAddress'>,
): { address: PaymentAddress; shippingAddress: PaymentAddress | null } {
  const deliveryCountry = location.country ?? ''
  const address = pick(draft.address, keys.address)
  if (draft.elsewhere) {
    const shippingAddress = pick(draft.shippingAddress, keys.shippingAddress)
    return {
      address: { ...address, country: draft.address.country || deliveryCountry },
      shippingAddress: { ...shippingAddress, country: deliveryCountry },
    }
  }
  const billed = { ...address, country: deliveryCountry }
  // The form asks for no address that could be saved in its place.
  if (keys.shippingAddress.length === 0) return { address: billed, shippingAddress: null }
  const shippingAddress = { ...pick(draft.address, keys.shippingAddress), country: deliveryCountry }
  return {
    address: billed,
    shippingAddress: hasFields(saved) ? shippingAddress : null,
  }
}

/** Whether a delivery address was saved, if only the postcode that was typed into a widget. */
function hasFields(saved: object): boolean {
  const { country: _, ...fields } = withoutEmpty(saved)
  return Object.keys(fields).length > 0
}

/**
 * The body of `PUT /payment-fields`, which saves a form that is being filled. The service refuses fields it does not
 * document for this call, so the VAT number, the personal number and house numbers go with the payment alone.
 */
export function fieldsToSave(...addressed: Parameters<typeof addressesOf>): Record<string, unknown> {
  const [{ newsletter }] = addressed
  const { address, shippingAddress } = addressesOf(...addressed)
  return {
    address: { ...savable(address), newsletter },
    ...(shippingAddress ? { shippingAddress: savable(shippingAddress) } : {}),
  }
}

function savable(address: PaymentAddress): PaymentAddress {
  return Object.fromEntries(Object.entries(address).filter(([key]) => isSavableAddressKey(key)))
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
