import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Priser for {country}, i {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# vare sælges ikke i dette land og er taget ud af kurven.} other {# varer sælges ikke i dette land og er taget ud af kurven.}}',
  'region.andMore': '{names} og {count} til',
  'region.incomplete': 'Ikke alt kunne lægges tilbage i kurven. Tilføj det, der mangler, igen.',
  'region.unanswered': 'Landet kunne ikke ændres. Kurven er uændret. Prøv igen om lidt.',
} satisfies Record<keyof typeof english, string>
