import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Suggesties',
  'suggest.count': '{count, plural, one {# suggestie} other {# suggesties}}',
  'suggest.recent': 'Recente zoekopdrachten',
  'suggest.recentCount': '{count, plural, one {# recente zoekopdracht} other {# recente zoekopdrachten}}',
  'suggest.remove': '‘{keyword}’ uit recente zoekopdrachten verwijderen',
  'suggest.clear': 'Recente zoekopdrachten wissen',
  'suggest.places': 'Categorieën, merken en auto’s',
  'suggest.placesWithoutCars': 'Categorieën en merken',
  'suggest.category': 'Categorie',
  'suggest.brand': 'Merk',
  'suggest.car': 'Onderdelen voor deze auto',
  'suggest.products': 'Onderdelen',
  'suggest.more': '{count, plural, one {en nog # van dezelfde soort} other {en nog # van dezelfde soort}}',
  'suggest.pages': 'Pagina’s en antwoorden',
  'suggest.all': 'Alle resultaten voor ‘{keyword}’',
  'suggest.failed': 'Suggesties kunnen nu niet worden getoond.',
} satisfies Record<keyof typeof english, string>
