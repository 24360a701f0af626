import * as v from 'valibot'
import { DeletionRequest } from '#src/commerce/contract/support.ts'
import type { ParsedForm, Submission } from '#src/features/form/use-submission.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { CarPhotos, ConsentRecord, Support, VisitorCart } from '#src/shop.ts'
import { loadProfile } from '../account-action.ts'
import { type ConfirmPasswordResult, confirmPassword } from '../confirm-password.ts'
import { Password } from '../credentials.ts'

/** Field names of the form that asks for the deletion of the account. */
export const deletionFields = { password: 'password', form: 'form' } as const

/** What the form holds: the present password, and what names the form, so that a request that is sent again stays one. */
export interface DeletionForm {
  password: string
  form: string
}

/**
 * How a request to delete the account ended. `requested`: customer service has it. `loggedOut`: the visitor is no longer
 * logged in.
 */
export type DeletionOutcome = 'requested' | 'loggedOut' | Exclude<ConfirmPasswordResult, 'right' | 'wrong'>
export type DeletionSubmission = Submission<'password', DeletionOutcome>

/** Parses the form. Null when it was damaged, and the request has to be made from a new one. */
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
  /** Null where photos are kept on the customer's device. */
  photos: Pick<CarPhotos, 'removeAll'> | null
  consents: Pick<ConsentRecord, 'remove'>
  language: Locale
  /** Counts an attempt for an account. False when there were too many. */
  allows(email: string): Promise<boolean>
  /** Counts a wrong password of an account. */
  wasWrong(email: string): Promise<void>
  report(error: unknown): void
}

/** What is known of a request once customer service has it. */
interface Requested {
  /** When customer service received it: ISO 8601, UTC. */
  receivedAt: string
  /** The customer's; empty when it is not known. */
  country: string
  /** Photos of cars could not be deleted; they go with the account. */
  keepsPhotos: boolean
}

/**
 * Passes the request to delete the account on to customer service, because the commerce service cannot delete one, after the
 * present password was checked. What the shop itself holds, photos of cars and proof of this browser's answers about
 * measuring, is deleted at once. `forgets`: those answers do not count any more, and the visitor is to be asked again.
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

/**
 * The day by which a request has to be done, `YYYY-MM-DD`: within one month (Regulation (EU) 2016/679, article 12(3)), which ends on the same day
 * of the next month, or on its last (Regulation (EEC, Euratom) No 1182/71, article 3(2)(c)).
 */
export function deletionDeadline(receivedAt: string): string {
  const received = new Date(receivedAt)
  const [year, month] = [received.getUTCFullYear(), received.getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  const deadline = new Date(Date.UTC(year, month + 1, Math.min(received.getUTCDate(), lastDay)))
  return deadline.toISOString().slice(0, 10)
}
