import { atom, type Getter, type Setter } from 'jotai'
import { lineCount } from '#src/features/cart/cart.ts'
import { emptiedByCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { draftFrom, type TypedDraft, withTyped } from './draft.ts'
import { basicParsers } from './field-parsers.ts'
import { type FieldName, type FormField, kindOf } from './fields.ts'
import { checkoutForm, type Step } from './form.ts'
import { type Problems, validateFields } from './problems.ts'

/** What was typed, and the e-mail address of the customer who was logged in then; null for guests. */
const typedByAtom = atom<{ customer: string | null; typed: TypedDraft }>({ customer: null, typed: {} })

/**
 * The typed values. Untouched fields are still filled when the visitor logs in, even in another tab. What a customer
 * typed is theirs alone: it is not shown once they are logged out, here or in another tab, and back when they return.
 */
export const typedAtom = atom(
  (get): TypedDraft => {
    const { customer, typed } = get(typedByAtom)
    return customer === null || customer === loggedInEmail(get) ? typed : {}
  },
  (get, set, change: TypedDraft | ((typed: TypedDraft) => TypedDraft)) => {
    const typed = typeof change === 'function' ? change(get(typedAtom)) : change
    set(typedByAtom, { customer: loggedInEmail(get), typed })
  },
)

function loggedInEmail(get: Getter): string | null {
  return get(selectionAtom)?.loggedIn?.email ?? null
}

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
  return selection !== null && (lineCount(selection) > 0 || get(emptiedByCountryAtom))
})

/** Whether a required field of the address step is empty: another payment method may ask for more than the last. */
export const addressMissingAtom = atom((get) => {
  const form = get(formAtom)
  const draft = get(draftAtom)
  if (!form || !draft) return false
  const fields = [...form.billing, ...form.shipping]
  const { problems } = validateFields({ draft, fields, countryOf: form.countryOf, parsers: new Map() })
  return Object.keys(problems).length > 0
})

export const problemsAtom = atom<Problems>({})

/** Fields whose errors are listed above their step: those found when it was to be completed. */
export const listedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The last field that lost focus with an error, which is announced to assistive technology. */
export const leftFieldAtom = atom<FieldName | null>(null)

/** The step that was opened by hand or by going on; null while the first unfinished one is open by itself. */
const openedAtom = atom<Step | null>(null)

/** The step that is open. Who comes back with a complete address goes on where they left. */
export const stepAtom = atom(
  (get): Step => {
    const selection = get(selectionAtom)
    const opened = get(openedAtom)
    if (opened || !selection) return opened ?? 'address'
    const saved = draftFrom(selection)
    const { billing, shipping, countryOf, withPayment } = checkoutForm(selection, saved)
    // Its country is known anyway, but has not been looked at.
    if (withPayment && !selection.address.country) return 'address'
    const fields = [...billing, ...shipping]
    const { problems } = validateFields({ draft: saved, fields, countryOf, parsers: basicParsers })
    return Object.keys(problems).length === 0 ? 'delivery' : 'address'
  },
  (_get, set, step: Step) => set(openedAtom, step),
)

/** Keeps the current step open: what becomes known while it is being filled in opens no other. */
export function keepStep(get: Getter, set: Setter): void {
  set(stepAtom, get(stepAtom))
}

/** Changes what the shopper has typed into the form, and keeps the step that is open. */
export function changeTyped(get: Getter, set: Setter, change: (typed: TypedDraft) => TypedDraft): void {
  keepStep(get, set)
  set(typedAtom, change)
}

/** Changes what was typed outside of the addresses. */
export const changeDraftAtom = atom(
  null,
  (get, set, change: Pick<TypedDraft, 'newsletter' | 'note' | 'terms'>) =>
    changeTyped(get, set, (typed) => ({ ...typed, ...change })),
)

/** Takes in a text field; its problem is gone until it is looked at again. */
export const setFieldAtom = atom(null, (get, set, field: FormField, value: string) => {
  changeTyped(get, set, (typed) => withTyped(typed, kindOf(field.name), field.key, value))
  set(clearProblemAtom, field.name)
})

export const clearProblemAtom = atom(null, (_get, set, name: FieldName) =>
  set(problemsAtom, ({ [name]: _, ...rest }) => rest),
)
