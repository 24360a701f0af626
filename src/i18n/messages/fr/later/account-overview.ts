import type { accountOverview as english } from '../../en/later/account-overview.ts'

export const accountOverview = {
  'account.overview': 'Vue d’ensemble',
  'account.changeCars': 'Ajouter ou modifier une voiture',
  'account.changeDetails': 'Modifier les informations du compte',
} satisfies Record<keyof typeof english, string>
