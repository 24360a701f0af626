import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'Das Teil, das passt\u00a0– vermessen und gezeichnet',
  'home.lead': 'Vergleichen Sie Zeichnung und OE-Nummer mit dem Teil in Ihrer Hand. Dann bestellen Sie.',
  'home.choose': 'Kategorie wählen',
  'home.categories': 'Kategorien',
  'home.sale': 'Im Angebot',
  'home.newest': 'Neu im Sortiment',
} satisfies Record<keyof typeof english, string>
