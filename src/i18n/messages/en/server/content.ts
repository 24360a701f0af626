export const content = {
  'info.updated': 'Last changed {date}',
  'info.terms': 'Terms of purchase',
  'info.privacy': 'Privacy',
  'info.delivery': 'Delivery',
  'info.returns': 'Returns',
  'info.withdrawal': 'Right of withdrawal',
  'info.imprint': 'Company information',
  'info.accessibility': 'Accessibility',
  'info.take-back': 'Take-back and recycling',
  'info.label': '{name}:',
  'faq.contents': 'Questions',
  'faq.unanswered': 'Is your question not answered here?',
} as const
