import { atom, type Getter, type Setter } from 'jotai'
import {
  changeCountryAtom,
  countryChangeAtom,
  undoCountryChangeAtom,
} from '#src/features/cart/commands/change-country.atoms.ts'
import { type AddressKind, type FormField, kindOf } from './address-form-fields.ts'
import { moveCountry } from './country-moves.atoms.ts'
import { withTyped } from './draft.ts'
import { changeTyped, clearProblemAtom, draftAtom, formAtom, keepStep } from './form.atoms.ts'
import { moveDelivery } from './move-delivery.ts'
import { revalidate } from './validate-field.atoms.ts'

/** Sets the country of an address. For the shipping country a call updates prices and assortment. */
export const setAddressCountryAtom = atom(
  null,
  (get, set, field: FormField, country: string, state?: string) =>
    moveCountry(get, set, async () => {
      const kind = kindOf(field.name)
      const draft = get(draftAtom)
      if (!draft) return
      const isDelivery = kind === 'shippingAddress' || !draft.elsewhere
      keepStep(get, set)
      const move = () => set(changeCountryAtom, country, state)
      if (isDelivery && !(await moveDelivery(get, set, country, move))) return
      set(clearProblemAtom, field.name)
      await changeAddress(get, set, kind, { country, state: state ?? '' })
    }),
)

async function changeAddress(
  get: Getter,
  set: Setter,
  kind: AddressKind,
  { country, state }: { country: string; state: string },
) {
  changeTyped(get, set, (typed) =>
    withTyped(withTyped(typed, kind, 'country', country), kind, 'state', state),
  )
  await revalidate(get, set, kind)
}

/** Switches a separate shipping address on or off; without one the order goes to the billing country. */
export const deliverElsewhereAtom = atom(null, async (get, set, elsewhere: boolean) => {
  const form = get(formAtom)
  if (!form) return
  const billed = form.countryOf('address')
  changeTyped(get, set, (typed) => ({ ...withTyped(typed, 'address', 'country', billed), elsewhere }))
  if (!elsewhere && billed !== form.deliveryCountry)
    await moveCountry(get, set, () => moveDelivery(get, set, billed))
})

export const undoDeliveryCountryAtom = atom(null, (get, set) =>
  moveCountry(get, set, async () => {
    const from = get(countryChangeAtom)?.from
    const draft = get(draftAtom)
    if (!from || !draft) return
    if (!(await moveDelivery(get, set, from.country, () => set(undoCountryChangeAtom)))) return
    const elsewhere = draft.elsewhere || draft.shippingAddress.country === from.country
    changeTyped(get, set, (typed) => ({ ...typed, elsewhere }))
    await changeAddress(get, set, elsewhere ? 'shippingAddress' : 'address', from)
  }),
)
