import type { overview as english } from '../../en/account/overview.ts'

export const overview = {
  'account.overview': 'Yleiskatsaus',
  'account.loggedOut':
    'Et ole enää kirjautuneena. Jatka kirjautumalla sisään. Tälle sivulle kirjoittamasi tiedot säilyvät.',
} satisfies Record<keyof typeof english, string>
