import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Oversigt',
  'account.changeCars': 'Tilføj eller ret biler',
  'account.changeDetails': 'Ret kontooplysninger',
} satisfies Record<keyof typeof english, string>
