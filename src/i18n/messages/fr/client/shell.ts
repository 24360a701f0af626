import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Aller au contenu',
  'shell.notFound': 'Désolé, la page que vous cherchez est introuvable\u00a0!',
  'shell.notFoundHint':
    'L’adresse contient peut-être une erreur, ou la pièce n’est plus au catalogue. Toutes les catégories sont à un clic.',
  'shell.toHome': 'Aller à la page d’accueil',
  'shell.unavailable': 'Le catalogue est momentanément inaccessible',
  'shell.unavailableSafe':
    'Votre panier et vos commandes sont conservés\u00a0: rien de ce que vous avez fait n’est perdu.',
  'shell.unavailableDo': 'Cela ne dure en général qu’une minute. Patientez un instant, puis réessayez.',
  'shell.limited': 'Trop de demandes à la fois',
  'shell.limitedHint':
    'De nombreuses demandes sont arrivées de votre connexion en peu de temps. Rien de ce que vous avez fait n’est perdu\u00a0: patientez une minute, puis réessayez. En attendant, les pages des pièces et des catégories restent accessibles.',
  'shell.failed': 'Une erreur s’est produite de notre côté',
  'shell.failedHint': 'Votre panier est conservé. Réessayez ou repartez de la page d’accueil.',
  'shell.offline': 'Vous êtes hors ligne',
  'shell.offlineHint':
    'La page demandée nécessite une connexion. Réessayez dès que vous serez de nouveau en ligne.',
  'shell.backOnline': 'Vous êtes de nouveau en ligne',
  'shell.tryAgain': 'Réessayer',
  'shell.homeLink': '{shop}, page d’accueil',
  'shell.categories': 'Catégories',
  'shell.allCategories': 'Toutes les catégories',
  'shell.countedCar': 'Nombre de pièces pour votre {car}',
  'next.title': 'Pour continuer',
  'next.categoriesHint': 'Des freins à la carrosserie',
  'next.car': 'Les pièces de votre voiture',
  'next.carHint': 'Choisissez le modèle et le moteur',
  'next.numbers': 'Commander par référence',
  'next.numbersHint': 'Tapez des références ou collez toute une liste',
  'next.ask': 'Nous poser une question',
  'next.askHint': 'Nous cherchons la pièce avec vous',
  'shell.account': 'Compte',
  'shell.language': 'Langue',
  'shell.start': 'Accueil',
  'shell.here': 'Vous êtes ici',
} satisfies Record<keyof typeof english, string>
