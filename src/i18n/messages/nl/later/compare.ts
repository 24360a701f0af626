import type { compare as english } from '../../en/later/compare.ts'

export const compare = {
  'compare.chosen': '{count} van maximaal {max} onderdelen gekozen',
  'compare.surplus': 'U kunt maximaal {max} onderdelen vergelijken. Verwijder er eerst een.',
  'compare.clear': 'Wissen',
  'compare.count': '{count, plural, one {# onderdeel vergelijken} other {# onderdelen vergelijken}}',
} satisfies Record<keyof typeof english, string>
