import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.consent':
    'Nouveautés et offres sur nos pièces, par e-mail. Vous pouvez vous désabonner à tout moment.',
  'newsletter.email': 'Votre adresse e-mail',
  'newsletter.subscribe': 'S’abonner',
  'newsletter.subscribed': 'Bienvenue\u00a0! Votre abonnement à notre newsletter est confirmé.',
  'newsletter.limited': 'Vous avez essayé plusieurs fois. Patientez dix minutes, puis réessayez.',
  'newsletter.failed': 'Une erreur s’est produite. Veuillez réessayer.',
} satisfies Record<keyof typeof english, string>
