import { isVatNumber } from '../../rules/vat-number.ts'
import { malformedFields } from '../customer/address-check.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { comesWithPayment, type Field, paymentFieldsFor } from './payment-fields.ts'
import type { PaymentRequest } from './payment-request.ts'

type Errors = Record<string, string>

/** Some shops send the personal number in the notes. */
const numberInNotes = /^personal number:\s*\S/i

/** Validation errors of a payment by field; empty when the order can be placed. */
export function paymentErrors(priced: PricedSelection, request: PaymentRequest): Errors {
  const fields = paymentFieldsFor(priced)
  const state = comesWithPayment(priced) ? withoutAddress(priced.state) : priced.state
  const separate = Object.values(state.shippingAddress).some((value) => value !== '')
  const shipping: Errors = {
    ...state.shippingAddress,
    country: state.shippingAddress.country || (state.country ?? ''),
  }
  return {
    ...missing('address', fields.address, {
      ...state.address,
      identityNumber: personalNumber(priced, request),
    }),
    ...misshapen('address', state.address),
    ...(separate ? missing('shippingAddress', fields.shippingAddress, shipping) : {}),
    ...(separate ? misshapen('shippingAddress', shipping) : {}),
    ...destination({ ...priced, state }, separate ? 'shippingAddress' : 'address'),
    ...(request.termsAndConditions ? {} : { termsAndConditions: 'must be true' }),
  }
}

/** The payment widget has the form of the address: an earlier saved address is ignored. */
function withoutAddress(state: SelectionState): SelectionState {
  const { country = '', state: part = '' } = state.address
  return { ...state, address: { country, state: part }, shippingAddress: {} }
}

function missing(group: string, fields: Record<string, Field>, address: Errors): Errors {
  const required = Object.entries(fields).filter(([, field]) => field.required)
  return Object.fromEntries(
    required.flatMap(([name]) => (address[name] ? [] : [[`${group}.${name}`, 'required']])),
  )
}

function misshapen(group: string, address: Errors): Errors {
  const { vatNumber = '', country = '' } = address
  const errors = {
    ...malformedFields(address),
    ...(vatNumber && !isVatNumber(vatNumber, country) ? { vatNumber: 'Invalid VAT number' } : {}),
  }
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${group}.${field}`, error]))
}

/** Errors of an address's country: it must be the one the prices are for, and one the shop ships to. */
function destination({ state, region }: PricedSelection, group: 'address' | 'shippingAddress'): Errors {
  const country = state[group].country || (group === 'shippingAddress' ? (state.country ?? '') : '')
  if (!country) return {}
  if (!region?.shipTo) return { [`${group}.country`]: 'not shipped to' }
  return country === region.country ? {} : { [`${group}.country`]: 'not the country of the selection' }
}

/** The error of the personal number; empty text when valid or, as for businesses, not required. */
function personalNumber({ state }: PricedSelection, request: PaymentRequest): string {
  const inNotes = numberInNotes.test(state.additionalNotes) ? 'in the notes' : ''
  return request.address?.identityNumber?.trim() || state.address.company || inNotes
}
