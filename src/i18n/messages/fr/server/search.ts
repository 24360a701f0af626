import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# résultat} other {# résultats}} pour «\u00a0{keyword}\u00a0»',
  'search.resultsAtLeast':
    'Au moins {count, plural, one {# résultat} other {# résultats}} pour «\u00a0{keyword}\u00a0»',
  'search.show': 'Voir les résultats',
  'search.noParts': 'Aucune pièce trouvée pour «\u00a0{keyword}\u00a0»',
  'search.pages': 'Pages et réponses',
  'search.none': 'Aucun résultat pour «\u00a0{keyword}\u00a0»',
  'search.noneHint':
    'Vérifiez l’orthographe, utilisez moins de mots ou saisissez une référence d’article ou d’origine.',
  'search.car': '«\u00a0{keyword}\u00a0» est le numéro d’une voiture\u00a0: {car}',
  'search.carHint': 'Choisissez cette voiture, et la boutique affiche les pièces compatibles.',
  'search.prompt': 'Que cherchez-vous\u00a0?',
  'search.examples': 'Par exemple',
  'search.promptHint': 'Une pièce, sa référence, une référence d’origine ou une voiture.',
  'search.promptHintWithoutCars': 'Un article ou sa référence.',
  'search.unavailable': 'La recherche est momentanément indisponible',
  'search.unavailableHint':
    'Toutes les catégories restent accessibles. Réessayez la recherche dans un instant.',
  'search.without': 'Aucun produit ne contient tous ces mots. Résultats sans «\u00a0{words}\u00a0».',
  'search.didYouMean': 'Vouliez-vous dire {words}\u00a0?',
  'search.corrected': 'Résultats pour «\u00a0{words}\u00a0». Rechercher plutôt {link}.',
  'search.foundIn': 'Trouvé en {language}.',
  'search.year': 'Pour l’année-modèle {year}. {link}',
  'search.allYears': 'Afficher toutes les années',
  'search.noWord': '«\u00a0{keyword}\u00a0» ne contient aucun mot à rechercher',
  'search.nearest': 'Pièces les plus proches, trouvées avec «\u00a0{words}\u00a0»',
  'search.match.article': 'Correspond à la référence {number}',
  'search.match.oe': 'Correspond à la référence d’origine {number}',
  'search.match.cross': 'Correspond à {number}',
  'search.match.replaced': 'Remplace {number}',
  'search.match.code': 'Correspond à {number}',
  'answer.title': '{part} pour {car}',
  'answer.fit': '{count, plural, one {# pièce convient} other {# pièces conviennent}}, {price}',
  'answer.mayFit':
    '{count, plural, one {# pièce} other {# pièces}}, {price} – la compatibilité dépend de la voiture',
  'answer.dependsOn': 'Selon',
  'answer.split': '{condition}\u00a0: {count, plural, one {# pièce} other {# pièces}}, sinon {others}',
  'answer.quantity': 'Quantité',
  'answer.show': '{count, plural, one {Afficher la pièce} other {Afficher les # pièces}}',
  'answer.showYear': 'Afficher les pièces pour {year}',
  'answer.showAllYears':
    '{count, plural, one {Afficher la pièce, toutes années confondues} other {Afficher les # pièces, toutes années confondues}}',
} satisfies Record<keyof typeof english, string>
