import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'La pièce qui convient, mesurée et dessinée',
  'home.lead':
    'Comparez le dessin et la référence d’origine avec la pièce que vous avez en main. Puis commandez.',
  'home.choose': 'Choisir une catégorie',
  'home.categories': 'Catégories',
  'home.sale': 'En promotion',
  'home.newest': 'Nouveautés',
} satisfies Record<keyof typeof english, string>
