import { atom } from 'jotai'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import { type UpdateCustomerResult, updateCustomerResult } from '#src/commerce/customer-update.ts'
import { sendChange } from './change.atoms.ts'
import { refreshCartAtom } from './refresh-cart.atoms.ts'
import { startCartAtom } from './start.atoms.ts'

/**
 * Changes fields of the customer who is logged in, through the cart's queue: the reply is the selection, from which the
 * checkout starts.
 */
export const updateCustomerAtom = atom(
  null,
  async (get, set, request: CustomerUpdateRequest): Promise<UpdateCustomerResult> => {
    const visit = await set(startCartAtom)
    if (!visit) return { kind: 'failed' }
    const outcome = await sendChange(get, set, (checkout) => checkout.updateCustomer(request))
    // A selection read after a lost reply does not say whether the change was made.
    const reply =
      outcome?.kind === 'refused'
        ? outcome.refusal
        : outcome?.kind === 'done'
          ? { ok: true as const, value: outcome.after }
          : null
    const result = updateCustomerResult(reply)
    // The page asks a visitor who is no longer logged in to log in again.
    if (result.kind === 'loggedOut') await set(refreshCartAtom, 'back', visit.i18n.locale)
    return result
  },
)
