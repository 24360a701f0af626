import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': '{count} von höchstens {max} Teilen gewählt',
  'compare.surplus': 'Höchstens {max} Teile lassen sich vergleichen. Entfernen Sie zuerst eines.',
  'compare.clear': 'Leeren',
  'compare.count': '{count, plural, one {# Teil vergleichen} other {# Teile vergleichen}}',
} satisfies Record<keyof typeof english, string>
