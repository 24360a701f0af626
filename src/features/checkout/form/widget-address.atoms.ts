import { atom } from 'jotai'
import type { AddressKind } from './address-form-fields.ts'
import { type CheckoutDraft, typedValue } from './draft.ts'
import { draftAtom, formAtom, setFieldAtom } from './form.atoms.ts'

/** The delivery address at the moment a widget's postcode was copied into it. */
const copiedToAtom = atom<string | null>(null)

/**
 * The postcode copied into the delivery address from a widget, so that the other fields may not match; null without
 * one, and after the address was changed or confirmed.
 */
export const copiedPostcodeAtom = atom((get) => {
  const draft = get(draftAtom)
  if (!draft || get(copiedToAtom) !== placeOf(draft)) return null
  return typedValue(draft, deliveryKind(draft), 'zipCode')
})

/** Copies address fields that were typed elsewhere, such as in a widget, into the form. Never the country. */
export const copyAddressAtom = atom(null, (get, set, fields: Record<string, unknown>) => {
  const draft = get(draftAtom)
  const form = get(formAtom)
  if (!draft || !form) return
  const kind = deliveryKind(draft)
  for (const field of kind === 'address' ? form.billing : form.shipping) {
    const value = fields[field.key]
    if (field.key === 'country' || field.key === 'state' || typeof value !== 'string') continue
    const isNew = value.trim() !== '' && compact(value) !== compact(typedValue(draft, kind, field.key))
    if (isNew) set(setFieldAtom, field, value.trim())
  }
  const copied = get(draftAtom)
  if (copied && typedValue(copied, kind, 'zipCode') !== typedValue(draft, kind, 'zipCode')) {
    set(copiedToAtom, placeOf(copied))
  }
})

export const confirmAddressAtom = atom(null, (_get, set) => set(copiedToAtom, null))

function deliveryKind({ elsewhere }: CheckoutDraft): AddressKind {
  return elsewhere ? 'shippingAddress' : 'address'
}

function placeOf(draft: CheckoutDraft): string {
  return JSON.stringify(
    ['address1', 'zipCode', 'city'].map((key) => typedValue(draft, deliveryKind(draft), key)),
  )
}

const compact = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
