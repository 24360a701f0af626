import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'La pièce qui convient, mesurée et dessinée',
  'home.lead':
    'Comparez le dessin et la référence d’origine avec la pièce que vous avez en main. Puis commandez.',
  'home.choose': 'Choisir une catégorie',
  'home.categories': 'Catégories',
  'home.sale': 'En promotion',
  'home.newest': 'Nouveautés',
  'home.service': 'Pièces d’entretien pour votre {car}',
  'home.allOfCar': '{count, plural, one {La seule pièce} other {Les # pièces}} pour votre {car}',
  'home.viewed': 'Vus récemment',
  'home.clearViewed': 'Effacer la liste',
  'home.keepViewed': 'Retenir les pièces que j’ai consultées',
  'home.title': 'Pièces auto avec dimensions et références d’origine',
  'home.description':
    'Pièces et accessoires pour voitures anciennes et récentes. Chaque pièce avec son dessin, ses dimensions, les voitures compatibles et les références d’origine.',
  'home.headingWithoutCars': 'Tous nos articles, clairement décrits',
  'home.leadWithoutCars': 'Choisissez une catégorie ou cherchez par nom ou par référence.',
  'home.titleWithoutCars': 'Boutique en ligne',
  'home.descriptionWithoutCars': 'Tous les articles avec photos, caractéristiques, prix et disponibilité.',
} satisfies Record<keyof typeof english, string>
