import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Übersicht',
  'account.changeCars': 'Autos hinzufügen oder ändern',
  'account.changeDetails': 'Kontodaten ändern',
  'account.loggedOut':
    'Sie sind nicht mehr angemeldet. Melden Sie sich an, um fortzufahren. Ihre Eingaben auf dieser Seite bleiben erhalten.',
} satisfies Record<keyof typeof english, string>
