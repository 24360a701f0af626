import { atom } from 'jotai'
import {
  type RegisterResult,
  type Registration,
  registerResult,
  registrationRequest,
} from '#src/commerce/registration.ts'
import { visitAtom } from '#src/shop.ts'
import { replyOf } from '../queue/outcome.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import { sendChange } from './change.atoms.ts'

/** Registers and logs in through the cart's queue: both use the same token. */
export const registerAtom = atom(
  null,
  async (get, set, registration: Registration): Promise<RegisterResult> => {
    const started = await get(cartStarterAtom)
      .start()
      .then(() => true)
      .catch(() => false)
    const visit = get(visitAtom)
    if (!started || !visit) return { kind: 'failed' }
    const request = registrationRequest(registration, visit.i18n.locale)
    return registerResult(replyOf(await sendChange(get, set, (checkout) => checkout.register(request))))
  },
)
