export const guarantee = {
  'guarantee.title': 'Legal guarantee: {years, plural, one {# year} other {# years}}',
  'guarantee.lasting': 'Legal guarantee: as long as the part can be expected to last, at least {years} years',
  'guarantee.text':
    'If a part is faulty or not as described, we repair or replace it free of charge. If that cannot be done, you get a price reduction or your money back. These rights are yours by law, with or without a manufacturer’s guarantee.',
  'guarantee.reject': 'You can return a faulty part for a full refund within 30 days.',
  'guarantee.more': 'Your rights if a part is faulty',
} as const
