import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Hae osat auton mukaan',
  'parts.lead': 'Valitse malli tai moottori, niin näet kaikki siihen sopivat osat ryhmittäin.',
  'parts.makes': 'Merkit',
  'parts.ofCar': '{car}: osat',
  'parts.count': '{count, plural, one {# osa} other {# osaa}}',
  'parts.engine': 'Moottori',
  'parts.allEngines': 'Kaikki moottorit',
  'parts.categories': 'Tuoteryhmät',
  'parts.service': 'Huolto-osat',
  'parts.otherCar': 'Toinen auto',
  'parts.useCar': 'Käytä tätä autoa',
  'parts.description':
    '{car}: {count, plural, one {# osa, jossa} other {# osaa, joissa}} on piirros, mitat ja alkuperäisnumerot: {categories}.',
} satisfies Record<keyof typeof english, string>
