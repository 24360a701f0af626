import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Mettre à jour',
  'cart.page.addSavedTitle': 'Ajouter les pièces du panier enregistré au vôtre\u00a0?',
  'cart.page.addSavedHint':
    'Votre panier contient actuellement {count, plural, one {# article} other {# articles}}. Total\u00a0: {total}. Rien n’en est retiré.',
  'cart.page.openSaved': 'Ajouter à mon panier',
  'cart.page.keepOwn': 'Non merci',
} satisfies Record<keyof typeof english, string>
