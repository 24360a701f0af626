import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Mettre à jour',
  'cart.page.removed': 'Retiré du panier.',
  'cart.page.quantityKept': 'La quantité n’a pas été modifiée\u00a0: {name}.',
  'cart.page.unanswered':
    'Nous n’avons pas reçu de réponse. Voici ce que contient maintenant votre panier\u00a0: vérifiez-le avant de réessayer.',
  'cart.page.replaceTitle': 'Remplacer votre panier par celui enregistré\u00a0?',
  'cart.page.openTitle': 'Ouvrir le panier enregistré\u00a0?',
  'cart.page.replaceHint':
    'Votre panier contient actuellement {count, plural, one {# article} other {# articles}}. Total\u00a0: {total}. Le panier enregistré prendra sa place.',
  'cart.page.openSaved': 'Ouvrir le panier enregistré',
  'cart.page.keepOwn': 'Garder mon panier',
  'cart.page.restored':
    'Votre panier enregistré est ouvert. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.page.savedCartGone':
    'Ce lien n’ouvre plus aucun panier\u00a0: il a expiré, ou la commande a déjà été passée. Votre propre panier est inchangé.',
} satisfies Record<keyof typeof english, string>
