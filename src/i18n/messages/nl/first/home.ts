import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'Het onderdeel dat past, gemeten en getekend',
  'home.lead': 'Vergelijk de tekening en het originele nummer met het onderdeel in uw hand. Bestel het dan.',
  'home.choose': 'Kies een categorie',
  'home.categories': 'Categorieën',
  'home.sale': 'In de aanbieding',
  'home.newest': 'Nieuw in de catalogus',
} satisfies Record<keyof typeof english, string>
