export const accountOverview = {
  'account.overview': 'Overview',
  'account.changeCars': 'Add or change cars',
  'account.changeDetails': 'Change account information',
} as const
