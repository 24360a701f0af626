import { atom } from 'jotai'
import {
  type ChangePasswordResult,
  changePasswordResult,
  type ResetKey,
  type ResetRequestResult,
  type ResetResult,
  resetRequestResult,
  resetResult,
} from '#src/commerce/customer/password.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { replyOf } from '../../outcome.ts'
import { refreshCartAtom } from '../refresh-cart.atoms.ts'
import { startCartAtom } from '../start.atoms.ts'
import { sendLogIn } from './send-log-in.ts'

export const requestResetAtom = atom(
  null,
  async (_get, set, { email, linkUri }: { email: string; linkUri: string }): Promise<ResetRequestResult> => {
    const visit = await set(startCartAtom)
    const reply = visit && (await resultOrNull(() => visit.checkout.requestPasswordReset(email, linkUri)))
    return resetRequestResult(reply)
  },
)

export const resetPasswordAtom = atom(
  null,
  async (get, set, key: ResetKey, newPassword: string): Promise<ResetResult> => {
    const visit = await set(startCartAtom)
    if (!visit) return 'failed'
    return resetResult(
      replyOf(await sendLogIn(get, set, visit, (checkout) => checkout.resetPassword(key, newPassword))),
    )
  },
)

export const changePasswordAtom = atom(
  null,
  async (
    _get,
    set,
    { password, newPassword }: { password: string; newPassword: string },
  ): Promise<ChangePasswordResult> => {
    const visit = await set(startCartAtom)
    const reply = visit && (await resultOrNull(() => visit.checkout.changePassword(password, newPassword)))
    const result = changePasswordResult(reply)
    // The page then asks the visitor to log in again.
    if (visit && result === 'loggedOut') await set(refreshCartAtom, 'back', visit.i18n.locale)
    return result
  },
)
