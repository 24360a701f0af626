import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.consent':
    'Neuigkeiten zu Teilen und Angeboten per E-Mail. Sie können den Newsletter jederzeit abbestellen.',
  'newsletter.email': 'Ihre E-Mail-Adresse',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.subscribed': 'Willkommen, Sie haben unseren Newsletter jetzt abonniert.',
  'newsletter.confirming': 'Sehen Sie in Ihr Postfach: Der Link in unserer E-Mail bestätigt Ihr Abonnement.',
  'newsletter.ask':
    'Möchten Sie unseren Newsletter mit der Adresse abonnieren, an die dieser Link gesendet wurde? Sie können ihn jederzeit abbestellen.',
  'newsletter.confirm': 'Ja, abonnieren',
  'newsletter.expired':
    'Dieser Link gilt nicht mehr. Geben Sie Ihre Adresse ein, dann senden wir Ihnen einen neuen.',
  'newsletter.limited':
    'Sie haben es mehrmals versucht. Warten Sie zehn Minuten und versuchen Sie es dann noch einmal.',
  'newsletter.failed': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
} satisfies Record<keyof typeof english, string>
