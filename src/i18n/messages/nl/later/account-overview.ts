import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Overzicht',
  'account.changeCars': 'Auto’s toevoegen of wijzigen',
  'account.changeDetails': 'Accountgegevens wijzigen',
} satisfies Record<keyof typeof english, string>
