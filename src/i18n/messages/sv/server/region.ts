import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Priser för {country}, i {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# artikel säljs inte i det här landet och har tagits ur varukorgen.} other {# artiklar säljs inte i det här landet och har tagits ur varukorgen.}}',
  'region.andMore': '{names} och {count} till',
  'region.incomplete': 'Allt kunde inte läggas tillbaka i varukorgen. Lägg till det som saknas igen.',
  'region.unanswered': 'Landet kunde inte ändras. Varukorgen är som förut. Försök igen om en stund.',
} satisfies Record<keyof typeof english, string>
