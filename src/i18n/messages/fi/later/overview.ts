import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Yleiskatsaus',
  'account.changeCars': 'Lisää tai muuta autoja',
  'account.changeDetails': 'Muuta tilitietoja',
  'account.loggedOut':
    'Et ole enää kirjautuneena. Jatka kirjautumalla sisään. Tälle sivulle kirjoittamasi tiedot säilyvät.',
} satisfies Record<keyof typeof english, string>
