import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Übersicht',
  'account.changeCars': 'Autos hinzufügen oder ändern',
  'account.changeDetails': 'Kontodaten ändern',
} satisfies Record<keyof typeof english, string>
