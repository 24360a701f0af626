import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Nieuwsbrief',
  'newsletter.consent':
    'Nieuws over onderdelen en aanbiedingen per e-mail. U kunt zich op elk moment uitschrijven.',
  'newsletter.email': 'Uw e-mailadres',
  'newsletter.subscribe': 'Inschrijven',
  'newsletter.subscribed': 'Welkom! U bent nu ingeschreven voor onze nieuwsbrief.',
  'newsletter.confirming': 'Kijk in uw mailbox: de link in ons bericht bevestigt uw inschrijving.',
  'newsletter.ask':
    'Wilt u onze nieuwsbrief ontvangen op het adres waarnaar deze link is gestuurd? U kunt zich op elk moment uitschrijven.',
  'newsletter.confirm': 'Ja, inschrijven',
  'newsletter.expired': 'Deze link werkt niet meer. Vul uw adres in, dan sturen we een nieuwe.',
  'newsletter.limited': 'U hebt het meerdere keren geprobeerd. Wacht tien minuten en probeer het opnieuw.',
  'newsletter.failed': 'Er ging iets mis. Probeer het opnieuw.',
} satisfies Record<keyof typeof english, string>
