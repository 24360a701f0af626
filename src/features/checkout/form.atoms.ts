import { atom } from 'jotai'
import {
  changeCountryAtom,
  countryChangeAtom,
  emptiedByCountryAtom,
  undoCountryChangeAtom,
} from '#src/features/cart/change-country.atoms.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { loadPhoneCheck, looksLikePhone, type PhoneCheck } from '#src/forms/phone.ts'
import { draftFrom, type TypedDraft, withTyped } from './draft.ts'
import type { AddressKind, FieldName, FormField } from './fields.ts'
import { checkoutForm, type Step } from './form.ts'
import { addressProblems, type Problems } from './problems.ts'

/** What was typed. What was not can still be filled: by whoever logs in, even from another tab. */
export const typedAtom = atom<TypedDraft>({})

export const draftAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection && draftFrom(selection, get(typedAtom))
})

export const formAtom = atom((get) => {
  const selection = get(selectionAtom)
  const draft = get(draftAtom)
  return selection && draft && checkoutForm(selection, draft)
})

/**
 * Whether there is an order to fill in. In a country where nothing of the cart is sold the form stays, with what was
 * typed and the way back. One atom, so that the form never goes between two updates of the atoms it reads.
 */
export const formShownAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection !== null && (selection.lines.length > 0 || get(emptiedByCountryAtom))
})

export const problemsAtom = atom<Problems>({})

/** The step that was opened by hand or by going on; null while the first unfinished one is open by itself. */
const openedAtom = atom<Step | null>(null)

/** The step that is open. Who comes back with a complete address goes on where they left. */
export const stepAtom = atom(
  (get): Step => {
    const selection = get(selectionAtom)
    const opened = get(openedAtom)
    if (opened || !selection) return opened ?? 'address'
    const saved = draftFrom(selection)
    const { billing, shipping, countryOf } = checkoutForm(selection, saved)
    const fields = [...billing, ...shipping]
    const problems = addressProblems({ draft: saved, fields, countryOf, isPhone: looksLikePhone })
    return Object.keys(problems).length === 0 ? 'delivery' : 'address'
  },
  (_get, set, step: Step) => set(openedAtom, step),
)

/** Keeps the step one is at open: what becomes known while it is being filled moves nobody on. */
const stayAtom = atom(null, (get, set) => set(stepAtom, get(stepAtom)))

const typeAtom = atom(null, (_get, set, change: (typed: TypedDraft) => TypedDraft) => {
  set(stayAtom)
  set(typedAtom, change)
})

/** Changes what was typed outside of the addresses. */
export const changeDraftAtom = atom(
  null,
  (_get, set, change: Pick<TypedDraft, 'newsletter' | 'note' | 'terms'>) =>
    set(typeAtom, (typed) => ({ ...typed, ...change })),
)

/** Takes in a text field; its problem is gone until it is looked at again. */
export const setFieldAtom = atom(null, (_get, set, field: FormField, value: string) => {
  set(typeAtom, (typed) => withTyped(typed, kindOf(field.name), field.key, value))
  set(clearProblemAtom, field.name)
})

export const clearProblemAtom = atom(null, (_get, set, name: FieldName) =>
  set(problemsAtom, ({ [name]: _, ...rest }) => rest),
)

/** Looks at a field that is left: what is in it must have its shape; an empty one is not held against anyone yet. */
export const blurFieldAtom = atom(null, async (get, set, field: FormField) => {
  const isPhone = field.key === 'phoneNumber' ? await set(fetchPhoneCheckAtom) : looksLikePhone
  const draft = get(draftAtom)
  const form = get(formAtom)
  if (!draft || !form) return
  const fields = [{ ...field, required: false }]
  const found = addressProblems({ draft, fields, countryOf: form.countryOf, isPhone })
  if (found[field.name]) set(problemsAtom, (problems) => ({ ...problems, ...found }))
})

const phoneCheckAtom = atom<Promise<PhoneCheck> | null>(null)

/** Fetches the rules for phone numbers, once. */
export const fetchPhoneCheckAtom = atom(null, (get, set): Promise<PhoneCheck> => {
  const fetching = get(phoneCheckAtom) ?? loadPhoneCheck()
  set(phoneCheckAtom, fetching)
  return fetching
})

/** The country of an address. Where the goods go, prices and assortment follow by call. */
export const setAddressCountryAtom = atom(
  null,
  async (get, set, field: FormField, country: string, state?: string) => {
    const kind = kindOf(field.name)
    const draft = get(draftAtom)
    if (!draft) return
    const isDelivery = kind === 'shippingAddress' || !draft.elsewhere
    set(stayAtom)
    if (isDelivery && !(await set(changeCountryAtom, country, state))) return
    set(typeCountryAtom, kind, country, state ?? '')
    set(clearProblemAtom, field.name)
  },
)

const typeCountryAtom = atom(null, (_get, set, kind: AddressKind, country: string, state: string) =>
  set(typeAtom, (typed) => withTyped(withTyped(typed, kind, 'country', country), kind, 'state', state)),
)

/** Sends the goods back to the country they went to before it was changed, or before they were to go to the bill's. */
export const undoDeliveryCountryAtom = atom(null, async (get, set) => {
  const from = get(countryChangeAtom)?.from
  const draft = get(draftAtom)
  if (!from || !draft || !(await set(undoCountryChangeAtom))) return
  const elsewhere = draft.elsewhere || draft.shippingAddress.country === from.country
  set(typeAtom, (typed) => ({ ...typed, elsewhere }))
  set(typeCountryAtom, elsewhere ? 'shippingAddress' : 'address', from.country, from.state)
})

/** Sends the goods elsewhere than the bill, or to it after all: then to its country. */
export const deliverElsewhereAtom = atom(null, async (get, set, elsewhere: boolean) => {
  const form = get(formAtom)
  if (!form) return
  const billed = form.countryOf('address')
  set(typeAtom, (typed) => ({ ...withTyped(typed, 'address', 'country', billed), elsewhere }))
  if (!elsewhere && billed !== form.deliveryCountry) await set(changeCountryAtom, billed)
})

function kindOf(name: FieldName): AddressKind {
  return name.startsWith('shippingAddress.') ? 'shippingAddress' : 'address'
}
