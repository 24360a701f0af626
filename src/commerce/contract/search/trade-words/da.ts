import type { TradeLexicon } from './forms.ts'

/** Trade words in Danish, in the notation of `forms.ts`. */
export const da: TradeLexicon = {
  'brake-disc':
    'bremse·skiv(e/er/en/erne), bremse·rotor, skivebremse(/r) | skiver bremser, bremsedisk, skiver | bremsskive, bremsskiver',
  'brake-pads':
    'bremseklods·sæt(/tet), bremse·klods(er/erne/en/), bremse·belægning(/er/erne) | klodser, skivebremseklodser, bremse klodssæt, bremsebelæg | bremsklodser, bremseklosser, bremsekloser',
  'brake-shoes':
    'bremsebakke·sæt(/tet), bremse·bakk(er/erne/en/e) | bakker bremse, tromlebremsebakker, håndbremsebakker | bremsbakker',
  'brake-drum': 'bremse·troml(e/er/en/erne) | tromle, tromlebremse | bremsetrommel, bremsetrumme',
  'brake-caliper':
    'bremse·kalib(er/re/eren), bremse·caliper, bremse·åg, kaliber | caliper, kalibre, bremsekalipre | bremsecalliper',
  'caliper-repair-kit':
    'reparationssæt til bremsekaliber, reparationssæt bremsekaliber, bremsekaliber reparationssæt, caliper repsæt, kaliber pakningssæt | repsæt bremsekaliber, pakningssæt bremsekaliber, kaliber repsæt, repsæt kaliber, rep sæt caliper',
  'brake-hose': 'bremse·slang(e/er/en/erne) | bremseledning, flexslange bremse | bremslange, bremsslange',
  'brake-master-cylinder':
    'hovedbremse·cylind(er/re/eren), hoved·cylind(er/re/eren) | bremse·cylind(er/re), tandemcylinder | hovedbremsecyllinder',
  'wheel-cylinder': 'hjul·cylind(er/re/eren), hjulbremse·cylinder | hjul cylindre bag | hjulcyllinder',
  'handbrake-cable':
    'håndbremse·kab(el/ler/let), parkeringsbremse·kabel, håndbremse·wire | kabel håndbremse, håndbremsetræk, p-bremsekabel | håndbremskabel',
  'abs-sensor':
    'abs-sensor(/er/en), hjul·sensor(/er), hjulhastighedssensor(/er), abs-føler | abssensor, abs ring, hastighedssensor hjul, abs føleren',
  'oil-filter': 'olie·filt(er/re/eret) | motoroliefilter, oliefilteret, oljefilter',
  'air-filter': 'luft·filt(er/re/eret) | luftrenser, luftfilterindsats | luftfillter',
  'cabin-filter':
    'kabine·filt(er/re/eret), pollen·filt(er/re) | kupefilter, kabineluftfilter, aircon filter, klimafilter | polenfilter, kabinnefilter',
  'fuel-filter':
    'brændstof·filt(er/re/eret) | benzin·filter, diesel·filter, brændstoffilteret | brændstofilter, brendstoffilter',
  'filter-set': 'filter·sæt(/tet), filterpakke | service·sæt(/tet), servicepakke, filterkit, servicekit',
  'drain-plug':
    'bund·prop(/per/pen), olie·bundprop, oliebundskrue | bundskrue, olieprop, aftapningsprop, bundproppen, bundkarsprop',
  'timing-belt-kit':
    'tandrems·sæt(/tet), tand·rem(/me/men), knastrem, knastrems·sæt | tandremskit, tandrem sæt, tandremmen, registerrem | tandremsæt',
  'ribbed-belt':
    'multi·rem(/me/men), poly-v-rem, kileribbe·rem, driv·rem(/me) | generatorrem, ribberem, servorem, multi remme',
  'v-belt': 'kile·rem(/me/men), v-rem(/me) | blæserrem, ventilatorrem | kilrem, kilremme',
  'belt-tensioner':
    'rem·stramm(er/ere/eren), remspænder | strammerulle, spændrulle, strammehjul, remstrammerne, remstrammehjul',
  'head-gasket':
    'top·pakning(/er/en), topstykke·pakning | toppaknings sæt, pakning topstykke, toppakningssæt | toppaking',
  'valve-cover-gasket':
    'ventildæksel·pakning(/er/en), topdæksel·pakning(/er), ventildækselspakning | pakning ventildæksel, ventil pakning, topdækslets pakning | ventildækselpaking',
  'engine-mount':
    'motor·ophæng(/et/ene), motor·fod, motorpude, motor·leje | motorfødder, motorbeslag, motorophængning, ophæng motor, motorgummi',
  turbocharger: 'turbo·lad(er/ere/eren) | turbo(/en), turboer, turboaggregat, turbocharger',
  silencer:
    'lyd·potte(/r/n), lyd·dæmp(er/ere), bag·potte, udstødningspotte, lydpotten | ud·stødning(/en), udstødningsrør, midterpotte, forpotte, endepotte, udstødningssystem, endelyddæmper | lydpote, udstøning',
  'catalytic-converter': 'katalysator(/er/en) | kat, katalysatoren | katalysater',
  'exhaust-hanger':
    'udstødnings·gummi(/er/et), gummi·ophæng, udstødnings·ophæng | ophængsgummi, udstødningsophængning, gummiring udstødning, lydpotteophæng, ophæng udstødning',
  'spark-plug': 'tænd·rør(/et/ene) | tændrøret, rør tænding, tændrørs | tendrør, tændør',
  'glow-plug': 'gløde·rør(/et/ene) | glødestift, dieselgløderør, gløderøret, glødrør',
  'ignition-coil': 'tænd·spol(e/er/en/erne), tændings·spole | coil, spole tænding | tendspole, tændspolle',
  'ignition-lead-set':
    'tændkabel·sæt(/tet), tænd·kabl(er/erne), tænd·kabel, tændrørs·kabler | tændledninger, tændrørskabel, tændkabelsættet, tændingskabler | tendkabler',
  'distributor-cap':
    'strømfordeler·dæks(el/ler/let), fordeler·dæks(el/ler/let) | strømfordelerlåg, fordelerlåg, delco dæksel, dæksel fordeler, strømfordeler',
  'fuel-pump':
    'brændstof·pump(e/er/en), benzin·pump(e/er/en) | dieselpumpe, tankpumpe, fødepumpe, brændstofpumperne | brendstofpumpe',
  'carburettor-kit':
    'reparationssæt til karburator, karburator reparationssæt, karburator pakningssæt, reparationssæt karburator, karburator·sæt | repsæt karburator, karburator repsæt, pakningssæt karburator, karburatorpakning, karburator | karborator',
  'lambda-sensor':
    'lambda·sond(e/er/en), ilt·sensor(/er), lambda·sensor | lambda, iltsonde, lambdaføler, o2 sensor | lamdasonde, lamda sonde',
  'maf-sensor':
    'luftmasse·mål(er/ere/eren), luftmængde·måler, luftmasse·sensor | maf, maf sensor, lmm, luftflowmåler, luftmasse målere, luftmængdemåleren',
  radiator:
    'køl(er/ere/eren), motor·køler, vand·køler, bilkøler | radiator, køleren, kølerne, køleelement | kjøler',
  'water-pump': 'vand·pump(e/er/en), kølevands·pumpe | kølevæskepumpe, vandpumperne | vanpumpe',
  thermostat: 'termostat(/er/en) | termostathus, kølertermostat | thermostat, termostatt',
  'radiator-hose':
    'køler·slang(e/er/en), vand·slange, kølevands·slange | køleslange, øvre kølerslange, nedre kølerslange, vandslanger | kølerslanger, køler slangen',
  'expansion-tank':
    'ekspansions·beholder(/e/en), ekspansions·tank | kølervæskebeholder, kølevandsbeholder, køler beholder, vandbeholder køler, kølevæskebeholder | expansionsbeholder',
  'heater-blower':
    'kabine·blæs(er/ere/eren), blæser·motor, varme·blæser | varmeapparat blæser, blæsermotoren, kabine ventilator, varmemotor, kabineblæsermotor',
  'shock-absorber':
    'stød·dæmp(er/ere/eren/erne), fjeder·ben | dæmper, dæmpere, gasstøddæmper, undervognsdæmper, mcpherson ben | støtdæmper, støddemper, støddæber',
  'coil-spring':
    'spiral·fjed(er/re/eren), skrue·fjeder, undervogns·fjeder | fjeder, fjedre, sænkningsfjedre, sænkefjedre, spiralfjedrene | spiralfjær',
  'strut-mount':
    'fjederbens·leje(/r/t), støddæmper·leje, top·leje, fjederbenslager | støddæmperlejer, toplejer, topbeslag, støddæmper topleje, fjederben leje',
  'control-arm':
    'bære·arm(/e/en/ene), tvær·arm, svingarm | undervognsarm, triangelarm, a-arm, nedre bærearm, bærearme for, kontrolarm',
  'control-arm-bush':
    'bærearms·bøsning(/er/en), tværarms·bøsning | bøsning(/er), silentblok, bøsning bærearm, gummibøsning, undervognsbøsning | bærearmsbønsning, bærearmsbøsing',
  'ball-joint':
    'bære·kugl(e/er/en), bærekugle·led, kugle·led | nedre bærekugle, kugleleddet, undervognskugle | bærekule',
  'tie-rod-end':
    'styre·kugl(e/er/en), sporstangs·ende, styre·led | sporstang, sporstangskugle, styrestang, sporstangshoved, yderste styrekugle | styrekule',
  'anti-roll-link':
    'stabilisator·stang(/en), stabilisatorstænger, stabilisator·led, krængningsstabilisator stang | stabstag, stablink, stabilisator, stabilisatorstag, krængningsstang, koblingsstang, stab stænger',
  'wheel-bearing':
    'hjulleje·sæt(/tet), hjul·leje(/r/t) | navleje, hjulnav leje, lejesæt hjul, hjullejerne | hjulejesæt',
  'steering-boot':
    'tandstangs·manchet(/ter/ten), styretøjs·manchet | manchet tandstang, tandstangsbælg, styrebælg, manchet styretøj, tandstang manchetter, styremanchet',
  'steering-pump':
    'servo·pump(e/er/en), servostyrings·pumpe | styrepumpe, pumpe servostyring, servopumperne, servo styring pumpe',
  'clutch-kit':
    'koblings·sæt(/tet), kobling(/er/en) | koblingsplade, trykplade kobling, koblingskit, koblingslamel | koblingsæt',
  'clutch-slave-cylinder':
    'slave·cylind(er/re/eren), koblings·cylind(er/re), koblingsslavecylinder | slavecylinder kobling, arbejdscylinder, koblings slave | slavecyllinder',
  'clutch-cable':
    'koblings·kab(el/ler/let), koblings·wire | koblingstræk, kabel kobling, kobling kabler | koblingkabel',
  'drive-shaft': 'driv·aks(el/ler/len) | drivled, halvaksel, hjulaksel, drivakslerne, akselled',
  'cv-boot':
    'drivaksel·manchet(/ter/ten), drivled·manchet | manchet, manchetter, drivakselbælg, støvmanchet, gummimanchet aksel, akselmanchet | drivakselmanket',
  'propshaft-bearing':
    'kardan·leje(/r/t), kardanstøtteleje, kardanaksel·leje | mellemleje kardan, støtteleje, midterleje kardan, kardan lejer',
  'starter-battery':
    'start·batteri(/er/et), bil·batteri(/er/et) | batteri(/er/et), 12v batteri, akkumulator | batterie, batterri',
  alternator:
    'generator(/er/en), vekselstrøms·generator | dynamo, lysmaskine, ladegenerator, alternator, generatoren',
  'starter-motor': 'starter(/e/en), start·motor(/er/en) | selvstarter, starteren, startermotor',
  relay: 'relæ(/er/et/erne) | relæ 12v, relæerne | rele',
  'fuse-set':
    'sikrings·sæt(/tet), sikringer, sikring | sikringssortiment, bilsikringer, fladsikringer, sikrings kit, sikringerne',
  'brake-light-switch':
    'bremselys·kontakt(/er/en), bremselys·afbryder, stoplys·kontakt | kontakt bremselys, bremsekontakt, bremsepedalkontakt | bremslyskontakt',
  bulb: 'pær(e/er/en), el·pære, forlygte·pære, bil·pære | autopære, halogenpære, glødepære, lygtepære, forlygtepærer, blinkpære, nummerpladepære, bilpærer, halogenpærer, lampe',
  headlight:
    'for·lygt(e/er/en/erne) | lygte for, lygter, frontlygte, hovedlygte, forlys, forlygteglas | forlykte',
  'tail-light':
    'bag·lygt(e/er/en/erne), bag·lys(/et) | lygte bag, baglampe, baglygteglas, baglygteenhed | baglykte',
  indicator:
    'blink·lys(/et/ene), blinklygte(/r), retningsviser | blinker, blink, blinklysglas, afviserblink, blinklampe, sideblink',
  'fog-light': 'tåge·lygt(e/er/en), tåge·lys, tågeforlygte | tågelampe, tågelygterne, tågebaglygte',
  'driving-light':
    'ekstra·lygt(e/er/en), fjern·lygt(e/er), ekstra·lys | fjernlys, led bar, led-bar, lysbar, projektør, ekstra fjernlygte, arbejdslygte, ledbar',
  'wiper-blade':
    'visker·blad(/e/et), vindues·visker(/e/en), forrude·visker | visker, viskere, viskerblade sæt, vindusvisker, rudevisker, vinduesviskerblad, vinduesviskerblade, viskergummi',
  'wiper-motor':
    'visker·motor(/er/en), vinduesvisker·motor | motor visker, viskermotoren, motor vinduesvisker, bagrudeviskermotor',
  'washer-pump':
    'sprinkler·pump(e/er/en), vinduesvasker·pumpe | sprinklermotor, vaskerpumpe, sprinklerpumperne, sprinklervæskepumpe, rudesprinkler pumpe',
  'door-mirror':
    'side·spejl(/e/et), yder·spejl, dør·spejl, udvendigt spejl | spejl, spejle, sidespejlet, bakspejl udvendigt, sidespejl komplet | sidespjel',
  'mirror-glass':
    'spejl·glas(/set/sene), sidespejls·glas | spejlglasset, glas sidespejl, glas til sidespejl, løst spejlglas',
  'front-wing': 'for·skærm(/e/en) | skærm(/e), forskærmen, skærm for, fender',
  bumper: 'kofanger(/e/en), for·kofanger, bag·kofanger | kofangeren, bumper, kofanger skal | kufanger',
  grille: 'køler·grill(/er/en), front·grill | grill, gitter, kølergitter, grillen, kølergril',
  'door-seal':
    'dørtætnings·list(e/er/en), dør·list(e/er), tætningsliste dør | dørgummi, tætningsliste, dørpakning, gummiliste dør, dør tætning, tætningslister',
  'gas-strut':
    'gasdæmper(/e) til bagklap, gas·dæmper bagklap, bagklapdæmper, gasfjeder bagklap, bagklap støddæmper | gas·fjed(er/re), gascylinder, gas·dæmper, motorhjelm gasdæmper, gascylinder bagklap, bagklapsdæmper, bagklap cylinder, gasdæmpere',
  emblem: 'emblem(/er/et), bil·emblem | mærke, logo, skilt, bilmærke, emblemerne',
  'floor-mat-set':
    'måtte·sæt(/tet), bil·mått(er/erne/e), gummi·måtter | gulvmåtter, måtter, tekstilmåtter, måttesættet, automåtter, gummi måttesæt | bilmotter',
  'boot-mat':
    'bagagerums·mått(e/er/en), bagage·måtte, bagagerumsbakke | bagagemåtter, kofferrumsmåtte, bagage rum måtte, bakke bagagerum, bagagerums tæppe | bagagerumsmåte',
  upholstery:
    'sæde·betræk(/ket/kene), sæde·overtræk, bilindtræk | betræk, sædebetrækket, indtræk, sædeindtræk, stolebetræk, polstring',
  'steering-wheel': 'rat(/tet/tene), bil·rat | sportsrat, læderrat',
  'gear-knob':
    'gear·knop(/per/pen), gearstangs·knop | gearknap, gearstang knop, knop gear, gearkugle | gearknob',
  'window-regulator':
    'rude·hejs(/et), vindues·optræk, vindues·hejs | rudeoptræk, el hejs, elrude, rudehejset, ruderegulator, el-rude hejs, vinduesoptrækker',
  'alloy-wheel':
    'alu·fælg(/e/en/ene), letmetal·fælg(/e), aluminiums·fælg(/e) | fælg(/e/en), alufælgene, alu hjul, aluminium fælge, letmetalfælgene | alufælger',
  'wheel-bolt':
    'hjul·bolt(/e/en/ene), hjul·møtrik(/ker), hjul·skrue | hjulskruer, fælgbolt, fælgbolte, hjulmøtrikker, bolte hjul',
  towbar:
    'anhænger·træk(/ket), træk·krog(/e/en), anhænger·krog | træk, aftageligt træk, trækkugle, trækkrogen, anhængertrækket, anhænger kugle',
  'roof-bars':
    'tagbøjle·sæt(/tet), tag·bøjl(er/e/erne), tag·bagagebærer | tagbagagebærere, tagræling, tag bøjle, tagstativ, tagbøjlesættet, tagboks bøjler',
  'engine-heater':
    'motor·varm(er/ere/eren), blok·varmer | motorvarmeren, kølervandsvarmer, motor varmelegeme',
  'torque-wrench': 'moment·nøgl(e/er/en), moment·skraldenøgle | momentnøglen, momentværktøj | moment nøglen',
  'workshop-manual':
    'værksteds·håndbog(/en), værkstedshåndbøger, reparations·håndbog | reparationsvejledning, manual, værkstedsmanual, rep håndbog, reparationshåndbøger, instruktionsbog reparation',
  'engine-oil': 'motor·oli(e/er/en) | olie, motorolien, smøreolie | motorolje',
  'gearbox-oil':
    'gear·oli(e/er/en), gearkasse·olie, transmissions·olie | automatgear olie, atf, gearolien, gear kasse olie | gearolje',
  coolant:
    'køler·væsk(e/er/en), frost·væske, køle·væske | kølervand, kølervæsken, frostvæsken, glykol, kølevand, kølemiddel',
  'brake-fluid': 'bremse·væsk(e/er/en), bremse·olie | dot 4, dot4, bremsevæsken | bremsvæske',
  'washer-fluid':
    'sprinkler·væsk(e/er/en), rude·sprinklervæske | vinduesvaskervæske, viskervæske, sprinklervæsken, vindues sprinkler, rudevæske',
  'brake-cleaner':
    'bremse·rens(/en), bremse·renser | brake cleaner, bremsespray, rens bremse, bremserensning | bremsrens',
  'touch-up-paint':
    'reparations·lak(/ker/ken), lak·stift(/er/en), bedrings·maling, lak·pen | billak stift, lakpenne, lak stifter, pletmaling, lakstifterne',
  'car-shampoo': 'auto·shampoo(/er/en), bil·shampoo | bilvask shampoo, vaskemiddel bil, autoshampo, bilsæbe',
  front: 'for | foran, forreste, foraksel, fortil, foraksel',
  rear: 'bag | bagerste, bagtil, bagaksel',
  left: 'venstre | venstre side, vs',
  right: 'højre | højre side, hs',
  inch: 'inch | tomm(er/ers/e)',
  millimetre: 'mm | millimeter',
  litre: 'l | liter, ltr',
}
