import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Hitta delar efter bil',
  'parts.lead': 'Välj en modell eller en motor, så ser du alla delar som passar, kategori för kategori.',
  'parts.makes': 'Märken',
  'parts.ofCar': 'Delar till {car}',
  'parts.count': '{count, plural, one {# del} other {# delar}}',
  'parts.engine': 'Motor',
  'parts.allEngines': 'Alla motorer',
  'parts.categories': 'Kategorier',
  'parts.service': 'Servicedelar',
  'parts.otherCar': 'En annan bil',
  'parts.useCar': 'Använd bilen',
  'parts.description':
    '{count, plural, one {# del} other {# delar}} till {car},{count, plural, one {} other { alla}} med ritning, mått och originalnummer: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0hk)',
  'engine.fuel.petrol': 'bensin',
  'engine.fuel.diesel': 'diesel',
  'engine.fuel.electric': 'el',
  'engine.fuel.hybrid': 'hybrid',
  'engine.fuel.lpg': 'gasol',
  'engine.fuel.cng': 'fordonsgas',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
