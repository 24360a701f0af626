import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Panier',
  'cart.withCount': 'Panier, {count, plural, one {# article} other {# articles}}',
  'cart.add': 'Ajouter au panier',
  'cart.addNamed': 'Ajouter au panier\u00a0: {name}',
  'cart.adding': 'Ajout en cours…',
  'cart.slow': 'C’est plus long que d’habitude. Inutile d’appuyer de nouveau.',
  'cart.quantity': 'Quantité',
  'cart.quantity.notWhole': 'Saisissez un nombre entier, en chiffres uniquement.',
  'cart.quantity.tooFew': 'La quantité minimale est de {min}.',
  'cart.quantity.tooMany': 'La quantité maximale est de {max}.',
  'cart.quantity.notMultiple': 'Vente par multiples de {step}\u00a0: saisissez {below} ou {above}.',
  'cart.quantity.inStock':
    'En stock actuellement\u00a0: {available}. Seules les pièces en stock au moment de la commande peuvent être livrées.',
  'cart.waitingLines': '{count, plural, one {# ligne attend} other {# lignes attendent}} votre choix.',
  'cart.increase': 'Augmenter la quantité',
  'cart.decrease': 'Diminuer la quantité',
  'cart.variant': 'Version',
  'cart.chooseAll': 'Choisissez une pièce dans chaque partie du kit.',
  'cart.problem.unreachable': 'Le panier est injoignable. Rien n’est perdu. Réessayez dans un instant.',
} satisfies Record<keyof typeof english, string>
