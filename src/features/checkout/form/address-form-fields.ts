import type { PaymentField, PaymentFields } from '#src/commerce/contract/selection/payment-fields.ts'

export type AddressKind = 'address' | 'shippingAddress'

export type FieldName = `${AddressKind}.${string}` | 'termsAndConditions' | 'paymentMethod' | 'shippingMethod'

export function isFieldName(name: string): name is FieldName {
  return /^(address|shippingAddress)\.|^(termsAndConditions|paymentMethod|shippingMethod)$/.test(name)
}

export interface FormField {
  name: FieldName
  key: string
  required: boolean
}

export function kindOf(name: FieldName): AddressKind {
  return name.startsWith('shippingAddress.') ? 'shippingAddress' : 'address'
}

/** The order people think in. Unknown fields of the service follow. */
export const addressKeys = [
  'company',
  'vatNumber',
  'email',
  'phoneNumber',
  'country',
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

/** A parcel is addressed to a person; the company where they receive it follows their name. */
const positions: Record<AddressKind, readonly string[]> = {
  address: addressKeys,
  shippingAddress: addressKeys.flatMap((key) =>
    key === 'company' ? [] : key === 'lastName' ? [key, 'company'] : [key],
  ),
}

/** The fields of a business. */
export const businessKeys: readonly string[] = ['company', 'vatNumber']

export function isOfBusiness({ key }: FormField): boolean {
  return businessKeys.includes(key)
}

/** Requested only if the payment method needs it. */
export const identityKey = 'identityNumber'

/**
 * The text inputs of an address, in order. In countries with states the address names one. An unknown field is shown
 * only if it is required; so is an email of the delivery address, because the only confirmation goes to the billing
 * email.
 */
export function addressFields(fields: PaymentFields, kind: AddressKind, hasStates: boolean): FormField[] {
  const shown = Object.entries(fields[kind])
    .filter(([key, { type }]) => type === 'string' && key !== identityKey && key !== 'state')
    .filter(([key, { visible, required }]) => required || (visible && isOffered(kind, key)))
    .map(([key, { required }]) => fieldOf(kind, key, required))
  const state = hasStates ? [fieldOf(kind, 'state', true)] : []
  const positionOf = ({ key }: FormField) => {
    const index = positions[kind].indexOf(key)
    return index < 0 ? positions[kind].length : index
  }
  return [...shown, ...state].sort((left, right) => positionOf(left) - positionOf(right))
}

/** The personal number, if the chosen payment method requires it. Businesses have none. */
export function identityField({ address }: PaymentFields, company: string): FormField | null {
  const field = address[identityKey]
  if (!field || !isShown(field)) return null
  return fieldOf('address', identityKey, field.required && company.trim() === '')
}

/** True if the service takes orders of businesses only. */
export function isForBusinesses({ address }: PaymentFields): boolean {
  return address.company?.required ?? false
}

export function hasNewsletter({ address }: PaymentFields): boolean {
  return address.newsletter !== undefined && isShown(address.newsletter)
}

export function needsTerms({ termsAndConditions }: PaymentFields): boolean {
  return !termsAndConditions || isShown(termsAndConditions)
}

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
