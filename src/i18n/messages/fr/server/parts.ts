import type { parts as english } from '../../en/server/parts.ts'

export const parts = {
  'parts.title': 'Pièces par voiture',
  'parts.lead': 'Choisissez un modèle ou un moteur\xa0: toutes les pièces compatibles, par catégorie.',
  'parts.makes': 'Marques',
  'parts.ofCar': 'Pièces pour {car}',
  'parts.count': '{count, plural, one {# pièce} other {# pièces}}',
  'parts.engine': 'Moteur',
  'parts.allEngines': 'Tous les moteurs',
  'parts.categories': 'Catégories',
  'parts.service': 'Pièces d’entretien',
  'parts.otherCar': 'Une autre voiture',
  'parts.useCar': 'Utiliser cette voiture',
  'parts.description':
    '{count, plural, one {# pièce} other {# pièces}} pour {car}, avec dessin, dimensions et références d’origine\xa0: {categories}.',
  'engine.power': '{kw}\u00a0kW ({hp}\u00a0ch)',
  'engine.fuel.petrol': 'essence',
  'engine.fuel.diesel': 'diesel',
  'engine.fuel.electric': 'électrique',
  'engine.fuel.hybrid': 'hybride',
  'engine.fuel.lpg': 'GPL',
  'engine.fuel.cng': 'GNV',
  'engine.fuel.ethanol': 'E85',
} satisfies Record<keyof typeof english, string>
