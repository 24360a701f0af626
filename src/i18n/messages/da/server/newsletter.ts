import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Nyhedsbrev',
  'newsletter.consent': 'Nyheder om dele og tilbud på e-mail. Du kan afmelde dig når som helst.',
  'newsletter.email': 'Din e-mailadresse',
  'newsletter.subscribe': 'Tilmeld',
  'newsletter.subscribed': 'Velkommen! Du er nu tilmeldt vores nyhedsbrev.',
  'newsletter.confirming': 'Se i din indbakke: linket dér bekræfter tilmeldingen.',
  'newsletter.ask':
    'Vil du have vores nyhedsbrev på den adresse, linket blev sendt til? Du kan afmelde det når som helst.',
  'newsletter.confirm': 'Ja, tilmeld mig',
  'newsletter.expired': 'Linket virker ikke længere. Skriv din adresse, så sender vi et nyt.',
  'newsletter.limited': 'Du har prøvet flere gange. Vent ti minutter, og prøv igen.',
  'newsletter.failed': 'Noget gik galt. Prøv igen.',
} satisfies Record<keyof typeof english, string>
