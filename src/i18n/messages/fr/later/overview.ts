import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Vue d’ensemble',
  'account.changeCars': 'Ajouter ou modifier une voiture',
  'account.changeDetails': 'Modifier les informations du compte',
  'account.loggedOut':
    'Votre session a pris fin. Connectez-vous pour continuer : ce que vous avez saisi ici est conservé.',
} satisfies Record<keyof typeof english, string>
