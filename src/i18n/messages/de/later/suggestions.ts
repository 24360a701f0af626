import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Vorschläge',
  'suggest.count': '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  'suggest.recent': 'Letzte Suchen',
  'suggest.recentCount': '{count, plural, one {# frühere Suche} other {# frühere Suchen}}',
  'suggest.remove': '„{keyword}“ aus den letzten Suchen entfernen',
  'suggest.clear': 'Letzte Suchen löschen',
  'suggest.places': 'Kategorien, Hersteller und Fahrzeuge',
  'suggest.placesWithoutCars': 'Kategorien und Hersteller',
  'suggest.category': 'Kategorie',
  'suggest.brand': 'Hersteller',
  'suggest.car': 'Teile für dieses Fahrzeug',
  'suggest.products': 'Teile',
  'suggest.more': '{count, plural, one {und # weiteres davon} other {und # weitere davon}}',
  'suggest.pages': 'Seiten und Antworten',
  'suggest.all': 'Alle Ergebnisse für „{keyword}“',
  'suggest.failed': 'Vorschläge können gerade nicht angezeigt werden.',
} satisfies Record<keyof typeof english, string>
