import { atom } from 'jotai'
import {
  type RegisterResult,
  type Registration,
  registerResult,
  registrationRequest,
} from '#src/commerce/customer/registration.ts'
import { replyOf } from '../../outcome.ts'
import { startCartAtom } from '../start.atoms.ts'
import { sendLogIn } from './send-log-in.ts'

export const registerAtom = atom(
  null,
  async (get, set, registration: Registration): Promise<RegisterResult> => {
    const visit = await set(startCartAtom)
    if (!visit) return { kind: 'failed' }
    const request = registrationRequest(registration, visit.i18n.locale)
    const result = registerResult(
      replyOf(await sendLogIn(get, set, visit, (checkout) => checkout.register(request))),
    )
    if (result.kind === 'in') visit.events.send({ kind: 'registered' })
    return result
  },
)
