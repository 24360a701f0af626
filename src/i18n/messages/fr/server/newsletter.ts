import type { newsletter as english } from '../../en/server/newsletter.ts'

export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.consent':
    'Nouveautés et offres sur nos pièces, par e-mail. Vous pouvez vous désabonner à tout moment.',
  'newsletter.email': 'Votre adresse e-mail',
  'newsletter.subscribe': 'S’abonner',
  'newsletter.subscribed': 'Bienvenue\u00a0! Votre abonnement à notre newsletter est confirmé.',
  'newsletter.confirming':
    'Consultez votre boîte e-mail\u00a0: le lien du message confirme votre abonnement.',
  'newsletter.ask':
    'Souhaitez-vous recevoir notre newsletter à l’adresse à laquelle ce lien a été envoyé\u00a0? Vous pourrez vous désabonner à tout moment.',
  'newsletter.confirm': 'Oui, je m’abonne',
  'newsletter.expired':
    'Ce lien n’est plus valable. Saisissez votre adresse et nous vous en enverrons un autre.',
  'newsletter.limited': 'Vous avez essayé plusieurs fois. Patientez dix minutes, puis réessayez.',
  'newsletter.failed': 'Une erreur s’est produite. Veuillez réessayer.',
} satisfies Record<keyof typeof english, string>
