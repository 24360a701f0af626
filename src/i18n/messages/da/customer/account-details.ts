import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Kontooplysninger',
  'account.gender': 'Køn',
  'account.gender.none': 'Ikke oplyst',
  'account.gender.f': 'Kvinde',
  'account.gender.m': 'Mand',
  'account.club.clubName': 'Bilklub',
  'account.club.memberNumber': 'Medlemsnummer',
  'account.passwordForEmail':
    'Kræves for at skifte e-mailadresse. Vi giver besked til den tidligere adresse. På andre enheder logger du derefter ind igen.',
  'account.save': 'Gem',
  'account.saved': 'Dine ændringer er gemt.',
  'account.saveFailed': 'Det er usikkert, om dine ændringer blev gemt. Prøv igen om et øjeblik.',
} satisfies Record<keyof typeof english, string>
