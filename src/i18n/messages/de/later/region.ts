import type { region as english } from '../../en/later/region.ts'

export const region = {
  'shell.region': 'Land und Sprache',
  'region.country': 'Land',
  'region.countryHint': 'Bestimmt Preise, Sortiment und Lieferung.',
  'region.save': 'Speichern',
  'region.moved': 'Die Preise gelten jetzt für: {country}, in {currency}.',
  'region.totals': 'Die Gesamtsumme betrug {before} und beträgt jetzt {after}.',
  'region.undo': 'Zurück zu: {country}',
  'region.continue': 'Weiter',
  'region.incomplete':
    'Nicht alles konnte zurück in den Warenkorb gelegt werden. Bitte fügen Sie Fehlendes erneut hinzu.',
  'region.unanswered':
    'Das Land konnte nicht geändert werden. Ihr Warenkorb ist wie zuvor. Versuchen Sie es gleich noch einmal.',
  'delivery.to': 'Lieferung nach: {country}',
  'delivery.from': 'ab {price}',
  'delivery.freeFrom': 'frei ab {price}',
} satisfies Record<keyof typeof english, string>
