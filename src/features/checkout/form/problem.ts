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

/** What is wrong with a field, perhaps with an example of what would be right. */
export type Problem = ProblemName | { name: ProblemName; example: string }
