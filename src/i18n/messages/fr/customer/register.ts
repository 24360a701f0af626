import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Un compte existe déjà avec cet e-mail',
  'account.registerFailed':
    'Le compte n’a pas pu être créé. Votre panier n’a pas changé. Réessayez dans un instant.',
  'account.newsletter': 'Je souhaite recevoir les nouveautés et les offres par e-mail',
  'account.newsletterHint':
    'Nous vous envoyons d’abord un message. Vous recevrez la newsletter après avoir confirmé votre abonnement par le lien qu’il contient.',
} satisfies Record<keyof typeof english, string>
