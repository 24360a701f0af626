import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Yleiskatsaus',
  'account.changeCars': 'Lisää tai muuta autoja',
  'account.changeDetails': 'Muuta tilitietoja',
} satisfies Record<keyof typeof english, string>
