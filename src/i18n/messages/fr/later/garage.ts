import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Mes voitures',
  'garage.partsFor': 'Afficher la compatibilité avec',
  'garage.anyCar': 'Aucune voiture : toutes les pièces',
  'garage.remove': 'Supprimer {car}',
  'garage.removeShort': 'Supprimer',
  'garage.full': 'Vous pouvez garder {count} voitures. Supprimez-en une pour en ajouter une autre.',
  'garage.loading': 'Chargement des voitures…',
  'garage.notLoaded': 'Les voitures n’ont pas pu être chargées.',
  'garage.addCar': 'Choisir une voiture',
  'garage.make': 'Marque',
  'garage.model': 'Modèle',
  'garage.year': 'Année-modèle',
  'garage.yearProblem': 'Une année de {from} à {to}, en quatre chiffres.',
  'garage.engine': 'Moteur',
  'garage.engineUnknown': 'Je ne sais pas',
  'garage.pleaseChoose': 'Veuillez choisir',
  'garage.save': 'Utiliser cette voiture',
} satisfies Record<keyof typeof english, string>
