import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Find dele efter bil',
  'parts.lead': 'Vælg en model eller en motor, og se alle dele, der passer, kategori for kategori.',
  'parts.makes': 'Mærker',
  'parts.ofCar': 'Dele til {car}',
  'parts.count': '{count, plural, one {# del} other {# dele}}',
  'parts.engine': 'Motor',
  'parts.allEngines': 'Alle motorer',
  'parts.categories': 'Kategorier',
  'parts.service': 'Servicedele',
  'parts.otherCar': 'En anden bil',
  'parts.useCar': 'Brug denne bil',
  'parts.description':
    '{count, plural, one {# del} other {# dele}} til {car},{count, plural, one {} other { hver}} med tegning, mål og originalnumre: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0hk)',
  'engine.fuel.petrol': 'benzin',
  'engine.fuel.diesel': 'diesel',
  'engine.fuel.electric': 'el',
  'engine.fuel.hybrid': 'hybrid',
  'engine.fuel.lpg': 'autogas',
  'engine.fuel.cng': 'naturgas',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
