import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Mes voitures',
  'account.noCars': 'Vous n’avez pas encore ajouté de voiture.',
  'account.otherCar': 'Pas dans la liste\u00a0: décrivez-la',
  'account.addCar': 'Ajouter une voiture',
  'account.change': 'Modifier',
  'account.changeCar': 'Modifier {car}',
  'account.remove': 'Supprimer',
  'account.removeCar': 'Supprimer {car}',
  'account.carRemoved': 'Voiture supprimée\u00a0: {car}.',
  'account.undo': 'Annuler',
  'account.carsFull':
    'Vous pouvez enregistrer jusqu’à {max} voitures. Supprimez-en une pour en ajouter une autre.',
  'account.carsUnreadable':
    'Vos voitures enregistrées ne peuvent pas être lues pour le moment. Elles restent intactes. Contactez le service client.',
  'account.signInToAddCar': 'Connectez-vous pour ajouter votre voiture',
  'account.carsMerged':
    '{count, plural, one {# voiture mémorisée par ce navigateur est} other {# voitures mémorisées par ce navigateur sont}} maintenant dans votre compte.',
  'account.car.model': 'Modèle',
  'account.car.variant': 'Moteur ou version',
  'account.car.variantHint': 'Par exemple B21A ou 2.0 GLT',
  'account.car.year': 'Année-modèle',
  'account.car.vinUnusual':
    'Ce numéro de châssis semble incomplet. Comparez-le à celui de la plaque constructeur.',
  'account.carPhotoLost': 'Sa photo a été supprimée et ne peut pas être rétablie.',
  'account.problem.year': 'Saisissez l’année en quatre chiffres, par exemple 1974',
} satisfies Record<keyof typeof english, string>
