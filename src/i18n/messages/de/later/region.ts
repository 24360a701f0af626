import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Land und Sprache',
  'region.country': 'Land',
  'region.countryHint': 'Bestimmt Preise, Sortiment und Lieferung.',
  'region.save': 'Speichern',
  'region.moved': 'Jetzt gelten die Preise für: {country}, in {currency}.',
  'region.totals': 'Die Gesamtsumme betrug {before} und beträgt jetzt {after}.',
  'region.undo': 'Zurück zu: {country}',
  'region.continue': 'Weiter',
  'delivery.to': 'Lieferung nach: {country}',
  'delivery.from': 'ab {price}',
  'delivery.freeFrom': 'kostenlos ab {price}',
} satisfies Record<keyof typeof english, string>
