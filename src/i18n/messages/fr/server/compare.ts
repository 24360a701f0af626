import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Comparer des pièces',
  'compare.table': 'Comparaison des pièces',
  'compare.allFacts': '{count, plural, one {Afficher # donnée} other {Afficher les # données}}',
  'compare.differences': 'N’afficher que les différences',
  'compare.buy': 'Acheter',
  'compare.cheapest': 'Prix le plus bas',
  'compare.remove': 'Retirer',
  'compare.removeNamed': 'Retirer de la comparaison\u00a0: {name}',
  'compare.noValue': 'non précisé',
  'compare.same': 'Ces pièces ne diffèrent par aucune des données connues.',
  'compare.missing': 'Absentes de la comparaison\u00a0:',
  'compare.notSoldHere': 'pas en vente dans votre pays',
  'compare.unknown': 'cette pièce n’existe pas',
  'compare.damaged': 'Une partie de l’adresse n’a pas pu être lue et a été ignorée.',
  'compare.onlyFour': 'Vous pouvez comparer {max} pièces au plus. Les autres ont été ignorées.',
  'compare.more':
    'Choisissez une deuxième pièce\u00a0: «\u00a0Comparer\u00a0» se trouve dans les listes et sur la page de chaque pièce.',
  'compare.empty': 'Aucune pièce à comparer',
  'compare.emptyHint':
    'Appuyez sur «\u00a0Comparer\u00a0» dans une liste ou sur la page d’une pièce. Jusqu’à {max} pièces s’affichent côte à côte.',
} satisfies Record<keyof typeof english, string>
