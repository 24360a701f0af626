import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName } from '../seller.ts'
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
      'Les prix s’entendent TVA comprise, sauf indication contraire. Les frais de livraison et de paiement sont indiqués avant la commande. La consigne d’une pièce d’échange standard est facturée avec elle et remboursée à réception de l’ancienne.',
    ],
    [
      'Garantie légale de conformité',
      'Si une pièce est défectueuse ou non conforme, vous pouvez demander sa réparation ou son remplacement, une réduction du prix ou le remboursement. Vous disposez d’au moins deux ans à compter de la livraison\u00a0; si la loi accorde davantage, elle prévaut. La garantie des vices cachés s’applique également.',
    ],
    [
      'Litiges',
      'Écrivez-nous d’abord. À défaut d’accord, vous pouvez saisir le médiateur de la consommation compétent ou les tribunaux de votre pays.',
    ],
  ],
  privacy: [
    'Confidentialité',
    'Quelles données nous traitons, pourquoi, et ce que vous pouvez faire.',
    ['Responsable du traitement', `${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, ${demoEmail}.`],
    [
      'Données et finalités',
      'Nom, adresse, e-mail, téléphone et commande, pour exécuter le contrat. Factures, car la loi impose de les conserver. Un numéro d’identité, seulement si vous payez sur facture et si la loi ou l’examen de solvabilité l’exige.',
    ],
    [
      'Cookies et stockage',
      'Un cookie conserve votre panier pendant 30 jours\u00a0; deux autres retiennent pendant un an le pays et la langue choisis, et un autre pendant 60 jours ce que vous avez demandé à renvoyer. Ils sont nécessaires au fonctionnement de la boutique. Les pièces consultées, vos dernières recherches, votre liste d’envies et les voitures que vous choisissez restent dans votre navigateur, de même que ce que vous indiquez d’une voiture\u00a0: surnom, numéro de châssis, couleur, sellerie, côté du volant et freins, ainsi que sa photo. Si vous vous connectez, ces indications et la photo sont enregistrées dans votre compte.',
    ],
    [
      'Mesure, si vous l’acceptez',
      'Avec votre accord, nous comptons les visites et les achats (statistiques) et mesurons l’efficacité de notre publicité (marketing). Les services qui le font pour nous déposent alors leurs propres cookies et reçoivent les pages et les pièces que vous consultez et achetez\u00a0; pour la publicité, aussi l’adresse IP, le nom du navigateur et, pour une commande, l’adresse e-mail et le numéro de téléphone sous forme hachée. Sans accord, rien de cela n’est chargé ni envoyé. Un cookie conserve votre réponse pendant six mois. Vous la changez ou la retirez sous «\u00a0Paramètres des cookies\u00a0» en bas de chaque page\u00a0; ces cookies sont alors supprimés.',
    ],
    [
      'Destinataires',
      'Le transporteur et le prestataire de paiement que vous choisissez, et ceux qui exploitent la boutique pour nous. Ils ne peuvent utiliser ces données à aucune autre fin. Si vous acceptez le marketing, les services publicitaires en reçoivent aussi et les utilisent également à leurs propres fins.',
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
      'Vous pouvez renvoyer une pièce inutilisée sous 30 jours après réception. C’est plus long que le délai de rétractation, et vos droits légaux restent entiers.',
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
      'Vous pouvez vous rétracter du contrat sans motif dans un délai de 14 jours. Il expire 14 jours après que vous, ou un tiers désigné par vous autre que le transporteur, avez reçu le dernier bien.',
    ],
    {
      heading: 'Comment vous rétracter',
      paragraphs: [
        `Informez-nous par une déclaration claire, par courrier à ${sellerName}, Provgatan 1, 111 22 Stockholm, Suède, ou par e-mail à ${demoEmail}. Il suffit de l’envoyer avant la fin du délai. Vous pouvez utiliser le formulaire ci-dessous, sans obligation.`,
        'Vous pouvez aussi vous rétracter en ligne\u00a0: choisissez «\u00a0Renoncer au contrat ici\u00a0» en bas de chaque page ou sur votre commande. Nous en accusons réception sans retard par e-mail, avec son contenu et l’heure.',
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
      html: `<p>${shopName} est une boutique de démonstration. L’entreprise, ses numéros et les personnes citées ici sont fictifs\u00a0; rien n’est vendu ni expédié.</p>`,
      facts: 'seller',
    },
    {
      heading: 'Responsables',
      html: '<p>Directrice de la publication et gérante\u00a0: Prova Exempel (personne fictive).</p><p>Hébergeur\u00a0: Exempelmoln AB (fictif), Provgatan 2, 111 22 Stockholm, Suède.</p>',
    },
    {
      heading: 'Contact',
      html: '<p>Le plus rapide est le <a href="/support">formulaire de contact</a>. Beaucoup de réponses figurent parmi les <a href="/faq">questions fréquentes</a>.</p>',
    },
    {
      heading: 'Litiges',
      html: '<p>Écrivez-nous d’abord. À défaut d’accord, vous pouvez saisir l’organisme de règlement des litiges de consommation de votre pays ou ses tribunaux.</p>',
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
      html: '<p>Nous la construisons selon les règles WCAG 2.2, niveau AA, et la norme européenne EN 301 549. La directive (UE) 2019/882 et, en France, le code de la consommation l’exigent des boutiques en ligne. La boutique est partiellement conforme\u00a0; les exceptions que nous connaissons figurent ci-dessous.</p>',
    },
    {
      heading: 'Limites connues',
      html: '<ul><li>Les dessins de pièces n’ont qu’une courte description. Les dimensions figurent aussi dans un tableau, mais la forme d’une pièce n’est pas décrite en mots.</li><li>Les noms de fabricants et certains noms de pièces sont dans une autre langue que la page sans être signalés comme tels.</li><li>Les pages des prestataires de paiement et des transporteurs vers lesquelles vous êtes dirigé ne sont pas les nôtres. Nous ne pouvons garantir leur accessibilité.</li></ul>',
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
      html: '<p>Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de votre pays\u00a0:</p><ul><li>Suède\u00a0: Post- och telestyrelsen (PTS)</li><li>Finlande\u00a0: Traficom, agence des transports et des communications</li><li>Danemark\u00a0: Digitaliseringsstyrelsen</li><li>Allemagne\u00a0: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdebourg</li><li>France\u00a0: DGCCRF</li><li>Pays-Bas\u00a0: Autoriteit Consument &amp; Markt (ACM)</li><li>Royaume-Uni\u00a0: Equality Advisory and Support Service</li></ul>',
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
      heading: 'Anciennes pièces consignées',
      html: '<p>Les étriers, alternateurs, démarreurs et autres pièces d’échange standard sont reconditionnés à partir d’anciennes pièces. Videz l’ancienne pièce, placez-la dans la boîte de la nouvelle et envoyez-la sous 60 jours\u00a0: nous remboursons la consigne. La marche à suivre figure à la page <a href="/info/returns">Retours</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
