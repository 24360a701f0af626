import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Mon compte',
  'account.logIn': 'Se connecter',
  'account.create': 'Créer un compte',
  'account.forgot': 'Mot de passe oublié ?',
  'account.why': 'Pourquoi créer un compte\u00a0?',
  'account.whyOrders':
    'Chaque commande avec son reçu et le suivi du colis, et «\u00a0Commander à nouveau\u00a0» en un clic',
  'account.whyCars': 'Vos voitures sur tous vos appareils, avec les pièces qui leur conviennent',
  'account.whyAddress': 'Votre nom et votre adresse sont préremplis à la commande',
  'account.whyGuest': 'Vous pouvez aussi commander sans compte.',
  'account.wait':
    'Plusieurs tentatives ont échoué. Celle-ci sera vérifiée dans {count, plural, one {# seconde} other {# secondes}}.',
  'account.cartJoined':
    'Votre panier et votre panier enregistré ont été réunis\u00a0: {count, plural, one {# article} other {# articles}}.',
  'account.cartBack':
    'Votre panier enregistré est de retour, avec {count, plural, one {# article} other {# articles}}.',
  'account.logOut': 'Se déconnecter',
  'account.password': 'Mot de passe',
  'account.showPassword': 'Afficher le mot de passe',
  'account.loggedInAs': 'Connecté(e) en tant que {name}',
  'account.slowed':
    'Trop de mots de passe erronés pour ce compte. Réessayez dans une heure, ou choisissez un nouveau mot de passe par e-mail.',
  'account.incorrect': 'Mot de passe ou e-mail incorrect',
  'account.noAccount': 'Compte introuvable',
  'account.failed': 'La connexion n’a pas abouti. Votre panier n’a pas changé. Réessayez dans un instant.',
  'account.stillIn': 'La déconnexion n’a pas abouti. Réessayez dans un instant.',
  'account.loggedOut':
    'Votre session a pris fin. Connectez-vous pour continuer : ce que vous avez saisi ici est conservé.',
  'account.overview': 'Vue d’ensemble',
  'account.changeCars': 'Ajouter ou modifier une voiture',
  'account.changeDetails': 'Modifier les informations du compte',
  'account.haveAccount': 'J’ai déjà un compte',
  'account.backToLogIn': 'Retour à la connexion',
} satisfies Record<keyof typeof english, string>
