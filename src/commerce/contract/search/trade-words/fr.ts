import type { TradeLexicon } from './forms.ts'

/** Trade words in French, in the notation of `forms.ts`. */
export const fr: TradeLexicon = {
  'brake-disc':
    'disque(/s) de frein, disque(/s) freins | disque(/s), disque freinage | disc de frein, disque de frain',
  'brake-pads':
    'jeu(/x) de plaquettes de frein, plaquettes de frein(/s), plaquette de frein, plaquettes freins | plaquette(/s), jeu de plaquettes, garnitures de frein | plaquete de frein, plaquettes de frain',
  'brake-shoes':
    'jeu(/x) de mâchoires de frein, mâchoires de frein, mâchoire de frein, segments de frein, kit mâchoires | mâchoires, machoires, garnitures tambour, kit frein arrière | machoire de frain',
  'brake-drum': 'tambour(/s) de frein | tambour(/s), frein à tambour | tambour de frain',
  'brake-caliper': 'étrier(/s) de frein | étrier(/s), etrier | étrier de frain',
  'caliper-repair-kit':
    "kit(/s) de réparation d'étrier de frein, kit réparation étrier, kit étrier, nécessaire étrier | kit joints étrier, joints étrier, joint étrier de frein, kit réfection étrier",
  'brake-hose':
    'flexible(/s) de frein, durite de frein | flexible, tuyau de frein, durites de frein | flexible de frain',
  'brake-master-cylinder':
    'maître(/s)-cylindre(/s) de frein, maître-cylindre(/), maîtres-cylindres | maitre cylindre, pompe de frein, mc frein | metre cylindre',
  'wheel-cylinder':
    'cylindre(/s) de roue | cylindre de frein, cylindre récepteur de frein | cilindre de roue',
  'handbrake-cable':
    'câble(/s) de frein à main, câble de frein de stationnement, câble frein à main | câble de frein, cable frein a main, câbles frein',
  'abs-sensor':
    'capteur(/s) abs, capteur(/s) de vitesse de roue, capteur de roue | capteur vitesse roue, couronne abs, sonde abs | capteur abse',
  'oil-filter': 'filtre(/s) à huile | filtre huile, cartouche à huile, filtre à huiles | filtre a huille',
  'air-filter': 'filtre(/s) à air | filtre air, filtre moteur air | filtre à aire',
  'cabin-filter':
    "filtre(/s) d'habitacle, filtre(/s) à pollen | filtre habitacle, filtre clim, filtre climatisation, filtre anti-pollen | filtre à polen, filtre abitacle",
  'fuel-filter':
    'filtre(/s) à carburant | filtre(/s) à gazole, filtre(/s) à essence, filtre gasoil, filtre à gasoil, filtre diesel, filtre carburant | filtre gazoil',
  'filter-set':
    'kit(/s) de filtres, kit filtres, jeu de filtres | kit(/s) révision, kit entretien, pack révision, kit vidange, pack filtres',
  'drain-plug':
    'bouchon(/s) de vidange, vis de vidange | bouchon de carter, bouchon carter huile, bouchon vidange, vis vidange',
  'timing-belt-kit':
    'kit(/s) de distribution, courroie(/s) de distribution, kit de courroie de distribution | kit distribution, courroie distribution, kit distri, distribution | couroie de distribution, courroi de distribution',
  'ribbed-belt':
    "courroie(/s) d'accessoires, courroie(/s) d'alternateur, courroie(/s) striée(/s), courroie(/s) nervurée(/s) | courroie accessoire, courroie alternateur, courroie poly-v, courroie | couroie accessoire, courroi alternateur",
  'v-belt':
    'courroie(/s) trapézoïdale(/s), courroie(/s) de ventilateur | courroie v, courroie en v | couroie trapézoïdale',
  'belt-tensioner':
    'tendeur(/s) de courroie, galet(/s) tendeur(/s) | tendeur, galet enrouleur, galet de courroie, galet | tandeur de courroie, galé tendeur',
  'head-gasket':
    'joint(/s) de culasse, joint culasse | pochette joint culasse, culasse joint | joint de culase',
  'valve-cover-gasket':
    'joint(/s) de cache-culbuteurs, joint(/s) de couvre-culasse, joint cache culbuteur | joint cache soupapes, joint couvercle culasse, joint culbuteurs, joint couvre culasse',
  'engine-mount':
    'support(/s) moteur, silentbloc(/s) moteur, support de moteur | silent bloc moteur, fixation moteur, cale moteur, tampon moteur | suport moteur',
  turbocharger: 'turbo·compresseur(/s) | turbo(/s) | turbot',
  silencer:
    "silencieux, silencieux arrière, pot(/s) d'échappement, silencieux échappement | échappement, ligne d'échappement, pot arrière, pot, silencieux intermédiaire, pot échappement, tuyau échappement | echapement, échapement, silensieux",
  'catalytic-converter':
    'catalyseur(/s), pot(/s) catalytique(/s) | cata, convertisseur catalytique | catalisateur, catalyzeur',
  'exhaust-hanger':
    "silentbloc(/s) d'échappement, support(/s) d'échappement, caoutchouc d'échappement | silent bloc échappement, support échappement, caoutchouc échappement, fixation échappement, suspension échappement | silentbloc echapement",
  'spark-plug':
    "bougie(/s) d'allumage, bougie(/s) | bougie allumage, bougie essence | boujie, bougi, bougie d'alumage",
  'glow-plug':
    'bougie(/s) de préchauffage | bougie préchauffage, bougie diesel, bougies diesel, bougie de chauffe | bougie de prechaufage, bougie préchaufage',
  'ignition-coil': "bobine(/s) d'allumage | bobine(/s), bobine allumage, bobine crayon | bobine d'alumage",
  'ignition-lead-set':
    "faisceau(/x) d'allumage, câbles d'allumage, fils de bougies, fils de bougie, câble de bougie | faisceau allumage, câbles de bougies, fil bougie, cables allumage, fil d'allumage | faiseau d'allumage, faisseau allumage",
  'distributor-cap':
    "tête(/s) d'allumeur, tête de delco, chapeau d'allumeur | tête allumeur, tete delco, couvercle allumeur, delco | tete d'alumeur",
  'fuel-pump':
    'pompe(/s) à carburant, pompe(/s) à essence | pompe carburant, pompe essence, pompe de gavage, pompe gasoil, pompe à gasoil | pompe a essance',
  'carburettor-kit':
    'kit(/s) de réparation de carburateur, pochette(/s) de joints carburateur, kit réparation carburateur, kit carburateur, kit réfection carburateur | joints carburateur, pochette carburateur, nécessaire carburateur, carburateur | kit carburatteur',
  'lambda-sensor':
    'sonde(/s) lambda, sonde(/s) à oxygène, capteur lambda | sonde oxygène, sonde o2, lambda | sonde lamda, sonde lambada',
  'maf-sensor':
    "débitmètre(/s) d'air, débitmètre massique | débitmètre, débitmètre air, maf, capteur débit air, capteur de masse d'air | débimètre, debimetre d'air",
  radiator:
    'radiateur(/s), radiateur(/s) de refroidissement, radiateur moteur | radiateur eau, radiateur refroidissement, radiateur de moteur | radiateure, radiatteur',
  'water-pump': 'pompe(/s) à eau, pompe de refroidissement | pompe eau, pompe à eaux',
  thermostat:
    "thermostat(/s), thermostat d'eau, calorstat(/s) | calorsta, boîtier thermostat | termostat, thermosta",
  'radiator-hose':
    'durite(/s) de radiateur, durite(/s), durit de radiateur, durite de refroidissement | durite radiateur, durite eau, tuyau radiateur, flexible radiateur, durits | durrite',
  'expansion-tank':
    "vase(/s) d'expansion, bocal de liquide de refroidissement | vase expansion, bocal refroidissement, réservoir liquide de refroidissement, bocal d'expansion | vase d'expention",
  'heater-blower':
    "pulseur(/s) d'air, ventilateur(/s) d'habitacle, moteur de chauffage, ventilateur de chauffage | pulseur, pulseur air, ventilateur habitacle, moteur ventilation, soufflerie | pulseure d'air",
  'shock-absorber':
    'amortisseur(/s), jambe(/s) de force | amortisseur avant, amortisseur à gaz, amorto, amortos | amortiseur, ammortisseur',
  'coil-spring':
    'ressort(/s) de suspension, ressort(/s) hélicoïdal(/), ressorts hélicoïdaux | ressort(/s), ressort amortisseur, ressorts courts, ressort suspension | ressor',
  'strut-mount':
    "coupelle(/s) d'amortisseur, butée(/s) d'amortisseur, roulement de butée, support de jambe de force | coupelle amortisseur, butée amortisseur, support amortisseur, roulement coupelle | coupele amortisseur",
  'control-arm':
    'bras de suspension, triangle(/s) de suspension, bras inférieur | triangle(/s), bras suspension, bras oscillant, triangle inférieur | triangle de suspention',
  'control-arm-bush':
    'silentbloc(/s) de bras de suspension, silentbloc(/s) de triangle, silentbloc de suspension, silent bloc(/s) | silentbloc(/s), silent-bloc triangle, silentbloc bras, bague de suspension, silentbloc suspension | silenbloc',
  'ball-joint':
    'rotule(/s) de suspension, rotule(/s) de triangle | rotule(/s), rotule inférieure, rotule suspension, rotule de bras | rottule',
  'tie-rod-end':
    'rotule(/s) de direction, rotule de biellette de direction, embout de direction | rotule direction, biellette de direction, embout biellette, rotules direction',
  'anti-roll-link':
    'biellette(/s) de barre stabilisatrice, biellette de barre stabi, biellette(/s) de suspension | biellette stabilisatrice, biellette barre stab, biellette(/s), barre stabilisatrice, biellette stab, biellette antiroulis | bielette, biélette',
  'wheel-bearing':
    'kit(/s) de roulement de roue, roulement(/s) de roue, kit roulement | roulement roue, roulement(/s), roulement de moyeu, moyeu | roulement de rou',
  'steering-boot':
    'soufflet(/s) de direction, soufflet(/s) de crémaillère | soufflet direction, soufflet crémaillère, soufflet de biellette | souflet de direction, soufflet de cremailere',
  'steering-pump':
    'pompe(/s) de direction assistée, pompe da, pompe de direction | pompe direction assistée, direction assistée, pompe hydraulique direction | pompe direction asistée',
  'clutch-kit':
    "kit(/s) d'embrayage, embrayage(/s) | kit embrayage, disque d'embrayage, butée embrayage, mécanisme embrayage | kit d'embreyage, embrayge, ambrayage",
  'clutch-slave-cylinder':
    "cylindre(/s) récepteur(/s) d'embrayage, récepteur d'embrayage | récepteur embrayage, cylindre embrayage, cylindre récepteur",
  'clutch-cable': "câble(/s) d'embrayage | câble embrayage, cable embrayage | cable d'embreyage",
  'drive-shaft':
    'arbre(/s) de transmission, cardan(/s), demi-arbre de transmission | transmission, demi-arbre, arbre de roue, joint homocinétique, cardan complet | cardant',
  'cv-boot':
    'soufflet(/s) de cardan, soufflet(/s) de transmission | soufflet cardan, soufflet transmission, kit soufflet cardan | souflet de cardan, souflet cardan',
  'propshaft-bearing':
    "palier central d'arbre de transmission, paliers centraux d'arbre de transmission, palier(/s) d'arbre de transmission, palier de transmission, palier central | palier arbre transmission, palier intermédiaire, roulement arbre de transmission, support arbre transmission",
  'starter-battery':
    'batterie(/s) de démarrage, batterie(/s) voiture, batterie auto | batterie(/s), batterie démarrage, batterie 12v, accumulateur | baterie, batteri',
  alternator: 'alternateur(/s) | dynamo, génératrice, alternateur voiture | alternateure, alternatteur',
  'starter-motor': 'démarreur(/s), moteur de démarreur | demarreur moteur, starter | démareur, demareur',
  relay: 'relais | relai, relais 12v, relais clignotant',
  'fuse-set':
    'assortiment(/s) de fusibles, fusible(s/), coffret de fusibles, jeu de fusibles | kit fusibles, fusibles auto, boîte de fusibles | fussible',
  'brake-light-switch':
    'contacteur(/s) de feux stop, contacteur(/s) de stop, contacteur de frein, contacteur feu stop | interrupteur feux stop, contacteur pédale frein, contacteur stop, switch frein',
  bulb: 'ampoule(/s), ampoule(/s) de phare, ampoule voiture | lampe(/s), ampoule halogène, ampoule auto, ampoule de plaque, ampoules phares | anpoule, ampoulle',
  headlight:
    'phare(/s), projecteur(/s), optique(/s) de phare, phare avant | optique(/s), feu avant, feux avant, bloc optique, phares avant | fare, pharre',
  'tail-light':
    'feu(/x) arrière, feux arrières | feu ar, feux ar, lanterne arrière, cabochon arrière, bloc feu arrière, feu rouge arrière',
  indicator:
    'clignotant(/s), feu clignotant, feux clignotants | cligno, clignos, répétiteur, clignotant avant, indicateur de direction | clignotan, clinotant',
  'fog-light':
    'feu(/x) antibrouillard, phare(/s) antibrouillard, anti·brouillard(/s) | feu de brouillard, feux de brouillard, phare anti-brouillard | antibrouillar, antibrouiard',
  'driving-light':
    'phare(/s) longue portée, feu(/x) longue portée, phare(/s) additionnel(/s) | longue portée, rampe led, barre led, phare supplémentaire, projecteur longue portée, feux additionnels',
  'wiper-blade':
    "balai(/s) d'essuie-glace, essuie-glace(/s), balais d'essuie-glaces | balai essuie glace, essuie glace, raclette essuie-glace, balais | essui glace, essuis glace, ballet essuie glace",
  'wiper-motor': "moteur(/s) d'essuie-glace | moteur essuie glace, moteur essuie-glaces | moteur essui glace",
  'washer-pump':
    'pompe(/s) de lave-glace | pompe lave glace, pompe à lave-glace, moteur lave-glace, pompe de lave vitre, pompe lave vitre',
  'door-mirror':
    'rétroviseur(/s) extérieur(/s), rétroviseur(/s), rétro(/s) extérieur(/s) | rétro(/s), miroir extérieur, rétroviseur de porte, rétroviseur gauche | retrovisseur, rétroviser',
  'mirror-glass':
    'glace(/s) de rétroviseur, miroir(/s) de rétroviseur, verre de rétroviseur | glace rétroviseur, glace rétro, miroir rétro, miroir rétroviseur, verre rétro',
  'front-wing': 'aile(/s) avant | aile(/s), aile av, ailes voiture, garde-boue avant | elle avant',
  bumper:
    'pare-chocs, bouclier(/s), pare-choc | pare choc, parechoc, parechocs, bouclier avant, bouclier arrière | par choc, pare chock',
  grille:
    'calandre(/s), grille(/s) de calandre, grille de radiateur | grille radiateur, grille avant, grille(/s) | calendre',
  'door-seal':
    "joint(/s) de porte, joint(/s) de portière, joint d'étanchéité de porte | joint porte, joint portière, caoutchouc de porte, caoutchouc portière",
  'gas-strut':
    'vérin(/s) de hayon, vérin(/s) de coffre, vérin à gaz hayon | vérin hayon, vérin coffre, vérin à gaz, vérin(/s), vérin de capot, amortisseur de hayon, amortisseur coffre | verrin de coffre, verin coffre',
  emblem:
    'emblème(/s), monogramme(/s), logo(/s) | sigle, écusson, insigne, logo voiture, logo auto | embleme',
  'floor-mat-set':
    'jeu(/x) de tapis de sol, tapis de sol, tapis de voiture, tapis auto | tapis voiture, tapis caoutchouc, tapis moquette, tapis sur mesure, tapis',
  'boot-mat': 'tapis de coffre, bac de coffre | tapis coffre, bac coffre, protection coffre, tapis de malle',
  upholstery:
    'garniture(/s) de siège, housse(/s) de siège(/s), sellerie(/s) | housse siège, garniture siège, housses auto, housses de sièges, garnissage siège | house de siège',
  'steering-wheel': 'volant(/s), volant de direction | volant sport, volant cuir, volant voiture | vollant',
  'gear-knob':
    'pommeau(/x) de levier de vitesses, pommeau(/x) de vitesse, pommeau de levier | pommeau(/x), pommeau vitesse, boule de levier, levier de vitesse pommeau | pomeau, pommau',
  'window-regulator':
    'lève-vitre(/s), mécanisme de lève-vitre, lève-vitre électrique | lève vitre, lève glace, mécanisme lève vitre, moteur lève-vitre, lève-glace | leve vitres',
  'alloy-wheel':
    'jante(/s) alu, jante(/s) en alliage, jante(/s) aluminium | jante(/s), jante alliage, jantes alliages, jante aluminium | jente(/s), gente alu',
  'wheel-bolt':
    'boulon(/s) de roue, vis de roue, écrou(/s) de roue, goujon de roue | boulon roue, écrou roue, vis roue, boulon jante, écrou jante, boulons jantes',
  towbar:
    "attelage(/s), crochet(/s) d'attelage, attache-remorque | crochet attelage, boule d'attelage, attache remorque, boule attelage, attelage remorque | atelage, attellage",
  'roof-bars':
    'jeu(/x) de barres de toit, barres de toit, barre de toit, galerie(/s) | galerie de toit, barres toit, porte-bagages de toit, porte bagages toit, barre toit',
  'engine-heater':
    'réchauffeur(/s) de moteur, préchauffage moteur, réchauffeur de bloc | réchauffeur moteur, chauffe moteur, préchauffeur moteur | rechaufeur moteur',
  'torque-wrench':
    'clé(/s) dynamométrique(/s) | clef dynamométrique, clefs dynamométriques, clé dynamo, clé à couple | clé dinamométrique',
  'workshop-manual':
    "revue(/s) technique(/s), manuel(/s) d'atelier, manuel de réparation | rta, manuel atelier, revue technique automobile, manuel réparation, livre de réparation",
  'engine-oil': 'huile(/s) moteur | huile de moteur, huile(/s), huile voiture | huille moteur, uile moteur',
  'gearbox-oil':
    'huile(/s) de boîte de vitesses, huile(/s) de boîte, huile de transmission | huile boîte, huile bv, huile boîte de vitesse, huile de boite, atf',
  coolant:
    'liquide(/s) de refroidissement, antigel(/s) | liquide refroidissement, ldr, anti-gel, liquide radiateur | liquide de refroidisement',
  'brake-fluid':
    'liquide(/s) de frein | liquide frein, dot 4, dot4, huile de frein, liquide de freinage | liquide de frain',
  'washer-fluid':
    'liquide(/s) lave-glace, lave-glace, liquide de lave-glace | lave glace, liquide lave vitre, lave vitre, liquide essuie-glace',
  'brake-cleaner':
    'nettoyant(/s) frein(s/), nettoyant de frein, nettoyant pour freins | dégraissant frein, dégraissant freins, spray frein, nettoyant frein aérosol | netoyant frein',
  'touch-up-paint':
    'peinture(/s) de retouche, stylo(/s) de retouche, stylo retouche peinture | stylo peinture, stylo retouche, crayon retouche, pinceau retouche, retouche peinture',
  'car-shampoo':
    'shampoing(/s) auto, shampooing(/s) auto, shampoing voiture | shampooing voiture, produit lavage auto, savon voiture, shampoing carrosserie, shampoing | champoing auto, shampoin auto',
  front: 'avant | av, train avant, essieu avant',
  rear: 'arrière | ar, arr, train arrière, essieu arrière',
  left: 'gauche | côté gauche, cg',
  right: 'droit, droite | côté droit',
  inch: 'inch | pouce(/s)',
  millimetre: 'mm | millimètre(/s)',
  litre: 'l | litre(/s), ltr',
}
