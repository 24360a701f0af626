import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Land och språk',
  'region.country': 'Land',
  'region.countryHint': 'Avgör priser, sortiment och leveranssätt.',
  'region.save': 'Spara',
  'region.moved': 'Priserna gäller nu för {country}, i {currency}.',
  'region.totals': 'Summan var {before} och är nu {after}.',
  'region.undo': 'Tillbaka till {country}',
  'region.continue': 'Fortsätt',
  'delivery.to': 'Leverans till: {country}',
  'delivery.from': 'från {price}',
  'delivery.freeFrom': 'fri frakt från {price}',
} satisfies Record<keyof typeof english, string>
