import type { cart as english } from '../../en/later/cart.ts'

export const cart = {
  'cart.showFitting': 'Voir la pièce qui convient',
  'cart.remove': 'Retirer',
  'cart.close': 'Fermer',
  'cart.loading': 'Chargement du panier',
  'cart.updating': 'Mise à jour…',
  'cart.empty': 'Votre panier est vide',
  'cart.emptyHint': 'Les pièces que vous ajoutez vous attendent ici, même si vous revenez demain.',
  'cart.browse': 'Parcourir les catégories',
  'cart.failed': 'Le panier est injoignable',
  'cart.failedHint': 'Ce que contient votre panier y reste. Réessayez dans un instant.',
  'cart.tryAgain': 'Réessayer',
  'cart.setContents': 'Contenu du kit',
  'cart.each': 'la pièce',
  'cart.was': 'Avant',
  'cart.saved': 'Vous économisez',
  'cart.items': 'Articles',
  'cart.discount': 'Remise',
  'cart.shipping': 'Livraison',
  'cart.overKilograms': 'plus de {kilograms} kg',
  'cart.overKilogramsOrBulky': 'plus de {kilograms} kg ou encombrant',
  'cart.bulky': 'colis encombrant',
  'cart.leftToFree': 'Plus que {amount} pour la livraison gratuite',
  'cart.handling': 'Frais de paiement',
  'cart.free': 'Gratuit',
  'cart.atCheckout': 'À l’étape suivante',
  'cart.total': 'Total',
  'cart.amountUnknown': 'indisponible',
  'cart.unreadableLines':
    '{count, plural, one {# article ne peut pas être affiché ici. Il est compris dans le total.} other {# articles ne peuvent pas être affichés ici. Ils sont compris dans le total.}}',
  'cart.vatIncluded': 'Dont TVA',
  'cart.vatAdded': 'TVA',
  'cart.vatDeducted': 'TVA déduite',
  'cart.vatExempt': 'Exonéré de TVA',
  'cart.totalWithoutVat': 'Total hors TVA',
  'cart.voucher': 'Code de réduction',
  'cart.voucherAdd': 'Appliquer',
  'cart.voucherAdded': 'Code de réduction ajouté',
  'cart.voucherRemoved': 'Code de réduction retiré',
  'cart.voucherInvalid': 'Code de réduction non valable',
  'cart.voucherUnchecked': 'Le code n’a pas pu être vérifié. Réessayez.',
  'cart.voucherWait':
    'Plusieurs codes n’étaient pas valables. Celui-ci sera vérifié dans {count, plural, one {# seconde} other {# secondes}}.',
  'cart.voucherRemove': 'Enlever le code {code}',
  'cart.checkout': 'Passer la commande',
  'cart.express': 'Paiement express',
  'cart.added':
    '{name}\u00a0: ajouté. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.removed':
    '{name}\u00a0: retiré. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.changed':
    '{name}\u00a0: quantité {quantity}. {count, plural, one {# article} other {# articles}} dans votre panier.',
  'cart.undo': 'Annuler',
  'cart.removedLine': 'Retiré de votre panier\u00a0: {name}.',
  'cart.offline':
    'Vous êtes hors ligne. Vos modifications sont conservées une minute et appliquées dès le retour de la connexion.',
  'cart.partly': '{name}\u00a0: quantité ajoutée {added} sur {wanted}. En stock\u00a0: {available}.',
  'cart.full': '{name}\u00a0: quantité ajoutée {added} sur {wanted}. La quantité maximale est de {max}.',
  'cart.otherQuantity': '{name}\u00a0: vérifiez la quantité. Votre panier en contient maintenant {quantity}.',
  'cart.overStock':
    '{name}\u00a0: {quantity} dans votre panier, {available} en stock actuellement. Seules les pièces en stock au moment de la commande peuvent être livrées.',
  'cart.dropped': 'Non vendu dans ce pays et retiré de votre panier\u00a0: {names}.',
  'cart.cut': 'Plus que {available} en stock, vous en vouliez {asked}.',
  'cart.cutNamed': '{name}\u00a0: plus que {available} en stock, vous en vouliez {asked}.',
  'cart.soldOut': 'Cette pièce est en rupture de stock.',
  'cart.soldOutNamed': '{name}\u00a0: en rupture de stock.',
  'cart.problem.notSold': 'Cette pièce ne peut pas être achetée pour le moment.',
  'cart.problem.lineGone': 'Cette ligne n’était plus dans votre panier. L’affichage est maintenant à jour.',
  'cart.problem.notDeliverable': 'Nous ne livrons pas dans ce pays.',
  'cart.problem.unfinished':
    'La modification n’a pas abouti. Votre panier est tel que vous le voyez. Réessayez.',
  'cart.problem.unclear':
    'Nous n’avons pas reçu de réponse\u00a0: c’est peut-être fait, peut-être pas. Vous pouvez réessayer sans risque.',
  'cart.problem.unclearAddition':
    'Nous n’avons pas reçu de réponse. La pièce est peut-être déjà dans votre panier\u00a0: {name}. Si vous appuyez de nouveau, nous y regardons d’abord.',
  'cart.problem.expired':
    'La connexion est restée coupée trop longtemps\u00a0: cette modification n’a pas été appliquée.',
  'cart.problem.busy':
    'Beaucoup de clients achètent en même temps. Rien n’a été modifié\u00a0: patientez un instant, puis réessayez.',
  'cart.problem.refused': 'Ce n’était pas possible. Votre panier est inchangé.',
} satisfies Record<keyof typeof english, string>
