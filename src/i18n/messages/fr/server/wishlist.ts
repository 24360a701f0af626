import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Liste d’envies',
  'wishlist.needsScript':
    'Votre liste d’envies est conservée dans ce navigateur et s’affiche avec JavaScript. Activez-le, puis rechargez la page.',
  'wishlist.lead': 'Conservée dans ce navigateur. Partagez le lien pour montrer ces pièces à quelqu’un.',
  'wishlist.loading': 'Chargement de votre liste d’envies',
  'wishlist.share': 'Partager',
  'wishlist.copied': 'Lien copié. Il affiche ces pièces aux prix et stocks du jour où il est ouvert.',
  'wishlist.copyYourself': 'Copiez ce lien pour partager votre liste d’envies\u00a0:',
  'wishlist.remove': 'Retirer',
  'wishlist.removeNamed': 'Retirer\u00a0: {name}',
  'wishlist.removed': '{name} ne figure plus sur votre liste d’envies.',
  'wishlist.undo': 'Annuler',
  'wishlist.version': 'Version\u00a0: {name}',
  'wishlist.choose': 'Choisir une version',
  'wishlist.empty': 'Votre liste d’envies est vide',
  'wishlist.emptyHint':
    'Appuyez sur «\u00a0Liste d’envies\u00a0» près d’une pièce et elle vous attendra ici. Vous pouvez aussi envoyer la liste par un lien.',
  'wishlist.browse': 'Parcourir toutes les catégories',
  'wishlist.unsold':
    'Certaines pièces de votre liste ne sont pas vendues dans votre pays pour le moment. Elles restent sur la liste.',
  'wishlist.unavailable':
    'Vos pièces ne peuvent pas être chargées pour le moment. La liste est conservée. Réessayez dans un instant.',
  'wishlist.shared': 'Liste d’envies partagée',
  'wishlist.sharedLead': '{count, plural, one {# pièce} other {# pièces}}, aux prix et stocks du jour.',
  'wishlist.sharedOn': 'Partagée le {date}.',
  'wishlist.changed':
    '{count, plural, one {# pièce a} other {# pièces ont}} changé de prix ou de disponibilité depuis.',
  'wishlist.unchanged': 'Les prix et la disponibilité n’ont pas changé depuis.',
  'wishlist.otherPrices':
    'La liste a été partagée avec les prix d’une autre région, seule la disponibilité est donc comparée.',
  'wishlist.then': 'À cette date\u00a0: {facts}',
  'wishlist.then.stock': 'en stock',
  'wishlist.then.later': 'sur commande',
  'wishlist.then.none': 'en rupture de stock',
  'wishlist.left':
    '{count, plural, one {# pièce n’est pas vendue ici et n’est pas affichée} other {# pièces ne sont pas vendues ici et ne sont pas affichées}}.',
  'wishlist.none': 'Aucune de ces pièces n’est vendue ici.',
  'wishlist.addFitting': 'Ajouter tout ce qui convient à ma voiture',
  'wishlist.saveAll': 'Tout ajouter à ma liste d’envies',
  'wishlist.savedAll': 'Ajouté à votre liste d’envies.',
  'wishlist.see': 'Voir ma liste d’envies',
} satisfies Record<keyof typeof english, string>
