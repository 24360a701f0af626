/** Texts of the question for consent. */
export const consent = {
  'consent.ask': 'May we measure visits, purchases and our advertising?',
  'consent.all': 'Accept all',
  'consent.none': 'Reject all',
  'consent.choose': 'Choose',
  'consent.more': 'What is stored, and for whom',
} as const
