import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isLoggedOut } from '#src/commerce/logged-out.ts'
import type { Result } from '#src/commerce/reply.ts'
import { localized, paths } from '#src/paths.ts'
import { visitAtom } from '#src/shop.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import { sendChange } from './change.atoms.ts'

/**
 * Logs a customer in through the cart’s queue: both go by the same token. Null when nobody answered, or
 * the shop's own code could not be fetched.
 */
export const logInAtom = atom(
  null,
  async (get, set, email: string, password: string): Promise<Result<Selection> | null> => {
    const started = await get(cartStarterAtom)
      .start()
      .then(() => true)
      .catch(() => false)
    const outcome = started ? await sendChange(get, set, (checkout) => checkout.logIn(email, password)) : null
    if (outcome?.kind === 'refused') return outcome.refusal
    return outcome?.after?.loggedIn ? { ok: true, value: outcome.after } : null
  },
)

/** Logs out and leaves for the log-in page. False when nobody answered: then one is still logged in. */
export const logOutAtom = atom(null, async (get, set): Promise<boolean> => {
  const outcome = await sendChange(get, set, (checkout) => checkout.logOut())
  const nobodyLoggedIn = outcome?.kind === 'refused' && isLoggedOut(outcome.refusal)
  const out = nobodyLoggedIn || outcome?.after?.loggedIn === null
  const visit = get(visitAtom)
  if (out && visit) visit.leave(localized(visit.i18n.locale, paths.login()))
  return out
})
