import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Dürfen wir Ihren Besuch messen?',
  'consent.question':
    'Wir möchten Besuche und Käufe zählen und sehen, ob unsere Werbung wirkt. Der Shop funktioniert auch ohne Ihre Zustimmung. Sie können Ihre Antwort unten auf jeder Seite ändern.',
  'consent.save': 'Speichern',
  'consent.statistics': 'Statistik: welche Seiten und Teile angesehen und gekauft werden',
  'consent.marketing':
    'Marketing: ob unsere Werbung wirkt. Daten gehen an Werbedienste, bei einer Bestellung auch E-Mail-Adresse und Telefonnummer, umgewandelt in einen Code, den nur Dienste zuordnen können, die beides schon haben',
  'consent.settings': 'Cookie-Einstellungen',
} satisfies Record<keyof typeof english, string>
