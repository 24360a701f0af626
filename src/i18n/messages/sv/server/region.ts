import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Priser för {country}, i {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# vara säljs inte i det här landet och har tagits ur varukorgen.} other {# varor säljs inte i det här landet och har tagits ur varukorgen.}}',
  'region.andMore': '{names} och {count} till',
  'region.incomplete': 'En del kunde inte läggas tillbaka i varukorgen. Lägg till det som saknas igen.',
  'region.unanswered': 'Landet kunde inte ändras. Varukorgen är oförändrad. Försök igen om en stund.',
} satisfies Record<keyof typeof english, string>
