import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Accountgegevens',
  'account.gender': 'Geslacht',
  'account.gender.none': 'Niet opgegeven',
  'account.gender.f': 'Vrouw',
  'account.gender.m': 'Man',
  'account.club.clubName': 'Autoclub',
  'account.club.memberNumber': 'Lidnummer',
  'account.passwordForEmail':
    'Nodig om het e-mailadres te wijzigen. We sturen bericht naar het vorige adres. Op andere apparaten moet u daarna opnieuw inloggen.',
  'account.save': 'Opslaan',
  'account.saved': 'Uw wijzigingen zijn opgeslagen.',
  'account.saveFailed': 'Het is niet zeker of uw wijzigingen zijn opgeslagen. Probeer het zo meteen opnieuw.',
} satisfies Record<keyof typeof english, string>
