import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Uniquement pour ma voiture',
  'catalogue.forMyCar': 'Pour votre {car}\u00a0: {count} sur {all, plural, one {# pièce} other {# pièces}}',
  'catalogue.count': '{shown} sur {count, plural, one {# produit} other {# produits}}',
  'catalogue.countAtLeast': '{shown} sur au moins {count, plural, one {# produit} other {# produits}}',
  'catalogue.allShown': 'Tous les produits sont affichés',
  'catalogue.searchValues': '{name} : rechercher',
  'catalogue.valuesFound': '{count, plural, one {# valeur} other {# valeurs}}',
  'catalogue.rowsFound': '{count, plural, one {# ligne} other {# lignes}}',
  'catalogue.moreValues': '{count, plural, one {# de plus} other {# de plus}}',
  'catalogue.fewerValues': 'Afficher moins',
  'catalogue.more': 'Afficher plus',
  'catalogue.moreFailed': 'Impossible de charger d’autres produits. Réessayez.',
  'catalogue.previous': 'Afficher les précédents',
  'catalogue.products': 'Produits',
  'catalogue.noPrice': 'Pas en vente dans votre pays',
  'promise.left': 'encore {time}',
} satisfies Record<keyof typeof english, string>
