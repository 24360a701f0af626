import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mein Konto',
  'account.logIn': 'Anmelden',
  'account.create': 'Konto anlegen',
  'account.forgot': 'Passwort vergessen?',
  'account.logOut': 'Abmelden',
  'account.password': 'Passwort',
  'account.showPassword': 'Passwort anzeigen',
  'account.loggedInAs': 'Angemeldet als {name}',
  'account.incorrect': 'Passwort oder E-Mail-Adresse falsch',
  'account.noAccount': 'Konto nicht gefunden',
  'account.failed':
    'Die Anmeldung ist gerade nicht möglich. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
  'account.stillIn': 'Die Abmeldung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
