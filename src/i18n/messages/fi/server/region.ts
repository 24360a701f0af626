import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Hinnat: {country}, {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# tuote ei ole myynnissä tässä maassa, ja se poistettiin ostoskorista.} other {# tuotetta ei ole myynnissä tässä maassa, ja ne poistettiin ostoskorista.}}',
  'region.andMore': '{names} ja {count} muuta',
} satisfies Record<keyof typeof english, string>
