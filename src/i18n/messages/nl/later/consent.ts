import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Mogen we uw bezoek meten?',
  'consent.question':
    'We willen bezoeken en aankopen tellen en zien of onze advertenties werken. Ook zonder metingen werkt de winkel hetzelfde. U kunt uw antwoord onderaan elke pagina wijzigen.',
  'consent.save': 'Opslaan',
  'consent.statistics': 'Statistieken: welke pagina’s en onderdelen worden bekeken en gekocht',
  'consent.marketing':
    'Marketing: of onze advertenties werken. Gegevens gaan naar advertentiediensten, bij een bestelling ook e-mailadres en telefoonnummer, omgezet in een code die alleen diensten herkennen die deze gegevens al hebben',
  'consent.settings': 'Cookie-instellingen',
} satisfies Record<keyof typeof english, string>
