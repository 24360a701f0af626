import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Förslag',
  'suggest.count': '{count, plural, one {# förslag} other {# förslag}}',
  'suggest.recent': 'Senaste sökningar',
  'suggest.recentCount': '{count, plural, one {# tidigare sökning} other {# tidigare sökningar}}',
  'suggest.remove': 'Ta bort ”{keyword}” från senaste sökningar',
  'suggest.clear': 'Rensa senaste sökningar',
  'suggest.places': 'Kategorier, märken och bilar',
  'suggest.placesWithoutCars': 'Kategorier och märken',
  'suggest.category': 'Kategori',
  'suggest.brand': 'Märke',
  'suggest.car': 'Delar till bilen',
  'suggest.products': 'Delar',
  'suggest.more': '{count, plural, one {och # till av samma slag} other {och # till av samma slag}}',
  'suggest.pages': 'Sidor och svar',
  'suggest.all': 'Alla träffar för ”{keyword}”',
  'suggest.failed': 'Förslag kan inte visas just nu.',
} satisfies Record<keyof typeof english, string>
