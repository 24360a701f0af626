import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.viewed': 'Onlangs bekeken',
  'home.clearViewed': 'Lijst wissen',
  'home.title': 'Auto-onderdelen met maten en originele nummers',
  'home.description':
    'Onderdelen en accessoires voor klassieke en moderne auto’s. Elk onderdeel met tekening, maten, passende auto’s en originele nummers.',
} satisfies Record<keyof typeof english, string>
