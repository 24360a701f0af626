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
    '{car}: {count, plural, one {# osa} other {# osaa}} piirroksineen, mittoineen ja alkuperäisnumeroineen: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0hv)',
  'engine.fuel.petrol': 'bensiini',
  'engine.fuel.diesel': 'diesel',
  'engine.fuel.electric': 'sähkö',
  'engine.fuel.hybrid': 'hybridi',
  'engine.fuel.lpg': 'nestekaasu',
  'engine.fuel.cng': 'maakaasu',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
