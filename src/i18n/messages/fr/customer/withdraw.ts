import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Se rétracter du contrat',
  'withdraw.intro':
    'Vous pouvez vous rétracter dans les 14 jours suivant la réception du dernier article, sans donner de motif. Il suffit d’envoyer votre rétractation avant la fin du délai.',
  'withdraw.more': 'Le droit de rétractation',
  'withdraw.name': 'Nom',
  'withdraw.emailHint': 'L’adresse de votre commande. Nous y accuserons réception de votre rétractation.',
  'withdraw.goods': 'Articles',
  'withdraw.goodsHint':
    'Laissez vide pour renoncer à toute la commande, ou indiquez les pièces que vous renvoyez.',
  'withdraw.parts': 'Quelles pièces renvoyez-vous\u00a0?',
  'withdraw.noParts': 'Choisissez au moins une pièce.',
  'withdraw.ofOrdered': 'sur {ordered}',
  'withdraw.other': 'Se rétracter d’une autre commande',
  'withdraw.find': 'Choisir des pièces de la commande',
  'withdraw.notFound':
    'Nous n’avons pas trouvé les pièces de cette commande. Vous pouvez vous rétracter malgré tout : vérifiez le numéro et l’adresse e-mail, ou indiquez vous-même les pièces.',
  'withdraw.confirm': 'Confirmer la rétractation',
  'withdraw.write': 'Rédiger la rétractation',
  'withdraw.failed':
    'Votre rétractation n’a pas pu être envoyée. Elle est toujours là\u00a0: réessayez dans un instant.',
  'withdraw.limited':
    'Vous avez envoyé plusieurs rétractations. Attendez une heure, ou envoyez-la par e-mail ou par courrier.',
  'withdraw.received': 'Nous avons reçu votre rétractation',
  'withdraw.acknowledged.content':
    'Un accusé de réception reprenant le contenu et l’heure de votre rétractation vient d’être envoyé à {email}. Imprimez ou enregistrez aussi cette page.',
  'withdraw.acknowledged.receipt':
    'Un message avec le numéro de commande et l’heure vient d’être envoyé à {email}. Il ne reprend pas votre texte, car rien ne nous dit que la commande a été passée avec cette adresse\u00a0; nous interrogerons l’acheteur avant toute annulation. Imprimez ou enregistrez cette page\u00a0: c’est votre exemplaire.',
  'withdraw.acknowledged.none':
    'Nous avons déjà envoyé plusieurs messages à {email} aujourd’hui et n’en enverrons pas d’autre. Votre rétractation est bien prise en compte. Imprimez ou enregistrez cette page\u00a0: c’est votre exemplaire.',
  'withdraw.time': 'Reçue',
  'withdraw.whole': 'Toute la commande',
  'withdraw.next':
    'Renvoyez les articles dans les 14 jours. Nous vous remboursons dans les 14 jours ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
  'withdraw.howToReturn': 'Comment renvoyer des articles',
  'withdraw.letterHint':
    'Votre rétractation est rédigée. Envoyez-la par e-mail ou recopiez-la dans une lettre. Elle prend effet dès son envoi.',
  'withdraw.sendMail': 'L’envoyer à {email}',
  'withdraw.subject': 'Rétractation de la commande {order}',
  'withdraw.statement':
    'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants :',
  'withdraw.date': 'Date',
} satisfies Record<keyof typeof english, string>
