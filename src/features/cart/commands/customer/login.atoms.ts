import { atom } from 'jotai'
import { isLoggedOut, type LogInResult, logInResult } from '#src/commerce/customer/login.ts'
import { forgetAccount } from '#src/features/garage/forget-account.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { visitAtom } from '#src/visit.ts'
import { replyOf } from '../../outcome.ts'
import { logInCartsAtom, logInPause as pause } from '../../state/log-in.atoms.ts'
import { selectionAtom } from '../../state/selection.atoms.ts'
import { sendChange } from '../change-cart.ts'
import { pickedPaymentKey } from '../choose-methods.atoms.ts'
import { startCartAtom } from '../start.atoms.ts'
import { sendLogIn } from './send-log-in.ts'

export const logInAtom = atom(
  null,
  async (get, set, { email, password }: { email: string; password: string }): Promise<LogInResult> => {
    const started = await set(startCartAtom)
    await pause.wait(get, set)
    set(logInCartsAtom, { before: get(selectionAtom), after: null })
    const outcome =
      started && (await sendLogIn(get, set, started, (checkout) => checkout.logIn(email, password)))
    const result = logInResult(replyOf(outcome))
    pause.count(get, set, result === 'in' ? 'hit' : result === 'failed' ? 'neither' : 'miss')
    set(logInCartsAtom, (carts) =>
      result === 'in' && carts ? { ...carts, after: outcome?.after ?? null } : null,
    )
    if (result === 'in') get(visitAtom)?.events.send({ kind: 'loggedIn' })
    return result
  },
)

/**
 * Logs out and navigates to the log-in page, which removes the customer's data from this browser. False if the service
 * did not answer: the customer is still logged in.
 */
export const logOutAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!(await set(startCartAtom))) return false
  const outcome = await sendChange(get, set, (checkout) => checkout.logOut())
  const out = isLoggedOut(replyOf(outcome))
  const visit = get(visitAtom)
  if (out && visit) {
    visit.store.write(pickedPaymentKey, null)
    forgetAccount(visit.browserStore)
    visit.leave(localized(visit.i18n.locale, paths.login()))
  }
  return out
})
