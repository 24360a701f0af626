import type { returns as english } from '../../en/server/returns.ts'

export const returns = {
  'returns.title': 'Retours',
  'returns.of': 'Retourner un article de la commande {number}',
  'returns.choose': 'De quelle commande s’agit-il\u00a0?',
  'returns.none': 'Vos dernières commandes ne contiennent rien qui puisse être renvoyé.',
  'returns.notSentYet':
    'Aucun article de cette commande n’a encore été expédié\u00a0: il n’y a donc rien à renvoyer.',
  'returns.nothingLeft': 'Il ne reste rien à renvoyer de cette commande.',
  'returns.unreadable':
    'Les pièces de cette commande ne peuvent pas être affichées pour le moment. Écrivez au service client en indiquant le numéro de commande.',
  'returns.byMail': 'Écrivez au service client en précisant ce que vous souhaitez renvoyer, et pourquoi.',
  'returns.parts': 'Quelles pièces renvoyez-vous\u00a0?',
  'returns.reason': 'Motif',
  'returns.chooseReason': 'Choisissez un motif',
  'returns.reason.noFit': 'Elle ne convenait pas à ma voiture',
  'returns.reason.wrongPart': 'J’ai reçu une autre pièce que celle commandée',
  'returns.reason.faulty': 'Elle était défectueuse à la réception',
  'returns.reason.failed': 'Elle est tombée en panne par la suite',
  'returns.reason.changedMind': 'J’ai changé d’avis',
  'returns.reason.oldPart': 'C’est l’ancienne pièce, pour la consigne',
  'returns.back': '{count, plural, one {# pièce déjà renvoyée} other {# pièces déjà renvoyées}}',
  'returns.deposit': 'Consigne de {amount} par pièce\u00a0: remboursée dès l’arrivée de l’ancienne pièce.',
  'returns.depositUnknown': 'Avec consigne\u00a0: remboursée dès l’arrivée de l’ancienne pièce.',
  'returns.note': 'Y a-t-il quelque chose à savoir\u00a0?',
  'returns.noteHint': 'Pour une pièce défectueuse\u00a0: ce qui se passe, et depuis quand.',
  'returns.send': 'Envoyer la demande de retour',
  'returns.noReason': 'Choisissez un motif.',
  'returns.wrongQuantity': 'Indiquez un nombre de 1 à {max}.',
  'returns.failed':
    'Votre demande n’a pas pu être envoyée. Elle est toujours là\u00a0: réessayez dans un instant.',
  'returns.limited': 'Vous avez envoyé plusieurs demandes. Attendez une heure, ou écrivez au service client.',
  'returns.terms': 'Jusqu’à quand, et qui paie',
  'returns.kind.unused': 'La pièce ne convient pas, ou vous avez changé d’avis',
  'returns.kind.faulty': 'Mauvaise pièce ou pièce défectueuse',
  'returns.kind.oldPart': 'Ancienne pièce contre la consigne',
  'returns.until': 'Renvoyez-la non utilisée au plus tard le {date}, {days} jours après son arrivée.',
  'returns.over': 'Le délai de retour de {days} jours a pris fin le {date}.',
  'returns.within': 'Renvoyez-la dans les {days} jours après son arrivée.',
  'returns.oldPartUntil':
    'Envoyez l’ancienne pièce au plus tard le {date}, {days} jours après l’arrivée de la nouvelle.',
  'returns.oldPartOver': 'Le délai de {days} jours pour envoyer l’ancienne pièce a pris fin le {date}.',
  'returns.oldPartWithin': 'Envoyez l’ancienne pièce dans les {days} jours après l’arrivée de la nouvelle.',
  'returns.guaranteed':
    'La garantie légale de conformité court au moins jusqu’au {date}. Si la loi de votre pays vous accorde plus de temps, elle s’applique.',
  'returns.guaranteeOver':
    'Les deux ans de la garantie légale de conformité ont pris fin le {date}. Si la loi de votre pays vous accorde plus de temps, elle s’applique.',
  'returns.guarantee':
    'La garantie légale de conformité court au moins deux ans à compter de la réception de la pièce. Si la loi de votre pays vous accorde plus de temps, elle s’applique.',
  'returns.oldPartPaid': 'La consigne est remboursée dès l’arrivée de l’ancienne pièce.',
  'returns.paidBy.buyer': 'Les frais de renvoi sont à votre charge.',
  'returns.paidBy.seller': 'Les frais de renvoi sont à notre charge.',
  'returns.law':
    'Vous avez changé d’avis dans les 14 jours\u00a0? Vous pouvez aussi vous rétracter du contrat sans donner de motif.',
  'returns.sent': 'Votre demande de retour a été envoyée',
  'returns.next':
    'Le service client vous répondra à {email} et vous indiquera comment envoyer les pièces. Attendez sa réponse avant de poster le colis.',
  'returns.mailed': 'Une copie de votre demande vient d’être envoyée à {email}.',
  'returns.notMailed':
    'Nous avons déjà envoyé plusieurs copies à {email} aujourd’hui et n’en enverrons pas d’autre. Votre demande est bien prise en compte.',
  'returns.requested': 'Retour demandé le {date}',
  'returns.line': '{quantity} × {name}\u00a0: {reason}',
  'returns.more': 'Retourner autre chose de cette commande',
  'returns.fitting': 'Ce qui convient à la place de cet article\u00a0: {name}',
  'returns.fittingAll': 'Toutes les pièces\u00a0: {category}',
} satisfies Record<keyof typeof english, string>
