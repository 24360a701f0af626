export type ProblemName =
  | 'required'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'zipCode'
  | 'country'
  | 'identity'
  | 'terms'
  | 'choose'
  | 'notAccepted'

/** A field's problem, perhaps with an example of a valid value. */
export type Problem = ProblemName | { name: ProblemName; example: string }
