import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { amountsOf, amountText } from '#src/features/cart/amounts.ts'
import { isFree } from '#src/features/cart/cart.ts'
import { type CartView, cartView } from '#src/features/cart/cart-view.ts'
import { deliveryNotesOf } from '#src/features/cart/delivery-text.ts'
import type { TotalsRow } from '#src/features/cart/totals-view.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import { countryName } from '#src/features/region/region-text.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { NoticeTone } from '#src/ui/notice.tsx'
import {
  type AddressKind,
  type FieldName,
  type FormField,
  isFieldName,
  isOfBusiness,
  kindOf,
} from '../form/address-form-fields.ts'
import { type CheckoutDraft, draftFrom, type TypedDraft, typedValue } from '../form/draft.ts'
import { labelOf, listedProblem, nameOfField, problemText } from '../form/field-text.ts'
import type { Problems } from '../form/validate-fields.ts'
import { providerFollows } from '../payment/payment-kind.ts'
import { chosenPaymentMethod } from '../payment/payment-method-order.ts'
import { vatOutlook } from '../payment/vat-outlook.ts'
import { paymentNote } from '../steps/payment/payment-note.ts'
import { chosenDays, shippingNote } from '../steps/shipping-note.ts'
import { itemsOf } from '../unclear/unknown-outcome.ts'
import { orderDigest } from './order-digest.ts'
import { type PlainForm, plainForm, plainPaymentMethods } from './plain-progress.ts'
import { type PlainStep, plainSteps } from './plain-step.ts'
import type { AddressChoice } from './posted-step.ts'
import { unsureText } from './unsure-choices.ts'

/** A text field of the form, or a choice between `options`. */
export interface PlainField {
  name: FieldName
  key: string
  kind: AddressKind
  label: string
  required: boolean
  value: string
  problem: string | null
  options: { value: string; name: string }[] | null
}

export interface PlainChoice {
  id: string
  name: string
  arrival: string
  note: string
  /** Empty if a price would be meaningless. */
  price: string
}

export interface PlainNotice {
  tone: NoticeTone
  title: string
  texts: string[]
  /** True to name customer service below. */
  support: boolean
}

export interface PlainView {
  step: PlainStep
  isFree: boolean
  address: {
    /** True if a business orders; null if the form does not ask. */
    business: boolean | null
    company: PlainField[]
    contact: PlainField[]
    billing: PlainField[]
    parcel: PlainField[]
    elsewhere: boolean
    /** The sentences at choices that contradict what was typed. */
    unsure: { choice: AddressChoice; text: string }[]
    /** The addresses that are saved; `parcel` null if the order goes to the billing address. */
    saved: { address: Record<string, string>; parcel: Record<string, string> | null }
  }
  /** `days`: when the order arrives, empty if unknown. */
  delivery: { choices: PlainChoice[]; chosen: string; summary: string; days: string; none: string }
  /** `short`: that some methods are missing, empty if none is; `next`: the words of the button. */
  payment: {
    choices: PlainChoice[]
    chosen: string
    picked: string
    summary: string
    short: string
    none: string
    next: string
  }
  order: {
    fields: PlainField[]
    newsletter: boolean | null
    note: string
    terms: boolean | null
    isBusiness: boolean
    /** The country of delivery; null if unknown. */
    country: string | null
    digest: string
    goods: string[]
    /** The number of the visitor's last order before this one; empty without one, null if unknown. */
    lastOrder: string | null
    vatShown: string
    vatRows: TotalsRow[]
    providerFollows: boolean
    isPayable: boolean
  }
  cart: CartView
  /** The problems of fields of the page and of earlier ones, with the page of each. */
  problems: { name: FieldName; link: string; rest: string; text: string; step: PlainStep }[]
}

interface ViewSources {
  selection: Selection
  step: PlainStep
  typed: TypedDraft
  problems: Problems
  unsure: AddressChoice[]
  facts: ShopFacts | null
  lastOrder: string | null
  i18n: ServerI18n
  now: number
}

const contactKeys = ['email', 'phoneNumber']

/** The page of a step as text. */
export async function plainView(sources: ViewSources): Promise<PlainView> {
  const { selection, step, typed, problems, unsure, facts, lastOrder, i18n, now } = sources
  const { t } = i18n
  const draft = draftFrom(selection, typed)
  const form = plainForm(selection, draft)
  const country = selection.location.country ?? ''
  const amounts = amountsOf(selection)
  const price = (amount: number | null) =>
    amount === null ? '' : amount === 0 ? t('cart.free') : amountText(amount, i18n, amounts)
  const field = (entry: FormField) => plainField(entry, { selection, form, draft, problems, i18n })
  // The draft of a consumer has no company; the hidden field keeps it.
  const asBusiness = draftFrom(selection, { ...typed, business: true })
  const methods = plainPaymentMethods(selection)
  const vatNumber = draft.address.vatNumber ?? ''
  const stored = draftFrom(selection)
  return {
    step,
    isFree: isFree(selection),
    address: {
      business: form.asksForBusiness ? draft.business : null,
      company: form.business.map((entry) =>
        plainField(entry, { selection, form, draft: asBusiness, problems, i18n }),
      ),
      contact: form.saved.filter(({ key }) => contactKeys.includes(key)).map(field),
      billing: form.saved
        .filter((entry) => !isOfBusiness(entry) && !contactKeys.includes(entry.key))
        .map(field),
      parcel: form.parcel.map(field),
      elsewhere: draft.elsewhere,
      unsure: unsure.map((choice) => ({ choice, text: unsureText(choice, i18n) })),
      saved: {
        address: { ...stored.address, country: form.countryOf('address') },
        parcel: stored.elsewhere ? { ...stored.shippingAddress, country } : null,
      },
    },
    delivery: {
      choices: selection.shippingMethods.map((method) => ({
        id: method.shippingMethod,
        name: method.name,
        ...shippingNote(method, { selection, facts, now, i18n }),
        price: price(method.price),
      })),
      chosen: selection.shippingMethod,
      summary: [selection.shippingMethodName, price(selection.totals.shipping)].filter(Boolean).join(' · '),
      days: chosenDays({ selection, facts, now, i18n }),
      none:
        selection.shippingMethods.length > 0
          ? ''
          : t('checkout.noShipping', { country: countryName(country, i18n) }),
    },
    payment: {
      choices: methods.map((method) => ({
        id: method.paymentMethod,
        name: method.name,
        arrival: '',
        note: paymentNote(method, facts, i18n),
        price: method.handlingCost ? `+${price(method.handlingCost)}` : '',
      })),
      chosen: chosenPaymentMethod(selection, null),
      picked: selection.paymentMethod,
      summary: selection.paymentMethodName || selection.paymentMethod,
      short: methods.length < selection.paymentMethods.length ? t('plainCheckout.fewerMethods') : '',
      next: t('plainCheckout.toOrder'),
      none: methods.length > 0 ? '' : noMethodText(selection, i18n),
    },
    order: {
      fields: form.ordered.map(field),
      newsletter: form.newsletter ? draft.newsletter : null,
      note: draft.note,
      terms: form.terms ? draft.terms : null,
      isBusiness: draft.business,
      country: selection.location.country,
      digest: await orderDigest(selection),
      goods: selection.lines.map((line) => itemsOf(line).join(' ')),
      lastOrder,
      vatShown: vatNumber,
      vatRows: vatRows(selection, vatNumber, { form, facts, i18n }),
      providerFollows: providerFollows(selection),
      isPayable: isFree(selection) || methods.length > 0,
    },
    cart: cartView(selection, i18n, deliveryNotesOf(selection, facts, i18n)),
    problems: listedProblems(problems, form, i18n),
  }
}

function noMethodText({ paymentMethods, location }: Selection, i18n: ServerI18n): string {
  if (paymentMethods.length > 0) return i18n.t('plainCheckout.noMethods')
  return i18n.t('checkout.noPayment', { country: countryName(location.country ?? '', i18n) })
}

interface FieldSources {
  selection: Selection
  form: PlainForm
  draft: CheckoutDraft
  problems: Problems
  i18n: ServerI18n
}

function plainField(
  { name, key, required }: FormField,
  { selection, form, draft, problems, i18n }: FieldSources,
): PlainField {
  const kind = kindOf(name)
  const problem = problems[name]
  const options =
    key === 'country'
      ? countryChoices(
          selection.countries.map((entry) => entry.country),
          i18n,
        ).map((choice) => ({ value: choice.country, name: choice.name }))
      : key === 'state'
        ? form.statesOf(kind).map(({ state, name: text }) => ({ value: state, name: text }))
        : null
  return {
    name,
    key,
    kind,
    label: labelOf(i18n.t, key, form.countryOf(kind)),
    required,
    value: key === 'country' ? form.countryOf(kind) : typedValue(draft, kind, key),
    problem: problem ? problemText(i18n.t, problem) : null,
    options,
  }
}

/** The total that the order has if its VAT number is judged otherwise than in the totals. */
export function vatOutlookOf(
  selection: Selection,
  vatNumber: string,
  { form, facts }: { form: PlainForm; facts: ShopFacts | null },
) {
  return vatOutlook({
    selection,
    vatNumber: form.keys.address.includes('vatNumber') ? vatNumber : '',
    billingCountry: form.countryOf('address'),
    sellerCountry: facts?.seller?.country ?? '',
  })
}

function vatRows(
  selection: Selection,
  vatNumber: string,
  { form, facts, i18n }: { form: PlainForm; facts: ShopFacts | null; i18n: ServerI18n },
): TotalsRow[] {
  const outlook = vatOutlookOf(selection, vatNumber, { form, facts })
  if (!outlook) return []
  const label = i18n.t(outlook.vat === 'without' ? 'checkout.withoutVat' : 'checkout.withVat')
  return [{ label, notes: [], amount: amountText(outlook.total, i18n, amountsOf(selection)), emphasis: null }]
}

function listedProblems(problems: Problems, { saved, parcel, countryOf }: PlainForm, { t }: ServerI18n) {
  const first = new Set<string>([...saved, ...parcel].map(({ name }) => name))
  const stepOfField = (name: FieldName): PlainStep => {
    if (name === 'shippingMethod') return 'delivery'
    if (name === 'paymentMethod') return 'payment'
    return first.has(name) ? 'address' : 'order'
  }
  return Object.entries(problems)
    .flatMap(([name, problem]) =>
      problem && isFieldName(name)
        ? [
            {
              name,
              ...listedProblem(t, { name, label: nameOfField(t, name, countryOf), problem }),
              text: problemText(t, problem),
              step: stepOfField(name),
            },
          ]
        : [],
    )
    .sort((one, other) => plainSteps.indexOf(one.step) - plainSteps.indexOf(other.step))
}
