import { atom } from 'jotai'
import { resultOrNull } from '#src/commerce/reply.ts'
import { refreshCartAtom } from '#src/features/cart/commands/refresh-cart.atoms.ts'
import { startCartAtom } from '#src/features/cart/commands/start.atoms.ts'
import { setAddressCountryAtom } from './address-country.atoms.ts'
import type { AddressKind, FormField } from './address-form-fields.ts'
import { countriesSettled } from './country-moves.atoms.ts'
import { withTyped } from './draft.ts'
import { focusAtom } from './focus.atoms.ts'
import { changeTyped, clearProblemAtom, draftAtom, formAtom } from './form.atoms.ts'
import { filledFields, type RecentAddress, recentAddresses } from './recent-addresses.ts'

const ordersRead = 20

/**
 * Loads addresses of the customer's latest orders that can fill `kind`. Null if the service does not answer, or the
 * visitor is no longer logged in: the cart is then read again, and with it the log-in.
 */
export const loadRecentAddressesAtom = atom(
  null,
  async (get, set, kind: AddressKind): Promise<RecentAddress[] | null> => {
    const visit = await set(startCartAtom)
    if (!visit) return null
    const reply = await resultOrNull(() => visit.checkout.orders(0, ordersRead))
    if (reply?.ok === false) await set(refreshCartAtom, 'back', visit.i18n.locale)
    const form = get(formAtom)
    const draft = get(draftAtom)
    return reply?.ok && form && draft
      ? recentAddresses(reply.value.orders, form.countryOf(kind), draft[kind])
      : null
  },
)

/** Fills in an address, unless the form is in another country by then. */
export const fillAddressAtom = atom(
  null,
  async (get, set, kind: AddressKind, fields: readonly FormField[], address: RecentAddress) => {
    await countriesSettled(get)
    const form = get(formAtom)
    if (form?.countryOf(kind) !== address.country) return
    const filled = Object.entries(filledFields(address, form?.keys[kind] ?? []))
    const business = kind === 'address' && form?.asksForBusiness ? { business: address.company !== '' } : {}
    changeTyped(get, set, (typed) => ({
      ...filled.reduce((filling, [key, value]) => withTyped(filling, kind, key, value), typed),
      ...business,
    }))
    for (const { name } of fields) set(clearProblemAtom, name)
    const first = fields.find(({ key }) => key !== 'country')
    if (first) set(focusAtom, { name: first.name })
    const state = fields.find(({ key }) => key === 'state')
    if (state) await set(setAddressCountryAtom, state, address.country, address.state)
  },
)
