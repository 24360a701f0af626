import type { overview as english } from '../../en/later/overview.ts'

export const overview = {
  'account.overview': 'Översikt',
  'account.changeCars': 'Lägg till eller ändra bilar',
  'account.changeDetails': 'Ändra kontouppgifter',
  'account.loggedOut':
    'Du är inte längre inloggad. Logga in för att fortsätta. Det du har skrivit här finns kvar.',
} satisfies Record<keyof typeof english, string>
