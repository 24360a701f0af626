import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Oversigt',
  'account.changeCars': 'Tilføj eller ret biler',
  'account.changeDetails': 'Ret kontooplysninger',
  'account.loggedOut':
    'Du er ikke længere logget ind. Log ind for at fortsætte. Det, du har skrevet her, er bevaret.',
} satisfies Record<keyof typeof english, string>
