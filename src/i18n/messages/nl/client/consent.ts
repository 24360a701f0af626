import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Mogen we bezoeken, aankopen en onze advertenties meten?',
  'consent.title': 'Mogen we uw bezoek meten?',
  'consent.question':
    'We willen bezoeken en aankopen tellen en zien waar onze advertenties toe leiden. De winkel werkt zonder dit hetzelfde. U kunt uw antwoord onderaan elke pagina wijzigen.',
  'consent.all': 'Alles accepteren',
  'consent.none': 'Alles weigeren',
  'consent.choose': 'Kiezen',
  'consent.save': 'Opslaan',
  'consent.statistics': 'Statistieken: welke pagina’s en onderdelen worden bekeken en gekocht',
  'consent.marketing': 'Marketing: waar onze advertenties toe leiden, gedeeld met advertentiediensten',
  'consent.more': 'Wat wordt bewaard, en voor wie',
  'consent.settings': 'Cookie-instellingen',
} satisfies Record<keyof typeof english, string>
