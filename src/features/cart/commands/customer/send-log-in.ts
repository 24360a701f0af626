import type { Getter, Setter } from 'jotai'
import { paymentKey, paymentLifetime } from '#src/config.ts'
import type { Visit } from '#src/visit.ts'
import { type LogInCall, logInWithNewToken } from '../../operations/log-in-with-new-token.ts'
import type { Outcome } from '../../outcome.ts'
import { uncopiedCartAtom } from '../../state/log-in.atoms.ts'
import { sendChange } from '../change-cart.ts'

/** Logs in under a new token. Other tabs follow, because each call reads the token from its cookie. */
export function sendLogIn(get: Getter, set: Setter, visit: Visit, call: LogInCall): Promise<Outcome | null> {
  set(uncopiedCartAtom, null)
  return sendChange(get, set, async (checkout) => {
    const before = await checkout.selection()
    if (!before.ok) return before
    const { reply, left } = await logInWithNewToken(call, {
      before: before.value,
      session: visit.apart(),
      language: visit.i18n.locale,
      keepsFormer: isPaying(visit),
      report: () => {},
    })
    set(uncopiedCartAtom, left)
    return reply ?? checkout.selection()
  })
}

function isPaying({ browserStore, now }: Visit): boolean {
  const startedAt = browserStore.read(paymentKey)
  return startedAt !== null && now() - Number(startedAt) < paymentLifetime
}
