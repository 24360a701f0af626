import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Onderdelen per auto',
  'parts.lead': 'Kies een model of een motor en zie alle passende onderdelen, per categorie.',
  'parts.makes': 'Merken',
  'parts.ofCar': 'Onderdelen voor {car}',
  'parts.count': '{count, plural, one {# onderdeel} other {# onderdelen}}',
  'parts.engine': 'Motor',
  'parts.allEngines': 'Alle motoren',
  'parts.categories': 'Categorieën',
  'parts.service': 'Onderhoudsdelen',
  'parts.otherCar': 'Een andere auto',
  'parts.useCar': 'Deze auto gebruiken',
  'parts.description':
    '{count, plural, one {# onderdeel} other {# onderdelen}} voor {car},{count, plural, one {} other { elk}} met tekening, maten en originele nummers: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0pk)',
  'engine.fuel.petrol': 'benzine',
  'engine.fuel.diesel': 'diesel',
  'engine.fuel.electric': 'elektrisch',
  'engine.fuel.hybrid': 'hybride',
  'engine.fuel.lpg': 'lpg',
  'engine.fuel.cng': 'cng',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
