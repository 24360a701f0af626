import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Questions fréquentes',
  description: `Réponses sur la livraison, la compatibilité, les retours, le paiement et votre compte chez ${shopName}.`,
  topics: {
    orders: 'Commande et livraison',
    fit: 'Compatibilité avec ma voiture',
    returns: 'Retours, rétractation et consignes',
    payment: 'Paiement',
    account: 'Compte et données personnelles',
  },
  questions: {
    'delivery-time': [
      'Quels sont les délais de livraison\u00a0?',
      '<p>Les pièces en stock partent sous un jour ouvré. Au moment de commander, vous voyez combien de jours ouvrés chaque mode de livraison demande ensuite jusqu’à votre pays. Si une pièce doit d’abord venir du fournisseur, sa page indique le délai.</p><p>En savoir plus\u00a0: <a href="/info/delivery">Livraison</a>.</p>',
    ],
    'delivery-cost': [
      'Combien coûte la livraison\u00a0?',
      '<p>Cela dépend du pays, du poids et du mode de livraison. Tous les prix sont affichés avant que vous commandiez.</p><p>À partir d’un certain montant d’achats, la livraison standard est gratuite\u00a0; le panier indique ce qu’il manque. Les consignes ne comptent pas. La livraison express et le transport des pièces encombrantes sont toujours payants.</p>',
    ],
    'track-order': [
      'Où en est ma commande\u00a0?',
      '<p>Saisissez votre numéro de commande et votre adresse e-mail à la page <a href="/track-order">Suivre votre commande</a>. Si vous avez un compte, vous y retrouvez aussi vos commandes.</p>',
    ],
    'change-order': [
      'Puis-je modifier ou annuler une commande\u00a0?',
      '<p><a href="/support">Écrivez-nous</a> au plus vite en indiquant le numéro de commande. Nous pouvons modifier ou annuler une commande tant qu’elle n’est pas expédiée. Ensuite, vous pouvez <a href="/withdraw">vous rétracter</a> ou renvoyer les pièces.</p>',
    ],
    'fits-my-car': [
      'Comment savoir si une pièce convient à ma voiture\u00a0?',
      '<p>La page de chaque pièce indique les voitures compatibles, avec moteur et années-modèles, et les listes peuvent être filtrées par voiture. Comparez aussi les dimensions et la référence d’origine avec votre ancienne pièce.</p><p>Un doute\u00a0? <a href="/support">Posez-nous la question</a> en précisant le modèle, l’année et le numéro de châssis (VIN).</p>',
    ],
    conditions: [
      'Que signifient des conditions comme «\u00a0à partir du n°\u00a0de châssis\u00a0» ou «\u00a0disques avant ventilés 263\u00a0mm\u00a0»\u00a0?',
      '<p>Les constructeurs changeaient souvent des pièces en cours d’année-modèle, et certaines voitures ont été construites avec des freins de tailles différentes. Une pièce soumise à une condition ne convient que si votre voiture la remplit.</p><p>Le numéro de châssis figure sur la plaque constructeur et sur le certificat d’immatriculation. Un disque de frein se mesure d’un bord à l’autre\u00a0; un disque ventilé se compose de deux plateaux séparés par des ailettes.</p>',
    ],
    'part-number': [
      'Puis-je chercher par référence\u00a0?',
      '<p>Oui. Saisissez la référence d’origine (OE) ou celle d’un autre fabricant dans le champ de recherche.</p>',
    ],
    'how-many': [
      'Combien de pièces me faut-il\u00a0?',
      '<p>Quand c’est possible, la page de la pièce recommande une quantité, par exemple deux par essieu, déjà saisie au moment de l’ajout au panier. Remplacez toujours les disques, les plaquettes et les amortisseurs des deux côtés d’un essieu.</p>',
    ],
    return: [
      'Comment renvoyer une pièce\u00a0?',
      '<p>Vous pouvez renvoyer une pièce inutilisée sous 30 jours. Écrivez-nous avec le numéro de commande, emballez la pièce dans sa boîte et gardez la preuve d’envoi. La page <a href="/info/returns">Retours</a> explique la marche à suivre et qui paie.</p>',
    ],
    withdraw: [
      'Comment me rétracter d’un achat\u00a0?',
      '<p>Dans les 14 jours suivant la réception, vous pouvez <a href="/withdraw">vous rétracter en ligne</a> sans donner de motif. Vous recevez un accusé de réception par e-mail.</p><p>Les délais et les exceptions figurent à la page <a href="/info/withdrawal">Droit de rétractation</a>.</p>',
    ],
    deposit: [
      'Pourquoi payer une consigne pour certaines pièces\u00a0?',
      '<p>Les étriers, alternateurs, démarreurs et autres pièces d’échange standard sont reconditionnés à partir d’anciennes pièces. La consigne est indiquée sous le prix et forme une ligne à part dans le panier.</p><p>Videz l’ancienne pièce et renvoyez-la dans la boîte de la nouvelle sous 60 jours\u00a0: nous remboursons la consigne dès que la pièce est arrivée complète. Pour la consigne des batteries en Allemagne, voyez <a href="/info/take-back">Reprise et recyclage</a>.</p>',
    ],
    faulty: [
      'Que faire si une pièce est défectueuse ou arrive endommagée\u00a0?',
      '<p><a href="/support">Écrivez-nous</a> au plus vite avec le numéro de commande et une description du défaut. Nous réparons, remplaçons ou remboursons la pièce défectueuse, et le retour est à notre charge. Vos droits figurent dans les <a href="/info/terms">Conditions générales de vente</a>.</p>',
    ],
    'payment-methods': [
      'Comment puis-je payer\u00a0?',
      '<p>Par carte bancaire, banque en ligne, paiement mobile ou portefeuille numérique, par virement à l’avance ou sur facture. Au moment de commander, vous voyez les modes de paiement proposés dans votre pays et leurs frais éventuels.</p>',
    ],
    'discount-code': [
      'Où saisir un code de réduction\u00a0?',
      '<p>Dans le panier ou à l’étape du paiement, sous «\u00a0Code de réduction ou carte cadeau\u00a0». La réduction est affichée avant la commande.</p>',
    ],
    vat: [
      'Une entreprise peut-elle acheter hors TVA\u00a0?',
      '<p>Oui. Indiquez le nom de l’entreprise et le numéro de TVA au moment de commander. Si le numéro est valide et provient du pays de l’UE où nous livrons, autre que la Suède, la TVA est déduite. Dans tous les autres cas, le prix s’entend TVA comprise.</p>',
    ],
    'need-account': [
      'Faut-il un compte\u00a0?',
      '<p>Non, vous pouvez commander sans compte. Avec un compte, vous retrouvez toutes vos commandes et vos reçus, ne ressaisissez pas votre adresse et enregistrez vos voitures sous «\u00a0Mes voitures\u00a0». Vous pouvez <a href="/register">créer un compte</a> à tout moment.</p>',
    ],
    password: [
      'J’ai oublié mon mot de passe. Que faire\u00a0?',
      '<p>Saisissez votre adresse e-mail à la page <a href="/forgot-password">Mot de passe oublié\u00a0?</a> Nous vous envoyons un lien pour en choisir un nouveau.</p>',
    ],
    'no-email': [
      'L’e-mail avec le lien n’est pas arrivé. Que faire\u00a0?',
      '<p>Regardez aussi dans les courriers indésirables et vérifiez que l’adresse est bien celle de votre compte. <a href="/forgot-password">Demandez ensuite un nouveau lien</a> ou <a href="/support">écrivez-nous</a>.</p>',
    ],
    'my-data': [
      'Que deviennent mes données\u00a0?',
      '<p>Nous les utilisons pour traiter votre commande et ne les transmettons qu’à ceux qui en ont besoin pour cela, comme le transporteur. Pour les consulter, les rectifier ou les effacer, <a href="/support">écrivez-nous</a>. Les détails figurent à la page <a href="/info/privacy">Confidentialité</a>.</p>',
    ],
  },
}
