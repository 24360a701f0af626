import type { Country } from '#src/commerce/contract/region.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import {
  type AddressKind,
  addressFields,
  type FieldName,
  type FormField,
  hasNewsletter,
  identityField,
  isForBusinesses,
  isOfBusiness,
  needsTerms,
} from './address-form-fields.ts'
import type { CheckoutDraft } from './draft.ts'

export interface CheckoutForm {
  /** True if the form asks whether a consumer or a business orders. */
  asksForBusiness: boolean
  billing: FormField[]
  shipping: FormField[]
  identity: FormField | null
  newsletter: boolean
  terms: boolean
  /** True if the address is entered with the payment: the form asks only for the country, and perhaps the state. */
  withPayment: boolean
  deliveryCountry: string
  countryOf(kind: AddressKind): string
  statesOf(kind: AddressKind): Country['states']
  keys: Record<AddressKind, string[]>
}

export function checkoutForm(selection: Selection, draft: CheckoutDraft): CheckoutForm {
  const { paymentFields, location, countries } = selection
  const withPayment = addressAfterPayment(selection)
  const deliveryCountry = location.country ?? ''
  const countryOf = (kind: AddressKind) =>
    draft.elsewhere && kind === 'address' ? draft.address.country || deliveryCountry : deliveryCountry
  const statesOf = (kind: AddressKind) =>
    countries.find(({ country }) => country === countryOf(kind))?.states ?? []
  const fieldsOf = (kind: AddressKind) => addressFields(paymentFields, kind, statesOf(kind).length > 0)
  const offered = withPayment ? fieldsOf('address').filter(isPlace) : fieldsOf('address')
  const asksForBusiness = offered.some(isOfBusiness) && !isForBusinesses(paymentFields)
  const billing = draft.business
    ? offered.map((field) => (field.key === 'company' ? { ...field, required: true } : field))
    : offered.filter((field) => !isOfBusiness(field))
  const identity = withPayment ? null : identityField(paymentFields, draft.address.company ?? '')
  return {
    asksForBusiness,
    billing,
    shipping: draft.elsewhere ? fieldsOf('shippingAddress') : [],
    identity,
    newsletter: !withPayment && hasNewsletter(paymentFields),
    terms: needsTerms(paymentFields),
    withPayment,
    deliveryCountry,
    countryOf,
    statesOf,
    keys: {
      // The keys include fields that a consumer leaves empty: the service may have saved other values.
      address: [...offered, ...(identity ? [identity] : [])].map(({ key }) => key),
      shippingAddress: withPayment ? [] : fieldsOf('shippingAddress').map(({ key }) => key),
    },
  }
}

function isPlace({ key }: FormField): boolean {
  return key === 'country' || key === 'state'
}

export type Step = 'address' | 'delivery' | 'payment'
export const steps: Step[] = ['address', 'delivery', 'payment']

export function isStep(text: string): text is Step {
  return steps.some((step) => step === text)
}

export type StepId = `step-${Step}`

export function stepId(step: Step): StepId {
  return `step-${step}`
}

export function stepOf(name: FieldName): Step {
  if (name === 'shippingMethod') return 'delivery'
  if (name === 'paymentMethod' || name === 'termsAndConditions' || name === 'address.identityNumber')
    return 'payment'
  return 'address'
}

export function fieldNames({ billing, shipping, identity }: CheckoutForm): FieldName[] {
  const address = [...billing, ...shipping].map(({ name }) => name)
  return [
    ...address,
    'shippingMethod',
    'paymentMethod',
    ...(identity ? [identity.name] : []),
    'termsAndConditions',
  ]
}
