import { atom } from 'jotai'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import {
  type LoadedProfile,
  profileOf,
  type UpdateCustomerResult,
  updateCustomerResult,
} from '#src/commerce/customer/customer-update.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { sendChange } from '../change-cart.ts'
import { refreshCartAtom } from '../refresh-cart.atoms.ts'
import { startCartAtom } from '../start.atoms.ts'

export const readProfileAtom = atom(null, async (_get, set): Promise<LoadedProfile> => {
  const visit = await set(startCartAtom)
  if (!visit) return 'unavailable'
  const profile = profileOf(await resultOrNull(() => visit.checkout.customer()))
  // The page then asks the visitor to log in again.
  if (profile === 'guest') await set(refreshCartAtom, 'back', visit.i18n.locale)
  return profile
})

/** Goes through the cart's queue, because the reply is the selection from which the checkout starts. */
export const updateCustomerAtom = atom(
  null,
  async (get, set, request: CustomerUpdateRequest): Promise<UpdateCustomerResult> => {
    const visit = await set(startCartAtom)
    if (!visit) return { kind: 'failed' }
    const outcome = await sendChange(get, set, (checkout) => checkout.updateCustomer(request))
    // A selection read after a lost reply does not show whether the change was made.
    const reply =
      outcome?.kind === 'refused'
        ? outcome.refusal
        : outcome?.kind === 'done'
          ? { ok: true as const, value: outcome.after }
          : null
    const result = updateCustomerResult(reply)
    // The page then asks the visitor to log in again.
    if (result.kind === 'loggedOut') await set(refreshCartAtom, 'back', visit.i18n.locale)
    return result
  },
)
