import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Teile nach Fahrzeug',
  'parts.lead': 'Wählen Sie ein Modell oder einen Motor und sehen Sie alle passenden Teile, nach Kategorien.',
  'parts.makes': 'Marken',
  'parts.ofCar': 'Teile für {car}',
  'parts.count': '{count, plural, one {# Teil} other {# Teile}}',
  'parts.engine': 'Motor',
  'parts.allEngines': 'Alle Motoren',
  'parts.categories': 'Kategorien',
  'parts.service': 'Wartungs- und Verschleißteile',
  'parts.otherCar': 'Anderes Fahrzeug',
  'parts.useCar': 'Dieses Fahrzeug verwenden',
  'parts.description':
    '{count, plural, one {# Teil} other {# Teile}} für {car},{count, plural, one {} other { jeweils}} mit Zeichnung, Maßen und OE-Nummern: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0PS)',
  'engine.fuel.petrol': 'Benzin',
  'engine.fuel.diesel': 'Diesel',
  'engine.fuel.electric': 'Elektro',
  'engine.fuel.hybrid': 'Hybrid',
  'engine.fuel.lpg': 'Autogas',
  'engine.fuel.cng': 'Erdgas',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
