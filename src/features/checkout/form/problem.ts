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

export type Problem = ProblemName | { name: ProblemName; example: string }
