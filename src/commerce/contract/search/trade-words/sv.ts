import type { TradeLexicon } from './forms.ts'

/** Trade words in Swedish, in the notation of `forms.ts`. */
export const sv: TradeLexicon = {
  'brake-disc':
    'broms·skiv(a/or/an/orna), skivbroms(/ar/en/arna), broms·rotor | skivor broms, bromsrotorer | bromskiva, bromskivor, brosskivor',
  'brake-pads':
    'bromsbeläggs·sats(/er/en), broms·belägg(/en/et), broms·kloss(ar/arna/en/) | klossar, belägg, skivbromsbelägg, bromsbeläggssatser | bromskloss, bromsbelegg, bromsbelägen',
  'brake-shoes':
    'bromsbacks·sats(/er/en), broms·back(ar/arna/en/) | backar broms, trumbromsbackar, bromsbelägg trumma | bromsbacksats',
  'brake-drum': 'broms·trumm(a/or/an/orna) | trumma, trumbroms | bromstruma',
  'brake-caliper': 'broms·ok(/et/en) | ok broms, bromsoken, kaliper, skivbromsok',
  'caliper-repair-kit':
    'reparationssats(/er) till bromsok, renoveringssats bromsok, repsats bromsok, bromsoksrenoveringssats | packningssats bromsok, okrenovering, ok sats, tätningssats bromsok',
  'brake-hose': 'broms·slang(/ar/en/arna) | bromsledning, slang broms | bromslang, bromslangar',
  'brake-master-cylinder':
    'huvudbroms·cylind(er/rar/ern), huvud·cylind(er/rar/ern) | broms·cylind(er/rar), tandemcylinder | huvudbromscylnder, huvudbromscyllinder',
  'wheel-cylinder': 'hjul·cylind(er/rar/ern), hjulbromscylinder | | hjulcyllinder',
  'handbrake-cable':
    'handbroms·vaj(er/rar/ern), handbroms·wire, parkeringsbroms·vajer | handbromskabel, p-bromsvajer, handbromsvire, vajer handbroms | handbromsvaier',
  'abs-sensor':
    'abs-givar(e/en/na), hjulhastighets·givare, abs-sensor(/er), hjul·sensor(/er) | abs givare, absgivare, abs ring, hastighetsgivare hjul',
  'oil-filter': 'olje·filt(er/ren/ret), motoroljefilter | oljefiltret | oljfilter',
  'air-filter': 'luft·filt(er/ren/ret) | luftrenare, filterinsats luft | luftfillter',
  'cabin-filter':
    'kupé·filt(er/ren/ret), pollen·filter, kupéluft·filter | kupefilter, friskluftsfilter, luftfilter kupé, ac filter | polenfilter',
  'fuel-filter': 'bränsle·filt(er/ren/ret) | bensin·filter, diesel·filter | brensle filter, brenslefilter',
  'filter-set': 'filter·sats(/er/en), filterpaket | service·sats(/er), servicepaket, servicekit, filterkit',
  'drain-plug':
    'olje·plugg(/ar/en), botten·plugg(/ar/en), oljebottenplugg | avtappningsplugg, oljetrågsplugg, bottenpropp',
  'timing-belt-kit':
    'kamrems·sats(/er/en), kuggrems·sats, kam·rem(/mar/men), kugg·rem | kamremskit, kamrem sats, transmissionsrem, kamrems kit | kamremsats',
  'ribbed-belt':
    'multi·rem(/mar/men), flerspårs·rem, driv·rem(/mar/men) | generator·rem, servorem, poly-v rem, rem generator | multriem',
  'v-belt': 'kil·rem(/mar/men), fläkt·rem(/mar/men) | v-rem, rem fläkt | killrem',
  'belt-tensioner':
    'rem·spännar(e/en/na) | spännrulle, remsträckare, spänn rulle, brytrulle, drivremsspännare | remspenare',
  'head-gasket':
    'topplocks·packning(/ar/en), toppackning(/ar/en), topp packning | packning topplock, toppackningssats, sotningssats | topplockpackning, topplockspakning',
  'valve-cover-gasket':
    'ventilkåps·packning(/ar/en), ventilkåpepackning | packning ventilkåpa, kamkåpspackning | ventilkåpspakning',
  'engine-mount':
    'motor·fäste(/n/t/na), motor·kudde, motorkuddar | motor kuddar, motorupphängning, motorlager, motorkudden | motorfeste',
  turbocharger: 'turbo·aggregat(/en/et), turbo·laddare | turbo(/n), turbos, turbon ',
  silencer:
    'ljud·dämpar(e/en/na), avgasljuddämpare, slut·dämpare, bakre ljuddämpare, mellanljuddämpare | avgas·system(/et), avgasrör, slutburk, mellanburk, ljudburk, avgasburk, ändrör | ljuddempare',
  'catalytic-converter': 'katalysator(/er/n) | kat, katten, avgaskatalysator | katalystor, katalysatorn',
  'exhaust-hanger':
    'avgasupphängning(/ar/en), avgas·gummi(/n), gummiupphängning(/ar) | avgasfäste, upphängning avgas, gummi avgassystem, avgas upphängning, avgasrörsgummi',
  'spark-plug': 'tänd·stift(/en/et) | stift tänd | tendstift, tändsift',
  'glow-plug': 'glöd·stift(/en/et) | dieselglödstift ',
  'ignition-coil':
    'tänd·spol(e/ar/en/arna) | spole tändning, tändmodul, tändkassett(/er), tändare, coil | tändspolle',
  'ignition-lead-set':
    'tändkabel·sats(/er/en), tänd·kabl(ar/arna), tänd·kabel | tändkabelset, tändledningar, stiftkablar, tändkabelsatser | tendkablar',
  'distributor-cap': 'fördelar·lock(/et/en), strömfördelar·lock | delcolock, lock fördelare | fördelarelock',
  'fuel-pump': 'bränsle·pump(/ar/en), bensin·pump(/ar/en) | dieselpump, tankpump, matarpump | brenslepump',
  'carburettor-kit':
    'renoveringssats(/er) till förgasare, förgasar·sats(/er), packningssats förgasare, renoveringssats förgasare, förgasarrenoveringssats | förgasarkit, repsats förgasare, förgasarpackning, förgasare | förgassarsats',
  'lambda-sensor':
    'lambda·sond(/er/en), lambda·sensor, syre·sensor | lambda, lambdagivare, syresond, o2 sensor | lamdasond',
  'maf-sensor':
    'luftmassa·mätar(e/en/na), luftmasse·mätare, luftmängds·mätare | maf, maf sensor, lmm, luftflödesmätare, massflödesmätare | luftmasamätare',
  radiator: 'kylar(e/en/na), motor·kylare | vattenkylare, kylare motor, kylelement | kyllare',
  'water-pump': 'vatten·pump(/ar/en), kylvätske·pump | kylvattenpump | vattnpump, vattpump',
  thermostat: 'termostat(/er/en) | termostathus, kylvattentermostat | thermostat',
  'radiator-hose':
    'kylar·slang(/ar/en/arna) | vatten·slang(/ar), kylvattenslang, övre kylarslang, nedre kylarslang, kylvätskeslang | kylarslag',
  'expansion-tank':
    'expansions·kärl(/et/en), expansions·tank | kylvätskebehållare, expansionsbehållare, spillkärl, kylarkärl | expansionskerl, expantionskärl',
  'heater-blower':
    'kupé·fläkt(/ar/en), fläkt·motor, värme·fläkt, kupéfläktsmotor | kupefläkt, fläkt kupé, värmepaketfläkt, innerfläkt, fläkten ',
  'shock-absorber':
    'stöt·dämpar(e/en/na), fjäder·ben(/et) | dämpare, dämparna, gasstötdämpare, stötis(/ar) | stötdempare, stötdäpare',
  'coil-spring':
    'spiral·fjäd(er/rar/ern), skruv·fjäder | fjäder, fjädrar, fjädrarna, sänkfjädrar, sänkningssats, spiralfjädern | spiralfjedrar, spiralfjeder',
  'strut-mount':
    'fjäderbens·lager(/na), övre stötdämparfäste, stötdämpar·lager, fjäderbensfäste, topp·lager | stötdämparfäste, fjäderbenstopp, mcpherson lager, fjäderben lager',
  'control-arm':
    'bär·arm(/ar/en/arna), länk·arm(/ar/en/arna), tvär·länk(/ar) | undre bärarm, a-arm, triangelarm, länkarm fram | bärram',
  'control-arm-bush':
    'bärarms·bussning(/ar/en), länkarms·bussning(/ar/en) | bussning(/ar), bussning bärarm, bussning länkarm, silentblock, gummibussning | bärarmsbusning',
  'ball-joint':
    'spindel·led(/er/en/erna), kul·led(/er/en) | undre kulled, nedre kulled, bärarmsled | spindeled',
  'tie-rod-end':
    'styr·led(/er/en/erna), styrstags·ände(/), yttre styrled, parallellstags·ände | styrstag, parallellstag, styrände',
  'anti-roll-link':
    'krängningshämmar·stag(/et/en), stabilisator·stag(/et), krängningshämmarlänk, stabilisatorlänk | stabstag, krängstag, stablänk, länkstag, stabilisator, krängar(e/na) | krängninghämmarstag',
  'wheel-bearing':
    'hjullager·sats(/er/en), hjul·lager(/et/na) | navlager, hjulnav, lager hjul, hjullagerkit, lagersats | hjulager, hjullaggersats',
  'steering-boot':
    'styrväxel·damask(/er/en), styrväxelbälg, styr·damask | damask styrväxel, bälg styrväxel, kuggstångsdamask | styrväxel dammask',
  'steering-pump':
    'servo·pump(/ar/en), styrservo·pump, servostyrnings·pump | pump servostyrning, styrservopumpen, servopumpar',
  'clutch-kit':
    'kopplings·sats(/er/en), kopplings·paket, koppling(/ar/en) | kopplingslamell, lamell, tryckplatta, kopplingskit, kopplingsset | kopling, kopplingsats',
  'clutch-slave-cylinder':
    'slav·cylind(er/rar/ern), kopplings·cylind(er/rar) | slavcylinder koppling, kopplingsslavcylinder, arbetscylinder | slavcyllinder',
  'clutch-cable':
    'kopplings·vaj(er/rar/ern), kopplings·wire | kopplingskabel, vajer koppling, kopplingsvire | kopplingsvaier',
  'drive-shaft':
    'driv·ax(el/lar/eln/larna) | drivknut, drivknutar, halvaxel, hjulaxel, drivaxlarna | drivaxell',
  'cv-boot':
    'drivaxel·damask(/er/en), drivknuts·damask(/er) | damask(/er), drivaxelbälg, axeldamask, gummidamask, drivknutsbälg | drivaxel dammask, dammask',
  'propshaft-bearing':
    'stödlager till kardanaxel, kardan·lager, kardanstödlager, stödlager kardan | stöd·lager, mittlager, kardanaxellager, kardanupphängning',
  'starter-battery':
    'start·batteri(/er/et), bil·batteri(/er/et) | batteri(/er/et), 12v batteri, ackumulator | batterie, battteri, baterri',
  alternator:
    'generator(/er/n), växelströms·generator | laddningsgenerator, alternator, generatorn | generetor',
  'starter-motor': 'start·motor(/er/n) | självstart, startmotorn | startmottor',
  relay: 'relä(/er/et/erna) | reläet, relä 12v | rele',
  'fuse-set':
    'säkrings·sats(/er/en), säkringar, säkring | säkringssortiment, bilsäkringar, flatsäkringar, flatstiftssäkringar, säkringskit | sekringar, säkkring',
  'brake-light-switch':
    'bromsljus·kontakt(/er/en), bromsljusströmbrytare, bromsljusbrytare | bromskontakt, bromspedalbrytare, stoppljuskontakt, kontakt bromsljus | bromsjuskontakt',
  bulb: 'bil·lamp(a/or/an), glöd·lamp(a/or/an), halogenlampa, strålkastar·lampa | lamp(a/or), glödlampor, halogenlampor, strålkastarlampor, lyktlampa, skyltlampa, billampor, led lampa',
  headlight:
    'strål·kastar(e/en/na), fram·lykt(a/or/an/orna), huvudstrålkastare | framljus, huvudljus, helljus, lykta fram, frontlykta | strålkastere, strolkastare',
  'tail-light':
    'bak·lykt(a/or/an/orna), bak·ljus(/et), bakljusenhet | baklampa, bakljusglas, lykta bak, baklampor | baklyckta, backlykta',
  indicator:
    'blinker·lykt(a/or/an), blinkers(/en), körriktningsvisare | blinkerglas, blinker, blinkljus, sidoblinkers, blinklykta, blinkerslamp(a/or) | blinkerlyckta, blinkerz',
  'fog-light': 'dim·ljus(/et), dim·strålkastare, dim·lykt(a/or) | dimbakljus, dim·lamp(a/or)',
  'driving-light':
    'extra·ljus(/et), extraljusramp(/er), led-ramp(/er), extralykt(a/or) | ledramp, arbetsbelysning, ljusramp, fjärrljus, extra ljus ',
  'wiper-blade':
    'torkar·blad(/en/et), vindrute·torkar(e/en/na) | torkare, torkarblad fram, rutblad, flatblad, vindrutetorkarblad | torkarblded, torkablad, vindrutertorkare',
  'wiper-motor':
    'torkar·motor(/er/n), vindrutetorkar·motor | motor vindrutetorkare, bakrutetorkarmotor | torkarmottor',
  'washer-pump':
    'spolar·pump(/ar/en), vindrutespolar·pump | spolmotor, spolvätskepump, rutspolarpump | spolarepump',
  'door-mirror':
    'ytterback·speg(el/lar/eln), sido·speg(el/lar/eln), dörr·spegel, yttre backspegel | back·speg(el/lar), sidospeglar, utvändig backspegel, spegel, speglar | sidospejel, ytterbackspägel',
  'mirror-glass':
    'spegel·glas(/et/en), backspegel·glas | glas backspegel, glas sidospegel, spegel glas sido | spegleglas',
  'front-wing': 'fram·skärm(/ar/en/arna) | skärm(/ar), flygel, framflygel, skärm fram | framsjärm',
  bumper: 'stöt·fångar(e/en/na) | kofångare, bumper | stötfonger, stöttfångare',
  grille: 'kylar·grill(/ar/en), front·grill | grill(/ar), grillen | kylargril',
  'door-seal':
    'dörrtätnings·list(/er/en), dörr·list(/er), tätningslist dörr | tätnings·list(/er), dörrgummi, dörrgummilist, gummilist dörr, dörrtätning',
  'gas-strut':
    'gasdämpare till baklucka, bakluckedämpare, bakluckestötta, gasfjäder baklucka, lucka dämpare | gas·fjäd(er/rar), gas·dämpare, gasfjäder bagagelucka, huvdämpare, lucklyftare, gasdämpare huv, gas stötta',
  emblem: 'emblem(/et/en) | märke(/n), dekor, logga, bilmärke, logotyp | emblam',
  'floor-mat-set':
    'matt·sats(/er/en), bil·matt(or/orna/a), gummi·mattor, golv·mattor | mattset, textilmattor, gummimatta, mattor, golvmatta | mattsatts',
  'boot-mat':
    'bagagerums·matt(a/or/an), bagage·matt(a/or), skuffmatta | bagagerum matta, lastrumsmatta, bakluckematta, bagagerumsskydd | bagagrumsmatta',
  upholstery:
    'sätes·klädsel(/), sätesklädslar, bil·klädsel | klädsel, klädslar, stolsklädsel, stolsöverdrag, sätesöverdrag, bilklädslar, säteskläder | setesklädsel',
  'steering-wheel': 'ratt(/ar/en), bil·ratt | sportratt, rattar, läderratt',
  'gear-knob':
    'växelspaks·knopp(/ar/en), växel·knopp(/ar/en), växelspaks·knapp | knopp växelspak, växelknap | vexelknopp, växelspakknopp',
  'window-regulator':
    'fönster·hiss(/ar/en), elhiss(/ar) | fönsterhissmekanism, fönstervev, hiss fönster, el hiss | fönsterhis',
  'alloy-wheel':
    'aluminium·fälg(/ar/en/arna), lättmetall·fälg(/ar), alu·fälg(/ar) | fälg(/ar/en/arna), aluminum fälgar, lättmetallfälgarna, hjul | fellgar, felgar',
  'wheel-bolt':
    'hjul·bult(/ar/en), hjul·skruv(/ar), hjul·mutt(er/rar) | hjulmuttrar, hjulskruvar, fälgbult, fälgmutter | hjulbullt',
  towbar:
    'drag·krok(/ar/en), släpvagns·krok | drag, dragkula, släpkrok, släpvagnsdrag, bildrag, drag krokar | dragkrock',
  'roof-bars':
    'tak·räcke(/n/t), last·hållare, takbågar | takräckessats, takräcken, lastbågar, takrack, takbox fäste | takrecke',
  'engine-heater':
    'motor·värmar(e/en/na), block·värmare | kupévärmare motor, värmare motor, slangvärmare | motorvermare',
  'torque-wrench': 'moment·nyck(el/lar/eln) | dragmomentnyckel, momentnycklar, momentverktyg | momentnyckle',
  'workshop-manual':
    'verkstads·handbok(/en), verkstadshandböcker, reparations·handbok | verkstadsmanual, reparationshandböcker, servicemanual, handbok, bilhandbok, rep handbok',
  'engine-oil': 'motor·olj(a/or/an) | olja motor, olja | motorolia',
  'gearbox-oil':
    'växellåds·olj(a/or/an), transmissions·olja | automatlådsolja, atf olja, lådolja, växelolja | vexellådsolja',
  coolant:
    'kylar·vätsk(a/or/an), glykol(/en), kyl·vätska | frostskydd kylare, köldskydd, motorkylvätska, kylarglykol | kylarvätkska, kylarvetska',
  'brake-fluid': 'broms·vätsk(a/or/an), broms·olja | dot 4, dot4 | bromsvetska',
  'washer-fluid':
    'spolar·vätsk(a/or/an), spol·vätska | vindrutespolarvätska, rutspolarvätska, rutspol | spolarvetska',
  'brake-cleaner':
    'broms·rengöring(/ar/en) | bromsrengörare, bromsrengöringsspray, broms spray, bromsrens, bromscleaner | bromsrengöringsmedel',
  'touch-up-paint':
    'bättrings·färg(/er/en), lack·stift(/et), bättrings·lack | lackpenna, billackstift, lack färg | betringsfärg',
  'car-shampoo': 'bil·schampo(/n/t), bil·shampoo | bilshampo, bilschampoo, biltvättmedel, tvättmedel bil',
  front: 'fram | främre, framaxel, framme, framvagn, framtill',
  rear: 'bak | bakre, bakaxel, baktill',
  left: 'vänster | vä, vänstra, vänstersida',
  right: 'höger | hö, högra, högersida',
  inch: 'inch | tum, tums',
  millimetre: 'mm | millimeter',
  litre: 'l | liter, lit',
}
