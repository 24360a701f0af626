/** Texts of the question for consent. */
export const consent = {
  'consent.ask': 'May we measure visits, and may ad services recognise you by email or phone?',
  'consent.all': 'Accept all',
  'consent.none': 'Reject all',
  'consent.choose': 'Choose',
  'consent.more': 'Privacy',
} as const
