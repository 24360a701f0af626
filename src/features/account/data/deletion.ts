import * as v from 'valibot'
import { DeletionRequest } from '#src/commerce/contract/support.ts'
import type { ParsedForm, Submission } from '#src/features/form/use-submission.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { CarPhotos, ConsentRecord, Support, VisitorCart } from '#src/shop.ts'
import { loadProfile } from '../account-action.ts'
import { type ConfirmPasswordResult, confirmPassword } from '../confirm-password.ts'
import { Password } from '../credentials.ts'

export const deletionFields = { password: 'password', form: 'form' } as const

/** The present password, and an id that makes a repeated request the same one. */
export interface DeletionForm {
  password: string
  form: string
}

/** `requested`: customer service has the request. `loggedOut`: the visitor is no longer logged in. */
export type DeletionOutcome = 'requested' | 'loggedOut' | Exclude<ConfirmPasswordResult, 'right' | 'wrong'>
export type DeletionSubmission = Submission<'password', DeletionOutcome>

export function parseDeletion(form: URLSearchParams): ParsedForm<'password', DeletionForm> | null {
  const password = v.safeParse(Password, form.get(deletionFields.password) ?? '')
  const id = v.safeParse(DeletionRequest.entries.form, form.get(deletionFields.form))
  if (!id.success) return null
  if (!password.success) return { problems: { password: 'required' } }
  return { values: { password: password.output, form: id.output } }
}

interface DeletionPorts {
  cart: VisitorCart
  support: Pick<Support, 'requestDeletion'>
  /** Null if photos are stored on the customer's device. */
  photos: Pick<CarPhotos, 'removeAll'> | null
  consents: Pick<ConsentRecord, 'remove'>
  language: Locale
  allows(email: string): Promise<boolean>
  wasWrong(email: string): Promise<void>
  report(error: unknown): void
}

interface Requested {
  /** Time of receipt at customer service: ISO 8601, UTC. */
  receivedAt: string
  country: string
  keepsPhotos: boolean
}

/**
 * Forwards a request to delete the account to customer service, because the commerce service cannot delete one, after
 * checking the present password. The shop's own data, photos of cars and proof of this browser's consent answers, is
 * deleted immediately. `forgets`: those answers are void, and the visitor is asked again.
 */
export async function requestDeletion(
  { password, form }: DeletionForm,
  { cart, support, photos, consents, language, allows, wasWrong, report }: DeletionPorts,
): Promise<{ submission: DeletionSubmission; requested: Requested | null; forgets: boolean }> {
  const profile = await loadProfile({ cart, report })
  if (typeof profile === 'string') return ended(profile === 'guest' ? 'loggedOut' : 'failed')
  const { customer, email, firstName, lastName, country } = profile
  if (!(await allows(email))) return ended('limited')
  const check = await confirmPassword(email, password, { cart, language, report })
  if (check === 'wrong') {
    await wasWrong(email)
    return { ...ended(null), submission: { problems: { password: 'wrongPassword' }, outcome: null } }
  }
  if (check !== 'right') return ended(check)
  if (!(await consents.remove())) return ended('failed')
  const name = `${firstName} ${lastName}`.trim()
  const sent = await support.requestDeletion({ customer, email, name, language, form })
  if (sent.kind !== 'sent') return { ...ended('failed'), forgets: true }
  const keepsPhotos = photos !== null && !(await photos.removeAll())
  return {
    ...{ submission: { problems: {}, outcome: 'requested' }, forgets: true },
    requested: { receivedAt: sent.receivedAt, country, keepsPhotos },
  }
}

const ended = (outcome: DeletionOutcome | null) => ({
  submission: { problems: {}, outcome },
  requested: null,
  forgets: false,
})

export function deletionDeadline(receivedAt: string): string {
  const received = new Date(receivedAt)
  const [year, month] = [received.getUTCFullYear(), received.getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  const deadline = new Date(Date.UTC(year, month + 1, Math.min(received.getUTCDate(), lastDay)))
  return deadline.toISOString().slice(0, 10)
}
