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
  'region.incomplete': 'Allt kunde inte läggas tillbaka i varukorgen. Lägg till det som saknas igen.',
  'region.unanswered': 'Landet kunde inte ändras. Varukorgen är som förut. Försök igen om en stund.',
  'delivery.to': 'Leverans till: {country}',
  'delivery.from': 'från {price}',
  'delivery.freeFrom': 'fri frakt från {price}',
} satisfies Record<keyof typeof english, string>
