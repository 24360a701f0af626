import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Conditions générales de vente',
    `Ce qui s’applique à vos achats chez ${shopName}.`,
    [
      'Le vendeur',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, ${demoEmail}. Ces conditions s’adressent aux consommateurs. La loi de votre pays vous protège, quelles que soient ces conditions.`,
    ],
    [
      'Commande et contrat',
      'Votre commande est une offre d’achat. Le contrat est conclu lorsque nous la confirmons par e-mail. Si un article est épuisé, nous vous en informons et vous ne le payez pas.',
    ],
    [
      'Prix et paiement',
      'Les prix s’entendent TVA comprise, sauf indication contraire. Les frais de livraison et de paiement sont indiqués avant la commande. Les frais de paiement ne dépassent jamais ce que le moyen de paiement nous coûte\u00a0; en France, en Belgique et en Autriche, il n’y en a pas. La consigne d’une pièce d’échange standard est facturée avec elle et remboursée à réception de l’ancienne.',
    ],
    [
      'Garantie légale de conformité',
      'Si une pièce est défectueuse ou non conforme, vous pouvez demander sa réparation ou son remplacement, une réduction du prix ou le remboursement.',
      'Vous disposez à compter de la livraison de deux ans en France, en Belgique, en Allemagne, en Autriche et au Danemark, de trois ans en Suède et de cinq ans en Norvège (deux pour les pièces qui ne sont pas censées durer davantage). En Finlande et aux Pays-Bas, nous répondons d’une pièce aussi longtemps qu’on peut s’attendre à ce qu’elle dure, et au moins deux ans. Dans les autres pays de l’Union européenne, c’est au moins deux ans\u00a0; si la loi accorde davantage, elle prévaut. En Grande-Bretagne, vous pouvez agir pendant six ans, en Écosse pendant cinq, et refuser une pièce défectueuse contre remboursement intégral dans les 30 jours suivant sa réception. En France, la garantie des vices cachés s’applique également.',
      'En France, en Allemagne, en Autriche et en Grande-Bretagne, la loi ne fixe aucun délai pour nous signaler un défaut. En Belgique, aux Pays-Bas, en Suède, en Finlande, au Danemark et en Norvège, signalez-le dans un délai raisonnable après l’avoir constaté\u00a0; deux mois suffisent toujours.',
    ],
    [
      'Encadré de l’article D211-2 du code de la consommation (France)',
      'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
      'Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.',
      'La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.',
      'La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
      'Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.',
      'Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.',
      'Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si\u00a0:',
      '1° Le professionnel refuse de réparer ou de remplacer le bien\u00a0;',
      '2° La réparation ou le remplacement du bien intervient après un délai de trente jours\u00a0;',
      '3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement\u00a0;',
      '4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.',
      'Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.',
      'Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.',
      'Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.',
      'Les droits mentionnés ci-dessus résultent de l’application des articles L.\u00a0217-1 à L.\u00a0217-32 du code de la consommation.',
      'Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u00a0000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article L.\u00a0241-5 du code de la consommation).',
      'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.',
    ],
    {
      heading: 'Litiges',
      html: '<p>Écrivez-nous d’abord. À défaut d’accord, vous pouvez saisir les tribunaux de votre pays et, gratuitement, le médiateur de la consommation indiqué ici s’il y en a un pour votre pays.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Confidentialité',
    'Quelles données nous traitons, pourquoi, et ce que vous pouvez faire.',
    ['Responsable du traitement', `${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, ${demoEmail}.`],
    {
      heading: 'Données, finalités et bases légales',
      html: '<p>Les lettres sont celles de l’article 6, paragraphe 1, du règlement général sur la protection des données (RGPD)\u00a0: (a) consentement, (b) contrat, (c) obligation légale, (f) intérêt légitime.</p><ul><li>Commande, livraison, paiement, retours et compte\u00a0: nom, adresse, e-mail, téléphone et contenu de la commande, pour exécuter le contrat (b).</li><li>Factures, car la loi impose de les conserver\u00a0; rétractations et réclamations, car la loi vous donne ces droits (c).</li><li>Numéro d’identité\u00a0: seulement si vous payez sur facture et si la loi ou l’étude de solvabilité l’exige (b).</li><li>Formulaire de contact et e-mail\u00a0: votre nom, votre adresse e-mail, le numéro de commande et votre message, pour vous répondre. S’il s’agit d’une commande, cela relève du contrat (b), sinon de notre intérêt à répondre aux questions (f).</li><li>Newsletter\u00a0: votre adresse e-mail, avec votre consentement (a). Lorsque nous vous demandons de le confirmer, vous n’êtes abonné(e) qu’après avoir ouvert le lien de notre e-mail, valable trois jours. Vous pouvez vous désabonner à tout moment.</li><li>Plaque d’immatriculation\u00a0: si vous cherchez une voiture par sa plaque, nous envoyons la plaque à un registre des véhicules, qui nous indique de quelle voiture il s’agit (b).</li><li>Rapports d’erreur\u00a0: en cas de défaillance, le type d’erreur, sa place dans le programme, le type de page et la durée, mais ni votre adresse, ni vos cookies, ni rien de ce que vous avez saisi. Notre intérêt est une boutique qui fonctionne (f).</li><li>Rapidité des pages\u00a0: pour une partie des visites, la vitesse à laquelle une page s’est affichée et a réagi, l’ampleur de ses décalages et le type de page. Rien n’est enregistré pour cela dans votre navigateur, et les chiffres sont seulement additionnés, sans votre adresse. Notre intérêt est une boutique rapide (f).</li><li>Journal de sécurité\u00a0: connexions échouées, modifications de comptes et attaques repoussées. Les réseaux et les comptes n’y figurent que sous forme hachée. Notre intérêt est de protéger la boutique et votre compte (f).</li><li>Statistiques et marketing\u00a0: seulement avec votre consentement (a), comme décrit plus bas. Nous conservons une preuve de votre réponse, car nous devons pouvoir la produire (c).</li></ul>',
    },
    {
      heading: 'Cookies et stockage',
      html: '<p>Ces cookies et ces données du stockage de votre navigateur sont strictement nécessaires à ce que vous faites dans la boutique\u00a0:</p><ul><li>rc_centra_checkout_token\u00a0: votre panier et votre connexion. 30 jours.</li><li>rc_country, rc_lang\u00a0: le pays et la langue choisis. Un an.</li><li>rc_returns\u00a0: ce que vous avez demandé à renvoyer. 60 jours.</li><li>rc_unclear_payment, rc_sent_payment\u00a0: une commande envoyée sans JavaScript. Respectivement un jour et une heure au plus.</li><li>rc_consent\u00a0: votre réponse sur la mesure d’audience. Six mois.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos\u00a0: votre liste d’envies et vos voitures avec ce que vous en indiquez, comme le surnom, le numéro de châssis, la couleur et la photo. Dans votre navigateur, jusqu’à ce que vous les retiriez. Si vous vous connectez, voitures et photos sont enregistrées dans votre compte.</li><li>rc_viewed, rc_searches\u00a0: les pièces consultées et vos dernières recherches. Dans votre navigateur, jusqu’à ce que vous les effaciez là où elles s’affichent. Les pièces consultées peuvent aussi être désactivées sur cette page.</li><li>rc_promised_days, rc_tracked\u00a0: la date d’arrivée prévue de vos commandes et celles qui ont été affichées. Respectivement les 30 et les 20 dernières commandes.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment\u00a0: les modifications du panier et un paiement en cours. Jusqu’à leur fin, au plus un jour pour un paiement.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before\u00a0: votre place dans une liste, les pièces à comparer et vos choix de cette visite. Jusqu’à la fermeture de l’onglet.</li></ul>',
    },
    {
      heading: 'Mesure d’audience, si vous l’acceptez',
      html: '<p>Avec votre accord, nous comptons les visites et les achats (statistiques) et mesurons l’efficacité de notre publicité (marketing). La boutique peut utiliser pour cela ces services, qui déposent leurs propres cookies\u00a0:</p><ul><li>Google Analytics 4 de Google Ireland Limited, chargé par Google Tag Manager, pour les statistiques\u00a0: _ga et les cookies qui commencent par _ga_. 400 jours.</li><li>Google Ads de Google Ireland Limited, chargé par Google Tag Manager, pour le marketing\u00a0: les cookies qui commencent par _gcl_. 90 jours.</li><li>Pixel Meta et Conversions API de Meta Platforms Ireland Limited, pour le marketing\u00a0: _fbp et _fbc. 90 jours.</li><li>Le widget d’un partenaire publicitaire, pour le marketing, qui reçoit l’adresse et la langue de la page\u00a0: les cookies qui commencent par _partner, pour la durée que le partenaire indique.</li><li>La boutique elle-même, jusqu’à la fin de la visite\u00a0: rc_events, le déroulement de la commande, jusqu’à ce que la confirmation le transmette\u00a0; rc_test_event, le code d’un test, si l’adresse d’une page en contient un.</li></ul><p>Ces services reçoivent les pages et les pièces que vous consultez et achetez\u00a0; pour la publicité, aussi l’adresse IP, le nom du navigateur et, pour une commande, l’adresse e-mail et le numéro de téléphone, tous deux sous forme hachée. Sans accord, rien de tout cela n’est chargé ni envoyé. Vous changez ou retirez votre réponse sous «\u00a0Paramètres des cookies\u00a0» en bas de chaque page\u00a0; ces cookies sont alors supprimés.</p>',
    },
    {
      heading: 'Destinataires',
      html: '<p>Le transporteur et le prestataire de paiement que vous choisissez, et ceux qui exploitent la boutique pour nous\u00a0: hébergement, e-mail, service client et rapports d’erreur. Ils ne peuvent utiliser ces données à aucune autre fin. Un registre des véhicules reçoit la plaque que vous cherchez.</p><p>Si vous acceptez le marketing, Google, Meta et le partenaire publicitaire reçoivent aussi des données et les utilisent également à leurs propres fins. Google et Meta peuvent les transférer aux États-Unis, sur la base du cadre de protection des données UE–États-Unis.</p>',
    },
    {
      heading: 'Durée de conservation',
      html: '<ul><li>Factures et commandes correspondantes\u00a0: sept ans après la fin de l’année civile où l’exercice s’est terminé, comme l’exige la loi comptable suédoise.</li><li>Messages au service client\u00a0: deux ans après notre dernière réponse.</li><li>Compte, avec voitures et photos\u00a0: jusqu’à ce que vous le fassiez supprimer. Newsletter\u00a0: jusqu’à votre désabonnement.</li><li>Preuve du consentement\u00a0: trois ans après sa fin.</li><li>Rapports d’erreur et journal de sécurité\u00a0: 90 jours.</li></ul>',
    },
    {
      heading: 'Vos droits',
      html: '<p>Vous pouvez accéder à vos données, les rectifier, les transférer, les effacer ou en limiter l’usage, vous opposer à un usage fondé sur notre intérêt et retirer un consentement à tout moment pour l’avenir. Avec un compte, vous pouvez <a href="/account/data">télécharger vos données et les faire supprimer</a>, sinon <a href="/support">écrivez-nous</a>.</p><p>Vous pouvez saisir l’autorité de votre pays, en France la CNIL, ou celle de la Suède\u00a0: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, Suède, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Livraison',
    'Où nous livrons, comment et en combien de temps.',
    [
      'Où et comment',
      'Nous livrons dans les pays proposés sous «\u00a0Pays et langue\u00a0». Le tableau «\u00a0Livraison\u00a0» de cette page indique les modes de livraison dans votre pays, leur prix et leur délai.',
    ],
    [
      'Douane et TVA à l’importation',
      'Nous expédions depuis la Suède. Au sein de l’Union européenne, il n’y a ni droits de douane ni TVA à l’importation.',
      'Un colis pour la Norvège ou la Grande-Bretagne passe une frontière douanière. Le prix de la boutique comprend la TVA de votre pays. Nous faisons déclarer le colis et payons la TVA à l’importation, les droits de douane éventuels et les frais de dédouanement du transporteur\u00a0; vous ne payez rien à la livraison. Si le transporteur ou la douane vous demande tout de même de l’argent, ne payez pas et écrivez-nous.',
      'Si vous renvoyez quelque chose de ces pays, écrivez «\u00a0Returned goods\u00a0» sur le colis et joignez le reçu, afin qu’aucun droit ne soit perçu au retour.',
    ],
    [
      'Délais',
      'Les pièces en stock partent sous un jour ouvré. La page de chaque pièce indique si elle n’est pas en stock et le délai du fournisseur. Nous livrons sous 30 jours, sauf accord contraire.',
    ],
    [
      'Ce qui ne peut pas être livré partout',
      'Les batteries, peintures et autres marchandises dangereuses sont transportées uniquement par la route et ne sont pas vendues dans tous les pays. Les grands éléments de carrosserie sont livrés à domicile, pas en consigne automatique.',
    ],
    [
      'En cas de dommage',
      'Vérifiez le colis à l’arrivée et signalez tout dommage au plus vite, avec une photo. Nous supportons le risque jusqu’à ce que vous ayez reçu la marchandise.',
    ],
  ],
  returns: [
    'Retours',
    'Renvoyer une pièce sous 30 jours.',
    [
      '30 jours',
      'Vous pouvez renvoyer une pièce inutilisée dans les 30 jours suivant sa réception. C’est plus long que le délai de rétractation, et vos droits légaux restent entiers.',
    ],
    [
      'Comment faire',
      `Connectez-vous, ouvrez la commande et choisissez «\u00a0Retourner un article\u00a0», ou écrivez à ${demoEmail} avec le numéro de commande. Emballez la pièce dans sa boîte d’origine et gardez la preuve d’envoi. Le retour est à vos frais, sauf si la pièce était défectueuse ou si nous nous sommes trompés.`,
    ],
    [
      'Ce que nous vérifions',
      'Une pièce montée, ou une huile ou peinture ouverte, ne peut être revendue. Si la pièce a été manipulée au-delà de ce qu’exige son examen, nous pouvons déduire la perte de valeur.',
    ],
    [
      'Anciennes pièces consignées',
      'Videz l’ancienne pièce, placez-la dans la boîte de la nouvelle et envoyez-la sous 60 jours. La consigne est remboursée lorsque la pièce est arrivée complète.',
    ],
  ],
  withdrawal: [
    'Droit de rétractation',
    'Quatorze jours pour changer d’avis, et comment procéder.',
    [
      'Votre droit',
      'Vous pouvez vous rétracter du contrat sans donner de motif dans un délai de 14 jours. Il expire 14 jours après que vous, ou un tiers désigné par vous autre que le transporteur, avez reçu le dernier bien.',
    ],
    {
      heading: 'Comment vous rétracter',
      paragraphs: [
        `Informez-nous par une déclaration claire, par courrier à ${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, téléphone ${sellerPhone}, ou par e-mail à ${demoEmail}. Il suffit de l’envoyer avant la fin du délai. Vous pouvez utiliser le formulaire ci-dessous, sans obligation.`,
        'Vous pouvez aussi vous rétracter en ligne\u00a0: choisissez «\u00a0Renoncer au contrat ici\u00a0» en bas de chaque page ou sur votre commande. Nous accusons réception de votre rétractation sans retard par e-mail, en reprenant son contenu et l’heure.',
      ],
      html: '<p><a href="/withdraw">Renoncer au contrat ici</a></p>',
    },
    [
      'Effets',
      'Nous remboursons tout ce que vous avez payé, livraison standard comprise, dans les 14 jours suivant votre message et par le même moyen de paiement. Nous pouvons attendre d’avoir reçu le bien ou la preuve de son envoi. Renvoyez-le sous 14 jours, à vos frais. Vous ne répondez que de la dépréciation due à des manipulations autres que celles nécessaires à son examen.',
    ],
    [
      'Exceptions',
      'Le droit ne s’applique pas aux biens confectionnés selon vos indications, comme une peinture mélangée selon un code couleur, ni aux biens scellés qui ne peuvent être renvoyés pour des raisons de santé une fois ouverts.',
    ],
    [
      'Modèle de formulaire de rétractation',
      `À l’attention de ${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, ${demoEmail}\u00a0: Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous. Commandé le, reçu le. Nom et adresse du consommateur. Date, et signature si le formulaire est sur papier.`,
    ],
  ],
  imprint: [
    'Mentions légales',
    'Qui exploite cette boutique et comment nous joindre.',
    {
      heading: 'Éditeur et vendeur',
      html: `<p>${shopName} est une boutique de démonstration. L’entreprise, ses numéros et les personnes citées ici sont fictifs\u00a0; rien n’est vendu ni expédié.</p><p>Société par actions de droit suédois (aktiebolag). Capital social\u00a0: 50\u00a0000\u00a0SEK (fictif).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Responsables',
      html: '<p>Directrice générale et directrice de la publication\u00a0: Prova Exempel (personne fictive).</p><p>Hébergeur\u00a0: Exempelmoln AB (fictif), Provgatan 2, 111 22 Stockholm, Suède.</p><p>Sécurité des produits\u00a0: la page de chaque produit indique son fabricant sous «\u00a0Informations de sécurité\u00a0». S’il est établi hors de l’Union européenne, le nom et l’adresse qui suivent sont ceux de la personne responsable dans l’Union (article 16 du règlement (UE) 2023/988 relatif à la sécurité générale des produits, RSGP).</p>',
    },
    {
      heading: 'Contact',
      html: '<p>Le plus rapide est le <a href="/support">formulaire de contact</a>. Beaucoup de réponses figurent parmi les <a href="/faq">questions fréquentes</a>.</p>',
    },
    {
      heading: 'Litiges',
      html: '<p>Écrivez-nous d’abord. À défaut d’accord, vous pouvez saisir les tribunaux de votre pays et l’organisme indiqué ici, s’il en existe un pour votre pays. Nous ne participons pas aux procédures devant les organismes de règlement des litiges de consommation en Allemagne, en Autriche, aux Pays-Bas et en Grande-Bretagne, et n’y sommes pas tenus.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Déclaration d’accessibilité',
    'L’accessibilité de cette boutique, ses limites et où les signaler.',
    {
      heading: 'Ce que couvre cette déclaration',
      html: `<p>Elle porte sur la boutique en ligne ${shopName} dans toutes ses langues\u00a0: recherche de pièces, panier, commande, compte et service client. Vous pouvez utiliser la boutique à la souris, sur un écran tactile, au clavier seul ou avec un lecteur d’écran, l’agrandir à 400 pour cent et en utiliser l’essentiel sans JavaScript.</p>`,
    },
    {
      heading: 'État de conformité',
      html: '<p>Nous concevons la boutique selon les règles WCAG 2.2, niveau AA, et la norme européenne EN 301 549. La directive (UE) 2019/882 et, en France, le code de la consommation l’exigent des boutiques en ligne. La boutique est partiellement conforme\u00a0; les exceptions que nous connaissons figurent ci-dessous.</p>',
    },
    {
      heading: 'Limites connues',
      html: '<ul><li>Les dessins de pièces n’ont qu’une courte description. Les dimensions figurent aussi dans un tableau, mais la forme d’une pièce n’est pas décrite en mots.</li><li>Les noms de fabricants et certains noms de pièces sont dans une autre langue que la page sans être signalés comme tels.</li><li>Les pages des prestataires de paiement et des transporteurs vers lesquelles vous êtes dirigé(e) ne sont pas les nôtres. Nous ne pouvons garantir leur accessibilité.</li></ul>',
    },
    {
      heading: 'Nos tests',
      html: '<p>Nous évaluons la boutique nous-mêmes. Des tests automatiques vérifient chaque type de page avec axe-core, en couleurs claires et sombres, au clavier seul, sur 320 pixels de large et sans JavaScript. Aucun organisme indépendant n’a encore examiné la boutique, et nous ne l’avons pas encore testée de façon systématique avec des personnes utilisant des aides techniques.</p><p>Cette déclaration a été établie en novembre 2026. Nous la revoyons au moins une fois par an.</p>',
    },
    {
      heading: 'Signaler un obstacle',
      html: '<p>Si quelque chose ne fonctionne pas pour vous, <a href="/support">écrivez-nous</a> ou appelez le numéro indiqué dans les <a href="/info/imprint">mentions légales</a>. Précisez la page et les aides que vous utilisez. Nous répondons sous deux semaines et vous aidons entre-temps à passer votre commande.</p>',
    },
    {
      heading: 'Autorités de contrôle',
      html: '<p>Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de votre pays\u00a0:</p><ul><li>Suède\u00a0: Post- och telestyrelsen (PTS)</li><li>Finlande\u00a0: Traficom, agence des transports et des communications</li><li>Danemark\u00a0: Digitaliseringsstyrelsen</li><li>Allemagne\u00a0: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdebourg</li><li>Autriche\u00a0: Sozialministeriumservice</li><li>Belgique\u00a0: SPF Économie</li><li>France\u00a0: DGCCRF</li><li>Pays-Bas\u00a0: Autoriteit Consument &amp; Markt (ACM)</li><li>Royaume-Uni\u00a0: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Reprise et recyclage',
    'Où déposer batteries, huiles usagées, lampes et anciennes pièces.',
    {
      heading: 'Batteries',
      html: '<p>Les batteries usagées ne doivent pas être jetées avec les ordures ménagères\u00a0: c’est ce que signifie la poubelle barrée. Les lettres <strong>Pb</strong> en dessous indiquent que la batterie contient du plomb. Le plomb et l’acide des batteries de démarrage nuisent à l’homme et à la nature\u00a0; collectée séparément, une batterie est recyclée presque entièrement.</p><p>La loi vous oblige à rapporter les batteries usagées. Les déchèteries et les magasins qui en vendent les reprennent gratuitement, et nous aussi pour les types que nous vendons. N’envoyez jamais une batterie par la poste\u00a0: c’est une marchandise dangereuse. <a href="/support">Demandez-nous</a> où la déposer.</p>',
    },
    {
      heading: 'Consigne des batteries de démarrage en Allemagne',
      html: '<p>Pour une livraison en Allemagne, la loi ajoute à chaque batterie de démarrage une consigne de 7,50\u00a0€ TVA comprise, sauf si une ancienne est rendue. Déposez l’ancienne batterie dans une déchèterie ou un garage, demandez une attestation écrite et envoyez-la-nous sous deux semaines avec le numéro de commande. Nous remboursons alors la consigne.</p>',
    },
    {
      heading: 'Huiles usagées',
      html: '<p>L’huile usagée empoisonne l’eau et le sol. Ne la versez jamais dans la nature ni à l’égout, et ne la mélangez pas à du liquide de refroidissement, du liquide de frein ou de l’essence. Nous reprenons gratuitement autant d’huile moteur et de boîte usagée que vous en achetez chez nous, ainsi que les filtres à huile et les déchets huileux de la vidange. Les déchèteries et de nombreux garages la reprennent aussi.</p>',
    },
    { heading: 'Notre point de reprise', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Pièces électriques et lampes',
      html: '<p>Les pièces électriques et les lampes marquées de la poubelle barrée sont elles aussi collectées à part\u00a0; seules les ampoules à filament peuvent aller aux ordures ménagères. Apportez-les à la déchèterie ou remettez-nous l’ancienne à l’achat d’une nouvelle du même type\u00a0: <a href="/support">écrivez-nous</a>. Retirez d’abord les piles, batteries et lampes amovibles et effacez vos données personnelles.</p><p>Numéro d’enregistrement en Allemagne (fictif)\u00a0: WEEE DE 00000000.</p>',
    },
    {
      heading: 'Tri en France (Triman)',
      html: '<p>En France, le logo Triman signifie qu’un produit ou son emballage fait l’objet d’une règle de tri et ne doit pas être jeté avec les ordures ménagères. Déposez batteries, huiles usagées et pièces électriques dans un point de collecte ou une déchèterie, et triez les emballages selon les consignes de votre commune. Les points les plus proches figurent sur <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Identifiants uniques (IDU) attribués en France, fictifs\u00a0: équipements électriques FR000000_05DEMO, batteries FR000000_06DEMO, huiles FR000000_17DEMO, emballages FR000000_01DEMO.</p>',
    },
    {
      heading: 'Anciennes pièces consignées',
      html: '<p>Les étriers, alternateurs, démarreurs et autres pièces d’échange standard sont reconditionnés à partir d’anciennes pièces. Videz l’ancienne pièce, placez-la dans la boîte de la nouvelle et envoyez-la sous 60 jours\u00a0: nous remboursons la consigne. La marche à suivre figure à la page <a href="/info/returns">Retours</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
