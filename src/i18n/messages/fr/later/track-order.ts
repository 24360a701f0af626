import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Suivre votre commande',
  'trackOrder.intro': 'Indiquez le numéro de votre commande et l’adresse e-mail utilisée pour commander.',
  'trackOrder.find': 'Trouver la commande',
  'trackOrder.none': 'Nous n’avons trouvé aucune commande avec ce numéro et cette adresse e-mail.',
  'trackOrder.limited':
    'Vous avez fait plusieurs essais. Attendez une heure, ou connectez-vous pour voir vos commandes.',
  'trackOrder.failed': 'La recherche de commandes est impossible pour le moment. Réessayez dans un instant.',
  'trackOrder.absent': 'Connectez-vous pour suivre votre commande, ou contactez le service client.',
  'trackOrder.numberHint': 'Il figure dans votre confirmation de commande.',
} satisfies Record<keyof typeof english, string>
