import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Översikt',
  'account.changeCars': 'Lägg till eller ändra bilar',
  'account.changeDetails': 'Ändra kontouppgifter',
} satisfies Record<keyof typeof english, string>
