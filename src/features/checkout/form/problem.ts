import type { PhoneProblem } from '#src/forms/phone.ts'

export type ProblemName =
  | 'required'
  | 'email'
  | PhoneProblem
  | 'vatNumber'
  | 'zipCode'
  | 'country'
  | 'identity'
  | 'terms'
  | 'choose'
  | 'notAccepted'

export type Problem = ProblemName | { name: ProblemName; example: string }

/** A valid value that may be of another country than its address: a phone number of one, or a postcode it does not have. */
export interface Doubt {
  name: 'phone' | 'zipCode'
  /** The country of the number, or that of the address. */
  country: string
}
