/** Texts of the panel for consent. */
export const consent = {
  'consent.title': 'May we measure how you use our shop?',
  'consent.question':
    'We would like to count visits and purchases, and to see how well our advertising works. The shop works the same without it. You can change your answer at the bottom of every page.',
  'consent.save': 'Save',
  'consent.statistics': 'Statistics: which pages and parts are viewed, and which parts are bought',
  'consent.marketing':
    'Marketing: how well our advertising works. Data is passed to advertising services; when you order, also your email address and phone number, turned into a code that only services that already have them can match',
  'consent.settings': 'Cookie settings',
} as const
