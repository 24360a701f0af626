import type { cart as english } from '../en/cart.ts'

export const cart = {
  'cart.cart': 'Panier',
  'cart.withCount': 'Panier, {count, plural, one {# article} other {# articles}}',
  'cart.add': 'Ajouter au panier',
  'cart.addNamed': 'Ajouter au panier : {name}',
  'cart.adding': 'Ajout en cours…',
  'cart.quantity': 'Quantité',
  'cart.increase': 'Augmenter la quantité',
  'cart.decrease': 'Diminuer la quantité',
  'cart.variant': 'Version',
  'cart.chooseAll': 'Choisissez une pièce dans chaque partie du kit.',
  'cart.added': '{name} : ajouté. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.removed': '{name} : retiré. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.changed':
    '{name} : quantité {quantity}. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.dropped': 'Non vendu dans ce pays et retiré de votre panier : {names}.',
  'cart.cut': 'Plus que {available} en stock, vous en vouliez {asked}.',
  'cart.cutNamed': '{name} : plus que {available} en stock, vous en vouliez {asked}.',
  'cart.soldOut': 'Cette pièce est en rupture de stock.',
  'cart.soldOutNamed': '{name} : en rupture de stock.',
  'cart.trouble.notSold': 'Cette pièce ne peut pas être achetée pour le moment.',
  'cart.trouble.lineGone': 'Cette ligne n’était plus dans votre panier. L’affichage est maintenant à jour.',
  'cart.trouble.notDeliverable': 'Nous ne livrons pas dans ce pays.',
  'cart.trouble.unfinished':
    'La modification n’a pas abouti. Votre panier est tel que vous le voyez. Réessayez.',
  'cart.trouble.unreachable': 'Le panier est injoignable. Rien n’est perdu. Réessayez dans un instant.',
  'cart.trouble.refused': 'Ce n’était pas possible. Votre panier est inchangé.',
} satisfies Record<keyof typeof english, string>
