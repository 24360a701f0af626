import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mijn account',
  'account.logIn': 'Inloggen',
  'account.create': 'Account aanmaken',
  'account.forgot': 'Wachtwoord vergeten?',
  'account.logOut': 'Uitloggen',
  'account.password': 'Wachtwoord',
  'account.showPassword': 'Wachtwoord tonen',
  'account.loggedInAs': 'Ingelogd als {name}',
  'account.incorrect': 'Wachtwoord of e-mailadres onjuist',
  'account.noAccount': 'Account niet gevonden',
  'account.failed':
    'Inloggen lukt nu even niet. Uw winkelwagen is zoals hij was. Probeer het zo meteen opnieuw.',
  'account.stillIn': 'Uitloggen lukt nu even niet. Probeer het zo meteen opnieuw.',
} satisfies Record<keyof typeof english, string>
