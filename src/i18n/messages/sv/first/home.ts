import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'Delen som passar, uppmätt och ritad',
  'home.lead': 'Jämför ritningen och originalnumret med delen i din hand. Beställ sedan.',
  'home.choose': 'Välj kategori',
  'home.categories': 'Kategorier',
  'home.sale': 'Rea',
  'home.newest': 'Nytt i katalogen',
} satisfies Record<keyof typeof english, string>
