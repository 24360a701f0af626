import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'Delen der passer, målt og tegnet',
  'home.lead': 'Sammenlign tegningen og originalnummeret med delen i hånden. Bestil så.',
  'home.choose': 'Vælg kategori',
  'home.categories': 'Kategorier',
  'home.sale': 'På tilbud',
  'home.newest': 'Nyt i kataloget',
} satisfies Record<keyof typeof english, string>
