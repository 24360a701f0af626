import type { PaymentAddress } from '#src/commerce/contract/payment/payment.ts'
import { isSavableAddressKey } from '#src/commerce/contract/selection/payment-fields.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { remarkOf } from '#src/features/orders/order-remarks.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import { type AddressKind, businessKeys, type FormField, isForBusinesses } from './address-form-fields.ts'

export interface CheckoutDraft {
  address: Record<string, string>
  shippingAddress: Record<string, string>
  /** True if a business orders. A consumer's billing address has no company and no VAT number. */
  business: boolean
  elsewhere: boolean
  newsletter: boolean
  note: string
  terms: boolean
}

/** Only typed values: an untouched field is absent. */
export type TypedDraft = Partial<CheckoutDraft>

/** Typed values over known ones: those saved before a failed payment, otherwise the customer's own address. */
export function draftFrom(selection: Selection, typed: TypedDraft = {}): CheckoutDraft {
  const saved = withoutEmpty(selection.address)
  const parcel = withoutEmpty(selection.shippingAddress)
  const elsewhere = !addressAfterPayment(selection) && (typed.elsewhere ?? isOwnAddress(parcel, saved))
  const billedIn = elsewhere ? typed.address?.country || saved.country : null
  const account = withoutEmpty({ ...selection.loggedIn })
  const address = {
    ...knownAddress(saved, account, billedIn || selection.location.country),
    ...typed.address,
  }
  // Also while its saved company is emptied to type another. A saved VAT number alone is that of an earlier try.
  const isKnownBusiness = Boolean(saved.company || address.company || typed.address?.vatNumber)
  const business = isForBusinesses(selection.paymentFields) || (typed.business ?? isKnownBusiness)
  return {
    // Typed business fields return with the choice.
    address: business ? address : withoutBusiness(address),
    shippingAddress: { ...parcel, ...typed.shippingAddress },
    business,
    elsewhere,
    newsletter: typed.newsletter ?? false,
    note: typed.note ?? remarkOf(selection.additionalNotes),
    terms: typed.terms ?? false,
  }
}

function withoutBusiness(address: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(address).filter(([key]) => !businessKeys.includes(key)))
}

const personKeys = ['email', 'phoneNumber', 'firstName', 'lastName']
const placeKeys = ['address1', 'address2', 'zipCode', 'city']
const recipientKeys = ['company', 'firstName', 'lastName', ...placeKeys]

/** True if a saved delivery address names a street or person and differs from the billing address. */
function isOwnAddress(parcel: Record<string, string>, bill: Record<string, string>): boolean {
  if (!parcel.address1 && !parcel.lastName) return false
  return recipientKeys.some((key) => (parcel[key] ?? '') !== (bill[key] ?? ''))
}

/** Fields of two addresses are never mixed, and the customer's own address applies only in its country. */
function knownAddress(
  saved: Record<string, string>,
  account: Record<string, string>,
  country: string | null,
): Record<string, string> {
  if (placeKeys.some((key) => saved[key])) return saved
  const usable = account.country === country ? Object.keys(account) : personKeys
  return { ...withoutEmpty(pick(account, usable)), ...saved }
}

/**
 * Typed values with the rest of the billing address as it is shown: one that was typed in part is not completed by the
 * customer's own, which a log-in or another country brings.
 */
export function withShownPlace(typed: TypedDraft, draft: CheckoutDraft): TypedDraft {
  return { ...typed, address: { ...pick(draft.address, placeKeys), ...typed.address } }
}

export function isOfPlace({ key }: Pick<FormField, 'key'>): boolean {
  return placeKeys.includes(key)
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
 * Billing and delivery address of an order, with only the fields the form shows: fields that disappeared with a country
 * are not sent. Goods go to the country of the prices. Without a delivery address the service delivers to the billing
 * address, but keeps one saved earlier: to remove it, the billing address is saved in its place.
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
  // The form has no address that could be saved in its place.
  if (keys.shippingAddress.length === 0) return { address: billed, shippingAddress: null }
  const shippingAddress = { ...pick(draft.address, keys.shippingAddress), country: deliveryCountry }
  return {
    address: billed,
    shippingAddress: hasFields(saved) ? shippingAddress : null,
  }
}

/** True if a delivery address was saved, even if only a widget's postcode. */
function hasFields(saved: object): boolean {
  const { country: _, ...fields } = withoutEmpty(saved)
  return Object.keys(fields).length > 0
}

/**
 * The body of `PUT /payment-fields`, which saves an incomplete form. The service refuses fields it does not document
 * for this call, so VAT number, personal number and house numbers are sent only with the payment.
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
