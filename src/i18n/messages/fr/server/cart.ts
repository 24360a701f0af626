import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Dans le panier :',
  'addAll.notAdded': 'Non ajoutées :',
  'cart.page.removed': 'Article retiré du panier.',
  'cart.page.quantityKept': 'La quantité n’a pas été modifiée\u00a0: {name}.',
  'cart.page.unanswered':
    'Nous n’avons pas reçu de réponse. Voici ce que contient maintenant votre panier\u00a0: vérifiez-le avant de réessayer.',
  'cart.page.restored':
    'Les pièces du panier enregistré ont été ajoutées. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.page.notRestored':
    'Certains articles du panier enregistré n’ont pas pu être ajoutés. Il manque\u00a0: {names}.',
  'cart.page.notRestoredUnnamed':
    'Certains articles du panier enregistré n’ont pas pu être ajoutés\u00a0: {count, plural, one {# pièce manque} other {# pièces manquent}}.',
  'cart.page.savedCartGone':
    'Ce lien n’ouvre plus aucun panier\u00a0: il a expiré, ou la commande a déjà été passée. Votre propre panier est inchangé.',
  'cart.page.notMoved':
    'Certains articles de votre panier n’ont pas pu être repris lors de la connexion. Il manque\u00a0: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# article du panier n’a pas pu être repris} other {# articles du panier n’ont pas pu être repris}} lors de la connexion.',
  'cart.page.codeNotMoved': 'Un code n’a pas pu être repris. Veuillez le saisir à nouveau.',
} satisfies Record<keyof typeof english, string>
