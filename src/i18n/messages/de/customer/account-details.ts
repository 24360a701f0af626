import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Kontodaten',
  'account.gender': 'Geschlecht',
  'account.gender.none': 'Keine Angabe',
  'account.gender.f': 'Frau',
  'account.gender.m': 'Mann',
  'account.club.clubName': 'Autoclub',
  'account.club.memberNumber': 'Mitgliedsnummer',
  'account.passwordForEmail':
    'Nötig, um die E-Mail-Adresse zu ändern. Wir informieren die bisherige Adresse. Auf anderen Geräten müssen Sie sich danach neu anmelden.',
  'account.save': 'Speichern',
  'account.saved': 'Ihre Änderungen sind gespeichert.',
  'account.saveFailed':
    'Es ist nicht sicher, ob Ihre Änderungen gespeichert wurden. Bitte versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
