import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Mettre à jour',
  'cart.page.removed': 'Retiré du panier.',
  'cart.page.quantityKept': 'La quantité n’a pas été modifiée\u00a0: {name}.',
  'cart.page.unanswered':
    'Nous n’avons pas reçu de réponse. Voici ce que contient maintenant votre panier\u00a0: vérifiez-le avant de réessayer.',
} satisfies Record<keyof typeof english, string>
