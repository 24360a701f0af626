import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Liste d’envies',
  'wishlist.needsScript':
    'Votre liste d’envies est conservée dans ce navigateur et s’affiche avec JavaScript. Activez-le, puis rechargez la page.',
  'wishlist.lead': 'Conservée dans ce navigateur. Partagez le lien pour montrer ces pièces à quelqu’un.',
  'wishlist.loading': 'Chargement de votre liste d’envies',
  'wishlist.share': 'Partager',
  'wishlist.copied':
    'Lien copié. Il affiche ces pièces aux prix et stocks du jour où il est ouvert, et ce qui a changé depuis aujourd’hui.',
  'wishlist.copyYourself': 'Copiez ce lien pour partager votre liste d’envies\u00a0:',
  'wishlist.remove': 'Retirer',
  'wishlist.removeNamed': 'Retirer\u00a0: {name}',
  'wishlist.removed': '{name} ne figure plus sur votre liste d’envies.',
  'wishlist.undo': 'Annuler',
  'wishlist.version': 'Version\u00a0: {name}',
  'wishlist.choose': 'Choisir une version',
  'wishlist.empty': 'Votre liste d’envies est vide',
  'wishlist.emptyHint':
    'Appuyez sur «\u00a0Liste d’envies\u00a0» à côté d’une pièce pour la retrouver ici. Vous pouvez aussi envoyer la liste par un lien.',
  'wishlist.browse': 'Parcourir toutes les catégories',
  'wishlist.notSoldHere':
    'Certaines pièces de votre liste ne sont pas vendues dans votre pays pour le moment. Elles restent sur la liste.',
  'wishlist.unavailable':
    'Vos pièces ne peuvent pas être chargées pour le moment. La liste est conservée. Réessayez dans un instant.',
  'wishlist.shared': 'Liste d’envies partagée',
  'wishlist.sharedLead': '{count, plural, one {# pièce} other {# pièces}}, aux prix et stocks du jour.',
  'wishlist.left':
    '{count, plural, one {# pièce n’est pas vendue dans votre pays et n’est pas affichée} other {# pièces ne sont pas vendues dans votre pays et ne sont pas affichées}}.',
  'wishlist.none': 'Aucune de ces pièces n’est vendue dans votre pays.',
  'wishlist.sharedOn': 'Partagée le {date}.',
  'wishlist.changed': '{count, plural, one {# pièce a} other {# pièces ont}} changé depuis.',
  'wishlist.unchanged': 'Les prix et les stocks n’ont pas changé.',
  'wishlist.otherPrices':
    'Les prix ne sont pas comparés\u00a0: la liste a été partagée dans un pays où les prix sont différents.',
  'wishlist.otherStock': 'Les stocks ne sont pas comparés\u00a0: la liste a été partagée dans un autre pays.',
  'wishlist.asNoted': 'Les prix antérieurs sont ceux enregistrés dans le lien.',
  'wishlist.priceChanged': 'Maintenant {price}, contre {before} lors du partage le {date}.',
  'wishlist.soldOut': 'En rupture de stock depuis le partage.',
  'wishlist.availableAgain': 'De nouveau disponible.',
  'wishlist.inStockNow': 'En stock à présent.',
  'wishlist.notInStock': 'N’est plus en stock.',
  'wishlist.gone': 'Plus en vente',
  'wishlist.goneUnnamed': '{count, plural, one {# pièce n’est} other {# pièces ne sont}} plus en vente.',
  'wishlist.addFitting': 'Ajouter tout ce qui convient à ma voiture',
  'wishlist.sumHint':
    'Dans les quantités qu’il faut pour une voiture. Ce qui ne peut pas être ajouté tout de suite n’est pas compté.',
  'wishlist.addAll': 'Tout ajouter au panier',
  'wishlist.leftOut': 'Sans ce qui ne convient pas à votre voiture',
  'wishlist.saveAll': 'Tout ajouter à ma liste d’envies',
  'wishlist.savedAll': 'Ajouté à votre liste d’envies.',
  'wishlist.see': 'Voir ma liste d’envies',
} satisfies Record<keyof typeof english, string>
