import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Overzicht',
  'account.changeCars': 'Auto’s toevoegen of wijzigen',
  'account.changeDetails': 'Accountgegevens wijzigen',
  'account.loggedOut':
    'U bent niet meer ingelogd. Log in om verder te gaan. Wat u hier hebt ingevuld, blijft bewaard.',
} satisfies Record<keyof typeof english, string>
