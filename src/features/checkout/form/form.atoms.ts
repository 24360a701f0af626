import { atom, type Getter, type Setter } from 'jotai'
import { lineCount } from '#src/features/cart/cart.ts'
import { emptiedByCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { businessKeys, type FieldName, type FormField, kindOf } from './address-form-fields.ts'
import { draftFrom, isOfPlace, type TypedDraft, withShownPlace, withTyped } from './draft.ts'
import { basicParsers } from './field-parsers.ts'
import { checkoutForm, type Step } from './form.ts'
import { type Doubts, type Problems, validateFields } from './validate-fields.ts'

/** Typed values, with the e-mail address of the customer logged in then; null for guests. */
const typedByAtom = atom<{ customer: string | null; typed: TypedDraft }>({ customer: null, typed: {} })

/**
 * Typed values. Untouched fields are still filled at log-in, even in another tab. Values typed by a customer are not
 * shown after their log-out, here or in another tab, and return with them.
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
 * True if there is an order to fill in. In a country that sells nothing of the cart the form stays, with its values and
 * the way back. One atom, so that the form never disappears between updates of the atoms it reads.
 */
export const formShownAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection !== null && (lineCount(selection) > 0 || get(emptiedByCountryAtom))
})

/** True if a required field of the address step is empty: another payment method may require more fields. */
export const addressMissingAtom = atom((get) => {
  const form = get(formAtom)
  const draft = get(draftAtom)
  if (!form || !draft) return false
  const fields = [...form.billing, ...form.shipping]
  const { problems } = validateFields({ draft, fields, countryOf: form.countryOf, parsers: new Map() })
  return Object.keys(problems).length > 0
})

export const problemsAtom = atom<Problems>({})

/** The hints at fields whose value may be of another country; they block nothing. */
export const doubtsAtom = atom<Doubts>({})

export const listedAtom = atom<ReadonlySet<string>>(new Set<string>())

export const leftFieldAtom = atom<FieldName | null>(null)

/** The step opened by hand or by completing one; null while the first unfinished step is open by default. */
const openedAtom = atom<Step | null>(null)

export const stepAtom = atom(
  (get): Step => {
    const selection = get(selectionAtom)
    const opened = get(openedAtom)
    if (opened || !selection) return opened ?? 'address'
    const saved = draftFrom(selection)
    const { billing, shipping, countryOf, withPayment } = checkoutForm(selection, saved)
    // The country is known by default, but the shopper has not confirmed it.
    if (withPayment && !selection.address.country) return 'address'
    const fields = [...billing, ...shipping]
    const { problems } = validateFields({ draft: saved, fields, countryOf, parsers: basicParsers })
    return Object.keys(problems).length === 0 ? 'delivery' : 'address'
  },
  (_get, set, step: Step) => set(openedAtom, step),
)

/** Keeps the current step open: data that arrives while it is being filled in opens no other. */
export function keepStep(get: Getter, set: Setter): void {
  set(stepAtom, get(stepAtom))
}

export function changeTyped(get: Getter, set: Setter, change: (typed: TypedDraft) => TypedDraft): void {
  keepStep(get, set)
  set(typedAtom, change)
}

export const changeDraftAtom = atom(
  null,
  (get, set, change: Pick<TypedDraft, 'newsletter' | 'note' | 'terms'>) =>
    changeTyped(get, set, (typed) => ({ ...typed, ...change })),
)

/** Answers whether a business orders. */
export const setBusinessAtom = atom(null, (get, set, business: boolean) => {
  changeTyped(get, set, (typed) => ({ ...typed, business }))
  for (const key of businessKeys) set(clearProblemAtom, `address.${key}`)
})

export const setFieldAtom = atom(null, (get, set, field: FormField, value: string) => {
  const kind = kindOf(field.name)
  const draft = get(draftAtom)
  const pinned = draft && kind === 'address' && isOfPlace(field) && value !== '' ? draft : null
  changeTyped(get, set, (typed) =>
    withTyped(pinned ? withShownPlace(typed, pinned) : typed, kind, field.key, value),
  )
  set(clearProblemAtom, field.name)
  set(doubtsAtom, ({ [field.name]: _, ...rest }) => rest)
})

export const clearProblemAtom = atom(null, (_get, set, name: FieldName) =>
  set(problemsAtom, ({ [name]: _, ...rest }) => rest),
)
