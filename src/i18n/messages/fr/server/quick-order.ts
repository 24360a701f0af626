import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Commande rapide',
  'quickOrder.lead':
    'Saisissez ou collez des références, une par ligne, avec la quantité. Les références d’origine et celles d’autres fabricants sont aussi trouvées.',
  'quickOrder.list': 'Références et quantités',
  'quickOrder.hint':
    'Par exemple : X271-925 2. Les lignes copiées d’un tableur conviennent aussi. {max} lignes au plus.',
  'quickOrder.file': 'Ou un fichier (CSV)',
  'quickOrder.fileRead':
    'Les lignes du fichier sont maintenant dans la liste. Vérifiez-les, puis lancez la recherche.',
  'quickOrder.fileTooLarge': 'Ce fichier est trop volumineux pour une liste de références.',
  'quickOrder.lookUp': 'Rechercher',
  'quickOrder.lookingUp': 'Recherche…',
  'quickOrder.startOver': 'Nouvelle liste',
  'quickOrder.empty': 'Saisissez au moins une référence.',
  'quickOrder.tooMany':
    'La liste a {count} lignes, et {max} au plus peuvent être recherchées à la fois. Rien n’est perdu : retirez des lignes ou commandez en deux listes.',
  'quickOrder.longLine':
    'La ligne {line} dépasse {max} caractères. Ne gardez que la référence et la quantité.',
  'quickOrder.tooLong': 'Ce texte est trop long pour une liste de références.',
  'quickOrder.unavailable':
    'Les références ne peuvent pas être recherchées pour le moment. Votre liste est conservée. Réessayez dans un instant.',
  'quickOrder.limited':
    'Vous avez lancé de nombreuses recherches. Votre liste est conservée. Patientez dix minutes, puis réessayez.',
  'quickOrder.result': 'Votre liste',
  'quickOrder.found': 'Lignes trouvées : {found} sur {count}.',
  'quickOrder.line': 'Votre ligne',
  'quickOrder.part': 'Pièce',
  'quickOrder.order': 'Commander\u00a0:',
  'quickOrder.missing': 'Introuvable',
  'quickOrder.search': 'Chercher cette référence',
  'quickOrder.several': 'Plusieurs pièces portent cette référence. Choisissez-en une.',
  'quickOrder.all': 'Tout afficher',
  'quickOrder.none': 'Aucune de ces pièces',
  'quickOrder.replaced': '{number} n’est plus disponible. Cette pièce la remplace.',
  'quickOrder.changed': 'Vous vouliez {asked}\u00a0: nous avons saisi {quantity}.',
  'quickOrder.add': 'Ajouter les pièces choisies au panier',
  'quickOrder.deposits': 'Les consignes s’ajoutent dans le panier.',
  'quickOrder.nothingChosen': 'Choisissez au moins une pièce.',
  'quickOrder.zero': 'Non ajoutées, car la quantité est 0\u00a0:',
  'quickOrder.added': 'Dans le panier',
  'quickOrder.partly': 'En partie seulement dans le panier, faute de stock :',
  'quickOrder.notAdded': 'Pas dans le panier\u00a0: en rupture de stock ou pas en vente dans votre pays.',
  'quickOrder.unknown':
    'Nous n’avons pas reçu de réponse et ne savons pas ce qui a été ajouté. Vérifiez votre panier avant de réessayer.',
  'quickOrder.toCart': 'Voir le panier',
} satisfies Record<keyof typeof english, string>
