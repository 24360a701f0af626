import type { PaymentField, PaymentFields } from '#src/commerce/contract/selection/payment-fields.ts'

export type AddressKind = 'address' | 'shippingAddress'

/** A field by the name the service gives it in its errors: `address.zipCode`. */
export type FieldName = `${AddressKind}.${string}` | 'termsAndConditions' | 'paymentMethod' | 'shippingMethod'

export function isFieldName(name: string): name is FieldName {
  return /^(address|shippingAddress)\.|^(termsAndConditions|paymentMethod|shippingMethod)$/.test(name)
}

export interface FormField {
  name: FieldName
  /** The part of the name after the dot. */
  key: string
  required: boolean
}

/** The address a field belongs to. */
export function kindOf(name: FieldName): AddressKind {
  return name.startsWith('shippingAddress.') ? 'shippingAddress' : 'address'
}

/** The order people think in. A field the service invents comes after these. */
export const addressKeys = [
  'email',
  'phoneNumber',
  'country',
  'company',
  'vatNumber',
  'firstName',
  'lastName',
  'address1',
  'houseNumber',
  'houseExtension',
  'address2',
  'zipCode',
  'city',
  'state',
] as const

const known: readonly string[] = addressKeys

/** Asked for where it is needed, with the way of payment. */
export const identityKey = 'identityNumber'

/**
 * The text inputs of an address, in their order. Where a country has states, an address there names one. A field this
 * shop has no name for is shown only when the order cannot be placed without it; so is an email of the delivery
 * address, because the one order confirmation goes to the email of the bill.
 */
export function addressFields(fields: PaymentFields, kind: AddressKind, hasStates: boolean): FormField[] {
  const shown = Object.entries(fields[kind])
    .filter(([key, { type }]) => type === 'string' && key !== identityKey && key !== 'state')
    .filter(([key, { visible, required }]) => required || (visible && isOffered(kind, key)))
    .map(([key, { required }]) => fieldOf(kind, key, required))
  const state = hasStates ? [fieldOf(kind, 'state', true)] : []
  return [...shown, ...state].sort((left, right) => positionOf(left) - positionOf(right))
}

/** The personal number, where the chosen way of payment asks for it. Businesses have none. */
export function identityField({ address }: PaymentFields, company: string): FormField | null {
  const field = address[identityKey]
  if (!field || !isShown(field)) return null
  return fieldOf('address', identityKey, field.required && company.trim() === '')
}

export function hasNewsletter({ address }: PaymentFields): boolean {
  return address.newsletter !== undefined && isShown(address.newsletter)
}

export function needsTerms({ termsAndConditions }: PaymentFields): boolean {
  return !termsAndConditions || isShown(termsAndConditions)
}

/** A label for an unknown field, from its key: `pickupPointCode` → `Pickup point code`. */
export function readableKey(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2')
  const lower = words.trim().toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

function isOffered(kind: AddressKind, key: string): boolean {
  return known.includes(key) && !(kind === 'shippingAddress' && key === 'email')
}

function fieldOf(kind: AddressKind, key: string, required: boolean): FormField {
  return { name: `${kind}.${key}`, key, required }
}

function isShown({ visible, required }: PaymentField): boolean {
  return visible || required
}

function positionOf({ key }: FormField): number {
  const index = known.indexOf(key)
  return index < 0 ? known.length : index
}
