import type { TradeLexicon } from './forms.ts'

/** Trade words in Dutch, in the notation of `forms.ts`. */
export const nl: TradeLexicon = {
  'brake-disc':
    'rem·schijf, rem·schijven, rem·disc(/s), rem·rotor | schijf, schijven, schijfrem, schijfremmen, remschijfje | remschrijf, remschrijven, remscheif',
  'brake-pads':
    'remblokken·set(/s), rem·blok(ken/), rem·voering(/en) | blokken, remblokjes, schijfremblokken, remblokset, remblokkensets, remblokje | remblocken, remblockken',
  'brake-shoes':
    'rem·schoen·set(/s), remschoenen·set(/s), rem·schoen(en/) | schoenen trommelrem, trommelremschoenen, handremschoenen | remschoennen',
  'brake-drum': 'rem·trommel(/s) | trommel(/s), trommelrem | remtromel',
  'brake-caliper':
    'rem·klauw(/en), rem·zadel(/s), rem·tang | klauw, remklauwset, caliper, remcaliper, remzadel voor | remklouw, remklaw',
  'caliper-repair-kit':
    'reparatieset(/s) remklauw, revisieset remklauw, remklauw reparatieset, remklauwrevisieset, remzadel reparatieset | revisiekit remklauw, afdichtset remklauw, remklauw rubbers, reparatiekit remklauw, remklauw revisieset',
  'brake-hose': 'rem·slang(/en), flexibele remleiding | remleiding, slang rem, remslangetje | remmslang',
  'brake-master-cylinder':
    'hoofdrem·cilinder(/s), rem·cilinder hoofd, hoofdremcylinder | hoofdcilinder, tandem hoofdremcilinder, remhoofdcilinder, hoofd remcilinder | hoofdremcillinder',
  'wheel-cylinder':
    'wielrem·cilinder(/s), wiel·cilinder(/s) | remcilinder, remcilinders, wielcylinder, wielremcylinder, rem cilinder achter | wielremcillinder',
  'handbrake-cable':
    'handrem·kabel(/s), parkeerrem·kabel | remkabel, kabel handrem, handremkabelset, handrem kabels',
  'abs-sensor':
    'abs-sensor(/en/s), wielsnelheids·sensor(/en), wielsensor | abssensor, abs ring, toerentalsensor wiel, abs voeler, wiel snelheid sensor, abs sensoren',
  'oil-filter': 'olie·filter(/s), motoroliefilter | oliefilters, oliepatroon | oliefitler, oliefilder',
  'air-filter': 'lucht·filter(/s) | luchtfilterelement, motorluchtfilter, luchtfilters | luchfilter',
  'cabin-filter':
    'interieur·filter(/s), pollen·filter(/s), cabine·filter | interieurluchtfilter, airco filter, stoffilter, aircofilter, microfilter | interieurfitler, polenfilter',
  'fuel-filter':
    'brandstof·filter(/s) | benzine·filter(/s), diesel·filter(/s), brandstoffilters | brandstofilter',
  'filter-set':
    'filter·set(/s), filter·pakket | onderhouds·set(/s), onderhoudspakket, beurtpakket, servicekit, filterkit, kleine beurt pakket, grote beurt set',
  'drain-plug':
    'carter·plug(/gen), olie-aftapplug(/gen), aftap·plug(/gen), carterpluggen | olieplug, aftapbout, carterbout, oliecarterplug, carterstop, olie aftapplug',
  'timing-belt-kit':
    'distributieriem·set(/s), distributie·set(/s), distributie·riem(/en), distributiekit | distributie, tandriem, tandriemset, nokkenasriem, distributiepakket, distributie riem set | distributieriemm, distrubutieriem, distrubutieset',
  'ribbed-belt':
    'multi·riem(/en), poly-v-riem(/en), aandrijf·riem(/en) | dynamoriem, snaar, ribbenriem, riem, wisselriem, multi v riem, dynamo snaar, hulpaggregaatriem',
  'v-belt': 'v-sna(ar/ren), v-riem(/en) | v snaar, v snaren, ventilatorriem | vsnaar, vsnaren',
  'belt-tensioner':
    'riem·spanner(/s), span·rol(/len), riem spanrol | spanner, geleiderol, multiriemspanner, riemspanrol, spanrollen',
  'head-gasket':
    'kop·pakking(/en), cilinderkop·pakking | kop pakkingset, koppakkingset, cilinderkop pakking | koppaking, kopakking',
  'valve-cover-gasket':
    'kleppendeksel·pakking(/en), klepdeksel·pakking(/en) | pakking kleppendeksel, klepdeksel rubber, kleppendekselrubber, nokkenasdekselpakking | klepdekselpaking',
  'engine-mount':
    'motor·steun(/en), motor·rubber(/s), motorophanging | motorophangrubber, motor ophanging, steunrubber motor, motorsteunrubber, motor steuntje | motorsteum',
  turbocharger: "turbo, turbo's, turbo·lader(/s) | turbocompressor, turbos, turboladers",
  silencer:
    'uitlaat·demper(/s), eind·demper(/s), achter·demper(/s), uitlaatpot | uitlaat(/en), uitlaten, einddempers, middendemper, uitlaatsysteem, uitlaatpijp, knalpot, knaldemper | uitlaad, uitlaatdempper',
  'catalytic-converter':
    'katalysator(/en/s) | kat, uitlaatkatalysator, katalysatoren | catalysator, katalisator',
  'exhaust-hanger':
    'uitlaat·rubber(/s), uitlaatophang·rubber(/s), uitlaatophanging | ophangrubber, ophangrubbers, rubber uitlaat, ophanging uitlaat, uitlaatsteun | uitlaadrubber',
  'spark-plug':
    'bougie(/s), ontstekings·bougie(/s) | bougies benzine, vonkbougie | bougi, bouchie, bougy, boegie',
  'glow-plug':
    'gloei·bougie(/s) | dieselbougie, gloeistift, gloeipen, gloeibougies diesel | gloeibougi, gloeiboegie',
  'ignition-coil':
    'bobine(/s), ontstekings·spoel(/en) | ontstekingsbobine, bobines, penbobine, bobine set | bobinne, bobien',
  'ignition-lead-set':
    'bougiekabel·set(/s), bougie·kabel(s/) | ontstekingskabels, ontstekingskabelset, bougie kabels set, bougiekabeltjes, ontstekingskabel | bougiekabbels',
  'distributor-cap':
    'verdeler·kap(/pen), stroomverdeler·kap, verdelerkapje | kap verdeler, verdeelkap, delco kap, stroom verdeler kap',
  'fuel-pump':
    'brandstof·pomp(/en), benzine·pomp(/en) | dieselpomp, tankpomp, opvoerpomp, brandstofpompje | brandtofpomp',
  'carburettor-kit':
    'carburateurrevisie·set(/s), carburateur revisieset, revisieset carburateur, carburateur reparatieset, carburateurset | carburateur pakkingset, pakkingset carburateur, carburateur, carburateurpakking, revisiekit carburateur | carburateurrevisiesets, carburator revisieset',
  'lambda-sensor':
    'lambda·sonde(/s), zuurstof·sensor(/en), lambda·sensor(/en) | lambda, zuurstofsonde, o2 sensor, o2-sensor | lamdasonde, lamda sonde',
  'maf-sensor':
    'luchtmassa·meter(/s), luchtmassa·sensor, luchthoeveelheids·meter | lmm, maf, maf sensor, luchtmeter, massameter, luchtmassa meters | luchtmasameter',
  radiator:
    'radiateur(/s/en), motor·radiateur | koelradiateur, waterkoeler, radiator, radiateurtje | radiatteur, radiateuer',
  'water-pump': 'water·pomp(/en), koelvloeistof·pomp, koelwaterpomp | waterpompen, waterpompje | waterpom',
  thermostat:
    'thermostaat(/), thermostaten | thermostaathuis, koelwaterthermostaat | termostaat, thermosstaat',
  'radiator-hose':
    'radiateur·slang(/en), koelwater·slang(/en), koel·slang(/en) | waterslang, koelvloeistofslang, bovenste radiateurslang, slang radiateur, waterslangen | radiateurslnag',
  'expansion-tank':
    'expansie·tank(/s), koelvloeistofreservoir(/s), expansie·vat, koelwaterreservoir | expansievaatje, koelvloeistoftank, overloopreservoir, koelwatertank, expansiepot | expantietank',
  'heater-blower':
    'kachel·ventilator(/en), interieur·ventilator(/en), kachel·motor(/en), aanjager(/s) | kachelblower, blower, ventilatormotor, kachelwaaier, interieurwaaier, kachelventilatormotor',
  'shock-absorber':
    'schok·demper(/s), schok·breker(/s), veer·poot | demper, dempers, schokdempers voor, gasdrukdemper, veerpoten, schokkers | schokdemmper, shockdemper, shokdemper',
  'coil-spring':
    'spiraal·veer, spiraal·veren, schroef·veer, schroef·veren, chassis·veer | veer, veren, verlagingsveren, chassisveren, veer achter | spriaalveer',
  'strut-mount':
    'veerpoot·lager(/s), veerpoot·rubber, bovenste schokdemperrubber, schokdemper·lager | toplager, veerpootlagers set, schokdemperrubber, taatslager, schokbrekerrubber, schokdempersteun',
  'control-arm':
    'draag·arm(/en), wiel·draagarm, triangel(/s) | reactiearm, wieldraagarmen, onderste draagarm, draagarmset, ophangarm, wishbone',
  'control-arm-bush':
    'draagarm·rubber(/s), draagarm·bus, silent·block(/s) | draagarmbussen, silentbloc, rubber draagarm, ophangrubber draagarm, wieldraagarmrubber, silentbloks, draagarm lager',
  'ball-joint':
    'fusee·kogel(/s), kogel·gewricht(/en), fuse·kogel, draagarmkogel | fuseekogels onder, draagkogel, wielkogel, kogelgewrichten, kogel draagarm | fuseekoegel, fusiekogel',
  'tie-rod-end':
    'stuur·kogel(/s), spoorstang·einde, spoorstang·kogel, spoorstangeind | spoorstang, stuurkogeltje, spoorstangkogels, stuureind, spoorstangeinden, spoorstangkop | stuurkoegel',
  'anti-roll-link':
    'stabilisator·stang(/en), koppel·stang(/en), stabilisatorkoppelstang | stabstang, stabistang, stabilisator, stabilisatorrubber stang, stabilisatorstangetje, stabilisatorlink, stabstangen',
  'wheel-bearing':
    'wiellager·set(/s), wiel·lager(/s), naaflager | naaf, lager wiel, wielnaaflager, wiellagertje, wiel lagers set | wielager, wiellagger',
  'steering-boot':
    'stuurhuis·hoes, stuurhuis·hoezen, stuur·hoes, stuurhuis·rubber | stuurstofhoes, stuurmanchet, balg stuurhuis, stuurhoezen, stofhoes stuurhuis, stuurhuismanchet, stuurhuisstofhoes',
  'steering-pump':
    'stuurbekrachtigings·pomp(/en), stuur·pomp(/en), servo·pomp | pomp stuurbekrachtiging, stuurbekrachtiging, stuurbekrachtigingspompje, servopompen | stuurbekrachtiginspomp',
  'clutch-kit':
    'koppelings·set(/s), koppeling(/en), koppelings·kit | koppelingsplaat, drukgroep, druklager, koppelingsets, koppelingspakket | kopelingsset, koppelingset',
  'clutch-slave-cylinder':
    'hulpkoppelings·cilinder(/s), koppelings·slavecilinder, koppelings·cilinder, werk·cilinder | slavecilinder, hulpcilinder koppeling, koppelingscylinder, onderste koppelingscilinder, hulpkoppelingcilinder',
  'clutch-cable': 'koppelings·kabel(/s) | kabel koppeling, koppelingkabel | kopelingskabel',
  'drive-shaft':
    'aandrijf·as(/sen), steek·as(/sen), aandrijf·stang | cardan, homokineet, aandrijfassen voor, homokineten, halfas, aandrijf assen set | andrijfas, aandrijfsas',
  'cv-boot':
    'aandrijfas·hoes, aandrijfas·hoezen, homokineet·hoes, aandrijfas·manchet | stofhoes, stofhoezen, ashoes, ashoezen, aandrijfasstofhoes, aandrijfashoesset, manchet aandrijfas, stofhoes aandrijfas, homokineet rubber | homokinetenhoes',
  'propshaft-bearing':
    'cardanas·lager(/s), middenlager cardanas, cardan·lager, tussenlager cardan | middenlager, cardanophanging, ophanglager cardan, cardanaslagers, cardanlager midden, kardanlager',
  'starter-battery':
    "start·accu, start·accu's, auto-accu, auto·accu, accu auto | accu, accu's, accus, batterij auto, 12v accu, autobatterij, startbatterij, autoaccu's | acu, akku",
  alternator:
    "dynamo, dynamo's, alternator(/s), wisselstroomdynamo | generator, dynamos, laaddynamo | dinamo",
  'starter-motor': 'start·motor(/en/s), starter | startmotoren, zelfstarter, startmotortje',
  relay: 'relais, relais·set | relays, relaisje, relais 12v, relay',
  'fuse-set':
    'zekeringen·set(/s), zekering(en/), steek·zekeringen | zekeringenassortiment, zekeringset, autozekeringen, steekzekering, zekeringen set auto | zekkeringen',
  'brake-light-switch':
    'remlicht·schakelaar(/s), remlicht·sensor, remlicht·contact | rempedaalschakelaar, schakelaar remlicht, stoplichtschakelaar, remschakelaar, remlicht schakelaars | remlichtschakkelaar',
  bulb: 'auto·lamp(/en), koplamp·lamp, gloei·lamp(/en), koplamp lamp | lampje(/s), lamp, lampen, halogeenlamp, autolampje, halogeenlampen, autolampjes, koplamplampen, led lamp auto, kentekenlampje, peertje',
  headlight:
    'kop·lamp(/en), voor·licht(/en), koplampunit | koplamp set, voorlamp, koplampglas, hoofdlamp | coplamp, koplmap',
  'tail-light':
    'achter·licht(/en), achter·lamp, achterlichtunit, achterlicht unit | achterlampen, achterlichtglas, achterlichtje, achterlichten set',
  indicator:
    'richting·aanwijzer(/s), knipper·licht(/en), richting aan wijzer | knipperlichtglas, pinker, knipperlichtje, knipperlicht voor, knipper, zijknipper | richtingwijzer, ritchtingaanwijzer',
  'fog-light':
    'mist·lamp(/en), mist·licht(/en), mistlampunit | mistlampje, mistachterlicht, mistlamp voor, mistlampen set',
  'driving-light':
    'ver·straler(/s), extra verlichting, schijnwerper | led balk, led-balk, ledbar, led bar, breedstraler, ledbalk, verstralers set, extra koplamp, werklamp',
  'wiper-blade':
    'ruitenwisser·blad(/en), ruiten·wisser(/s), wisser·blad(/en), ruitenwisser blad | wisser(/s), wisserbladen, ruitewisser, ruitenwisserset, ruitewissers, ruitenwisserrubber, wisserset | ruitenwissser, ruittenwisser',
  'wiper-motor':
    'ruitenwisser·motor(/en), wisser·motor(/en), motor ruitenwisser | ruitewissermotor, wissermotor voor, ruitenwisser motortje',
  'washer-pump':
    'ruitensproeier·pomp(/en), sproeier·pomp, ruitenwisser·pomp, pomp ruitensproeier | ruitensproeierpompje, sproeierpompje, ruitenvloeistofpomp, ruitensproeiermotor, ruitesproeierpomp, wasserpomp',
  'door-mirror':
    'buiten·spiegel(/s), zij·spiegel(/s), deur·spiegel | spiegel, spiegels, autospiegel, buitenspiegel compleet, zijspiegeltje, autospiegels | buitenspigel',
  'mirror-glass':
    'spiegel·glas, spiegelglazen, buitenspiegel·glas | glas spiegel, glas buitenspiegel, spiegelglaasje, spiegel glazen, zijspiegel glas, los spiegelglas',
  'front-wing':
    'voor·scherm(/en), voor·spatbord(/en), spatbord voor | spatbord, spatborden, scherm, plaatscherm, spatscherm voor, schermen, zijscherm',
  bumper: 'bumper(/s), stoot·stang | voorbumper, achterbumper, bumperhoes, stootbumper, bumperkap',
  grille:
    'grille(/s), radiateur·grille, radiateur·rooster | grill, voorgrille, grilles, radiateur grill, sierrooster | gril',
  'door-seal':
    'deur·rubber(/s), deur·tochtstrip, deurafdichting | deurafdichtrubber, rubber deur, deurrubbers set, portierrubber, tochtrubber, portier rubber, tochtstrip, deurrubber profiel',
  'gas-strut':
    'gasveer achterklep, gasveren achterklep, achterklep·demper(/s), gas·demper achterklep, gasdrukveer achterklep | gas·veer, gas·demper(/s), gasveren, achterklepveer, motorkap gasveer, gasdempers, kofferklepveer, achterklepdempers, kofferdeksel gasveer, gas dempers',
  emblem:
    'embleem(/), emblemen, auto-embleem | logo, logos, autologo, sierembleem, badge, merkembleem, embleempje, typeplaatje',
  'floor-mat-set':
    'matten·set(/s), auto·mat(ten/), vloer·matten, rubberen matten | rubber matten, mat, matten, rubbermatten, tapijtmatten, automattenset, autotapijt',
  'boot-mat':
    'kofferbak·mat(/ten), koffer·mat(/ten), kofferbak·schaal, kofferruimtemat | kofferbakmatje, kofferbakmatten, laadruimte mat, kofferbakbescherming, kofferbaktapijt, kofferbak schaal rubber',
  upholstery:
    'stoel·bekleding(/en), stoel·hoes, stoelhoezen, autobekleding | bekleding, hoezen, autostoelhoes, stoelhoesjes, stoelhoezen set, zetelbekleding, stoelbekleding leer, autostoelhoezen, bankbekleding',
  'steering-wheel':
    'stuur·wiel(/en), stuur, auto·stuur | sportstuur, stuurtje, lederen stuur, sturen, leren stuur | stuurwheel',
  'gear-knob':
    'pook·knop(/pen), versnellingspook·knop, pook | schakelpookknop, versnellingspook, pook knoppen, schakelknop, versnellings knop, pookje',
  'window-regulator':
    'raam·mechanisme(/n), raam·mechanismen, ruit·mechanisme, raamlift | raammechaniek, ruitmechaniek, raamlift, raamopener, elektrisch raam mechanisme, ramenlift, raamheffer, ruitenheffer, ruitmechanismen | raammechanisem, raamechanisme',
  'alloy-wheel':
    'lichtmetalen velg(/en), aluminium velg(/en), alu velg, lichtmetaal velg | velg(/en), lichtmetaal, sportvelg, aluvelgen, sportvelgen, lmvelg, velgenset | lichtmetale velgen, felg, felgen',
  'wheel-bolt':
    'wiel·bout(/en), wiel·moer(/en) | velgbout, velgmoer, wielbouten set, wielmoeren, velgbouten, velgmoeren, wielbouten set, bouten velg, wielslotbout',
  towbar:
    'trek·haak, trek·haken, aanhanger·koppeling | trekkogel, afneembare trekhaak, trekhaakset, kogel trekhaak, trekhaken vast, trekhaakje | treckhaak, trekhaaak',
  'roof-bars':
    'dakdrager·set(/s), dak·drager(s/), alles·drager(/s) | dakrails dragers, imperiaal, dakdragersset, dakstangen, dak dragers set, dakbagagedrager, imperiaals',
  'engine-heater':
    'motorvoor·verwarmer(/s), motor·verwarming, motor·verwarmer, blokverwarmer | motorblokverwarmer, voorverwarmer, motor verwarming, motorverwarmers, koelwaterverwarmer',
  'torque-wrench':
    'moment·sleutel(/s), draaimoment·sleutel | momentratel, momentsleuteltje, moment sleutels | momentsleuttel',
  'workshop-manual':
    'werkplaats·handboek(/en), reparatie·handboek, werkplaats·handleiding | handboek, vraagbaak, reparatiehandleiding, onderhoudsboek, werkplaatshandboeken, reparatieboek, autohandboek',
  'engine-oil': 'motor·olie(/), motoroliën | olie, autoolie, motorolien, smeerolie, olie motor | motoroli',
  'gearbox-oil':
    'versnellingsbak·olie(/), versnellingsbakoliën, transmissie·olie, bak·olie | automaatolie, atf, versnelling olie, versnellingsbakolien, tandwielolie, atf olie',
  coolant:
    'koel·vloeistof(/fen), anti·vries, koel·middel | antivriesmiddel, koelwater, radiatorvloeistof, radiateurvloeistof, koelvloeistoffen | koelvloeistofff, koelvloestof',
  'brake-fluid':
    'rem·vloeistof(/fen), rem·olie | dot 4, dot4, remvloeistof dot4, remvloeistoffen | remvloestof',
  'washer-fluid':
    'ruitensproeier·vloeistof(/fen), ruitenwisser·vloeistof, ruitenvloeistof | sproeiervloeistof, ruitensproeier antivries, ruitenwasser, ruitensproeiervloeistof winter, ruitenspoelvloeistof, ruitesproeiervloeistof',
  'brake-cleaner':
    'remmen·reiniger(/s), rem·reiniger, remmen·spray | remontvetter, brake cleaner, remreinigers, remmencleaner, remmen schoonmaker',
  'touch-up-paint':
    'bijwerk·lak(/ken), lak·stift(/en), verf·stift, autolakstift, lak stiftje | lakpen, lakstiften, autoverf stift, krasreparatie stift, reparatielak',
  'car-shampoo':
    'auto·shampoo(/s), car shampoo, auto wasmiddel | autosjampo, autozeep, auto shampo, autowas shampoo, wasmiddel auto, snow foam',
  front: 'voor | vooras, vooraan, voorzijde, voorkant',
  rear: 'achter | achteras, achteraan, achterzijde, achterkant',
  left: 'links | linker, linkerkant, li',
  right: 'rechts | rechter, rechterkant, re',
  inch: 'inch | duim',
  millimetre: 'mm | millimeter(/s)',
  litre: 'l | liter(/s), ltr',
}
