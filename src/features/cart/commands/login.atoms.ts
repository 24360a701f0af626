import { atom } from 'jotai'
import { isLoggedOut, type LogInResult, logInResult } from '#src/commerce/login.ts'
import { localized, paths } from '#src/paths.ts'
import { visitAtom } from '#src/visit.ts'
import { replyOf } from '../queue/outcome.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import { sendChange } from './change.atoms.ts'

/** Logs a customer in through the cart’s queue: both use the same token. */
export const logInAtom = atom(
  null,
  async (get, set, { email, password }: { email: string; password: string }): Promise<LogInResult> => {
    const started = await get(cartStarterAtom)
      .start()
      .then(() => true)
      .catch(() => false)
    const outcome = started ? await sendChange(get, set, (checkout) => checkout.logIn(email, password)) : null
    return logInResult(replyOf(outcome))
  },
)

/** Logs out and leaves for the log-in page. False when the service did not answer: still logged in. */
export const logOutAtom = atom(null, async (get, set): Promise<boolean> => {
  const outcome = await sendChange(get, set, (checkout) => checkout.logOut())
  const out = isLoggedOut(replyOf(outcome))
  const visit = get(visitAtom)
  if (out && visit) visit.leave(localized(visit.i18n.locale, paths.login()))
  return out
})
