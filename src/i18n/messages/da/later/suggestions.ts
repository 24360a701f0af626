import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Forslag',
  'suggest.count': '{count, plural, one {# forslag} other {# forslag}}',
  'suggest.recent': 'Seneste søgninger',
  'suggest.recentCount': '{count, plural, one {# tidligere søgning} other {# tidligere søgninger}}',
  'suggest.remove': 'Fjern ”{keyword}” fra seneste søgninger',
  'suggest.clear': 'Ryd seneste søgninger',
  'suggest.places': 'Kategorier, mærker og biler',
  'suggest.placesWithoutCars': 'Kategorier og mærker',
  'suggest.category': 'Kategori',
  'suggest.brand': 'Mærke',
  'suggest.car': 'Dele til bilen',
  'suggest.products': 'Dele',
  'suggest.more': '{count, plural, one {og # mere af samme slags} other {og # mere af samme slags}}',
  'suggest.pages': 'Sider og svar',
  'suggest.all': 'Alle resultater for ”{keyword}”',
  'suggest.failed': 'Forslag kan ikke vises lige nu.',
} satisfies Record<keyof typeof english, string>
