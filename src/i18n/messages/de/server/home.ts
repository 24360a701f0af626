import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.viewed': 'Zuletzt angesehen',
  'home.clearViewed': 'Liste leeren',
  'home.title': 'Autoteile mit Maßen und OE-Nummern',
  'home.description':
    'Teile und Zubehör für klassische und moderne Autos. Jedes Teil mit Zeichnung, Maßen, passenden Fahrzeugen und OE-Nummern.',
} satisfies Record<keyof typeof english, string>
