import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Conditions de vente',
    'Ce qui s’applique à vos achats chez Tappet.',
    [
      'Le vendeur',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Suède, help@tappet.example. Ces conditions s’adressent aux consommateurs. La loi de votre pays vous protège, quoi qu’elles disent.',
    ],
    [
      'Commande et contrat',
      'Votre commande est une offre d’achat. Le contrat est conclu lorsque nous la confirmons par e-mail. Si un article est épuisé, nous vous en informons et vous ne le payez pas.',
    ],
    [
      'Prix et paiement',
      'Les prix s’entendent TVA comprise, sauf indication contraire. Les frais de livraison et de paiement sont indiqués avant la commande. La consigne d’une pièce d’échange standard est facturée avec elle et remboursée à réception de l’ancienne.',
    ],
    [
      'Garantie légale de conformité',
      'Si une pièce est défectueuse ou non conforme, vous pouvez demander sa réparation ou son remplacement, une réduction du prix ou le remboursement. Vous disposez d’au moins deux ans à compter de la livraison\u00a0; si la loi accorde davantage, elle prévaut. La garantie des vices cachés s’applique également. Prévenez-nous dans un délai raisonnable.',
    ],
    [
      'Litiges',
      'Écrivez-nous d’abord. À défaut d’accord, vous pouvez saisir le médiateur de la consommation compétent ou les tribunaux de votre pays.',
    ],
  ],
  privacy: [
    'Confidentialité',
    'Quelles données nous traitons, pourquoi, et ce que vous pouvez faire.',
    [
      'Responsable du traitement',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Suède, help@tappet.example.',
    ],
    [
      'Données et finalités',
      'Nom, adresse, e-mail, téléphone et commande, pour exécuter le contrat. Factures, car la loi comptable l’exige. Un numéro d’identité, seulement si vous payez sur facture et si la loi ou l’examen de solvabilité l’exige.',
    ],
    [
      'Cookies et stockage',
      'Un cookie conserve votre panier pendant 30 jours\u00a0; deux autres retiennent pendant un an le pays et la langue choisis. Ils sont nécessaires à ce que vous demandez à la boutique. Les pièces consultées restent dans votre navigateur.',
    ],
    [
      'Destinataires',
      'Le transporteur et le prestataire de paiement que vous choisissez, et ceux qui exploitent la boutique pour nous. Personne ne peut utiliser ces données à ses propres fins.',
    ],
    [
      'Durée et droits',
      'Commandes et factures sont conservées aussi longtemps que la loi l’exige, les autres données tant qu’elles sont nécessaires. Vous pouvez accéder à vos données, les rectifier, les transférer ou les effacer, vous opposer à leur usage et saisir la CNIL ou l’autorité de votre pays.',
    ],
  ],
  delivery: [
    'Livraison',
    'Où nous livrons, comment et en combien de temps.',
    [
      'Où et comment',
      'Nous livrons dans les pays proposés sous «\u00a0Pays et langue\u00a0». Les modes de livraison de votre commande et leur prix sont indiqués au moment de payer.',
    ],
    [
      'Délais',
      'Les pièces en stock partent sous un jour ouvré. La page de chaque pièce indique si elle n’est pas en stock et le délai du fournisseur. Nous livrons sous 30 jours, sauf accord contraire.',
    ],
    [
      'Ce qui ne voyage pas partout',
      'Batteries, peinture, airbags et autres marchandises dangereuses voyagent uniquement par la route et ne sont pas vendus dans tous les pays. Les grands éléments de carrosserie sont livrés à domicile, pas en consigne automatique.',
    ],
    [
      'En cas de dommage',
      'Vérifiez le colis à l’arrivée et signalez tout dommage au plus vite, avec une photo. Le risque est pour nous jusqu’à ce que vous ayez la marchandise en main.',
    ],
  ],
  returns: [
    'Retours',
    'Renvoyer une pièce sous 30 jours.',
    [
      '30 jours',
      'Vous pouvez renvoyer une pièce inutilisée sous 30 jours après réception. C’est plus que le droit de rétractation, et cela ne lui enlève rien.',
    ],
    [
      'Comment faire',
      'Écrivez à help@tappet.example avec le numéro de commande. Emballez la pièce comme elle est arrivée, dans sa boîte, et gardez la preuve d’envoi. Le retour est à vos frais, sauf si la pièce était défectueuse ou si nous nous sommes trompés.',
    ],
    [
      'Ce que nous vérifions',
      'Une pièce montée, ou une huile ou peinture ouverte, ne peut être revendue. Si la pièce a été manipulée au-delà de ce qu’exige son examen, nous pouvons déduire la perte de valeur.',
    ],
    [
      'Anciennes pièces consignées',
      'Videz l’ancienne pièce, placez-la dans la boîte de la nouvelle et envoyez-la sous 60 jours. La consigne est remboursée lorsqu’elle est arrivée complète.',
    ],
  ],
  withdrawal: [
    'Droit de rétractation',
    'Quatorze jours pour changer d’avis, et comment.',
    [
      'Votre droit',
      'Vous pouvez vous rétracter du contrat sans motif dans un délai de 14 jours. Il expire 14 jours après que vous, ou un tiers désigné par vous autre que le transporteur, avez reçu le dernier bien.',
    ],
    [
      'Comment vous rétracter',
      'Informez-nous par une déclaration claire, par courrier à Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Suède, ou par e-mail à help@tappet.example. Il suffit de l’envoyer avant la fin du délai. Vous pouvez utiliser le formulaire ci-dessous, sans obligation.',
    ],
    [
      'Effets',
      'Nous remboursons tout ce que vous avez payé, livraison standard comprise, dans les 14 jours suivant votre message et par le même moyen de paiement. Nous pouvons attendre d’avoir reçu le bien ou la preuve de son envoi. Renvoyez-le sous 14 jours, à vos frais. Vous ne répondez que de la dépréciation due à des manipulations autres que celles nécessaires à son examen.',
    ],
    [
      'Exceptions',
      'Le droit ne s’applique pas aux biens confectionnés selon vos indications, comme une peinture mélangée selon un code couleur, ni aux biens scellés qui ne peuvent être renvoyés pour des raisons de santé une fois ouverts.',
    ],
    [
      'Formulaire de rétractation',
      'À l’attention de Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Suède, help@tappet.example\u00a0: Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous. Commandé le, reçu le. Nom et adresse du consommateur. Date, et signature si le formulaire est sur papier.',
    ],
  ],
} satisfies Record<string, PageSource>
