import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Suggestions',
  'suggest.count': '{count, plural, one {# suggestion} other {# suggestions}}',
  'suggest.recent': 'Recherches récentes',
  'suggest.recentCount': '{count, plural, one {# recherche récente} other {# recherches récentes}}',
  'suggest.remove': 'Retirer «\u00a0{keyword}\u00a0» des recherches récentes',
  'suggest.clear': 'Effacer les recherches récentes',
  'suggest.places': 'Catégories, marques et voitures',
  'suggest.placesWithoutCars': 'Catégories et marques',
  'suggest.category': 'Catégorie',
  'suggest.brand': 'Marque',
  'suggest.car': 'Pièces pour cette voiture',
  'suggest.products': 'Pièces',
  'suggest.more': '{count, plural, one {et # autre du même type} other {et # autres du même type}}',
  'suggest.pages': 'Pages et réponses',
  'suggest.all': 'Tous les résultats pour «\u00a0{keyword}\u00a0»',
  'suggest.failed': 'Les suggestions ne peuvent pas être affichées pour le moment.',
} satisfies Record<keyof typeof english, string>
