import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Kontouppgifter',
  'account.gender': 'Kön',
  'account.gender.none': 'Ej angivet',
  'account.gender.f': 'Kvinna',
  'account.gender.m': 'Man',
  'account.club.clubName': 'Bilklubb',
  'account.club.memberNumber': 'Medlemsnummer',
  'account.passwordForEmail':
    'Behövs för att byta e-postadress. Vi meddelar den tidigare adressen. På andra enheter behöver du sedan logga in igen.',
  'account.save': 'Spara',
  'account.saved': 'Dina ändringar är sparade.',
  'account.saveFailed': 'Det är osäkert om dina ändringar sparades. Försök igen om en stund.',
} satisfies Record<keyof typeof english, string>
