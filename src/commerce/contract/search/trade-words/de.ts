import type { TradeLexicon } from './forms.ts'

/** Trade words in German, in the notation of `forms.ts`. */
export const de: TradeLexicon = {
  'brake-disc':
    'brems·scheibe(/n), bremsrotor(/en), bremsen·scheibe(/n) | scheibe(/n), scheibenbremse, bremsscheibensatz | bremscheibe(/n), bremsscheiebe',
  'brake-pads':
    'brems·belagsatz, bremsbelag·sätze, brems·belag, brems·beläge, brems·klotz, brems·klötze, scheibenbremsbeläge | beläge, klötze, bremsbelagsätze, bremsbelege, bremsenbeläge, bremsbacken scheibe, bremsbelege | bremskloetze, bremsklöze',
  'brake-shoes':
    'bremsbacken·satz, bremsbackensätze, brems·backe(n/) | backen, trommelbremsbacken, handbremsbacken, bremsbackensatz hinten, trommelbremse backen | bremsbaken',
  'brake-drum': 'brems·trommel(/n) | trommel, trommelbremse, trommeln | bremstromel',
  'brake-caliper':
    'brems·sattel, brems·sättel, brems·zange(/n), bremsensattel | sattel, bremssattel komplett, festsattel, schwimmsattel, bremssaettel | bremsatel, bremssatel',
  'caliper-repair-kit':
    'reparatursatz bremssattel, reparatursätze bremssattel, bremssattel reparatursatz, bremssattel dichtsatz, bremssattelreparatursatz | dichtsatz bremssattel, repsatz bremssattel, bremssattel repsatz, bremssattelkolben dichtung, überholsatz bremssattel, rep satz bremssattel, reparaturkit bremssattel',
  'brake-hose':
    'brems·schlauch, brems·schläuche, bremsen·schlauch | bremsleitung, bremsflexschlauch, stahlflexleitung, bremsschlauchsatz | bremschlauch',
  'brake-master-cylinder':
    'hauptbrems·zylinder, hauptbremszylindern, brems·hauptzylinder | hbz, hauptzylinder, bremszylinder haupt, tandemhauptbremszylinder, geberzylinder bremse | hauptbremszilinder',
  'wheel-cylinder':
    'radbrems·zylinder, rad·zylinder, radbremszylindern | rbz, bremszylinder, radbremszylindersatz, bremsradzylinder, radbremszylinder hinten | radbremszilinder',
  'handbrake-cable':
    'handbrems·seil(/e), feststellbrems·seil(/e), handbremszug, parkbremsseil | brems·seil, handbremsseilzug, seilzug handbremse, bremsseile, handbremskabel, bremszug | handbremseil',
  'abs-sensor':
    'abs-sensor(/en), raddrehzahl·sensor(/en), raddrehzahlfühler, abs-geber | abssensor, raddrehzahlgeber, abs ring, drehzahlsensor rad, abs fühler, radsensor, impulsgeber abs | abs senor',
  'oil-filter':
    'öl·filter(/s/n), motorölfilter, ölfilter·einsatz | ölfilterpatrone, ölwechselfilter, oelfilter | ölfillter',
  'air-filter':
    'luft·filter(/s/n), luftfilter·einsatz | motorluftfilter, luftfiltereinsätze, ansaugluftfilter | luftfillter, luffilter',
  'cabin-filter':
    'innenraum·filter(/n), pollen·filter(/n), innenraumluftfilter | staubfilter, klimafilter, aktivkohlefilter, mikrofilter, innenraumluft filter | polenfilter',
  'fuel-filter':
    'kraftstoff·filter(/n) | benzin·filter(/n), diesel·filter(/n), spritfilter, leitungsfilter | kraftstofilter, krafstofffilter, kraftstoffillter',
  'filter-set':
    'filter·satz, filtersätze, filter·set(/s), filter·paket | inspektions·paket(/e), inspektionskit, inspektionsset, servicekit, wartungspaket, service paket, filterkit, wartungsset',
  'drain-plug':
    'ölablass·schraube(/n), öl·ablassschraube, ölablaßschraube | ablassschraube(/n), ölwannenschraube, ölwannenstopfen, verschlussschraube ölwanne, ablaßschraube | ölablasschraube, ablasschraube',
  'timing-belt-kit':
    'zahnriemen·satz, zahnriemensätze, zahnriemen·kit, steuerriemen·satz, zahnriemen·set | zahn·riemen, steuerriemen, zahnriemen wechsel set, zahnriemensatz komplett, steuerriemensätze | zahnrimen, zanriemen',
  'ribbed-belt':
    'keilrippen·riemen, rippen·riemen, poly-v-riemen, flachriemen | lichtmaschinenriemen, lima riemen, riemen, antriebsriemen, mehrrippenriemen, flachrippenriemen, klimariemen | keilrippenrimen',
  'v-belt':
    'keil·riemen(/s), schmalkeil·riemen | lüfterriemen, v-riemen, keilriemensatz | keilriehmen, keilrimen',
  'belt-tensioner':
    'riemen·spanner(/n), spann·rolle(/n), riemenspannrolle | keilriemenspanner, spannvorrichtung riemen, umlenkrolle, spanner, riemenspannern | riehmenspanner, spanrolle',
  'head-gasket':
    'zylinderkopf·dichtung(/en), kopf·dichtung(/en) | zkd, zylinderkopfdichtungssatz, dichtung zylinderkopf, zylinderkopf dichtsatz | zilinderkopfdichtung, zylinderkopdichtung',
  'valve-cover-gasket':
    'ventildeckel·dichtung(/en), zylinderkopfhauben·dichtung(/en) | vdd, dichtung ventildeckel, ventildeckeldichtsatz, haubendichtung, zylinderkopfhaube dichtung | ventildekeldichtung',
  'engine-mount':
    'motor·lager(/n/s), motor·aufhängung, motor·halter, motorlagerung | motorgummi, hydrolager, motor gummilager, gummilager motor, motorhalterung, motorträger',
  turbocharger:
    'turbo·lader(/s/n), abgasturbolader | turbo, turbos, atl, lader | turbolader tausch, turbolarder',
  silencer:
    'schall·dämpfer(/n/s), end·schalldämpfer, end·topf, mittel·schalldämpfer | auspuff, auspuffe, auspuffanlage, esd, msd, auspufftopf, abgasanlage, nachschalldämpfer, endtöpfe, auspuffendrohr, vorschalldämpfer, mitteltopf | schalldempfer, auspuf',
  'catalytic-converter':
    'katalysator(/en/s), abgas·katalysator | kat, kats, katalysatore, vorkat | katalisator, katalysater',
  'exhaust-hanger':
    'auspuff·gummi(/s), auspuffhalter(/), auspuffaufhängung, gummilager auspuff | auspuff halterung, gummihalter auspuff, auspuffhaltegummi, auspuffring, haltering auspuff, aufhängung auspuff, auspuffhalterung, auspuffgummi satz',
  'spark-plug':
    'zünd·kerze(/n), zündkerzen·satz | kerze(/n), zündkerzenset, iridium zündkerze | zuendkerze(/n), zünkerzen, zünkerze, zündkertzen',
  'glow-plug':
    'glüh·kerze(/n), glühstift·kerze, glüh·stift | vorglühkerze, glühkerzensatz, glühkerzenset, dieselkerze, stabglühkerze | gluehkerze(/n), glükerze, glükerzen',
  'ignition-coil':
    'zünd·spule(/n), stab·zündspule, zündspulen·satz | zündspulenset, einzelzündspule, spule zündung, zündmodul | zuendspule(/n), zünspule',
  'ignition-lead-set':
    'zündleitungs·satz, zündleitungssätze, zündkabel·satz, zünd·kabel(/), zünd·leitung(en/) | zündkerzenkabel, kerzenkabel, zündkabelset, zündkabelsätze, kerzenstecker kabel, zündgeschirr | zuendkabel, zünkabel',
  'distributor-cap':
    'zündverteiler·kappe(/n), verteiler·kappe(/n) | verteilerdeckel, zündverteilerdeckel, kappe verteiler, zündverteiler | vertailerkappe',
  'fuel-pump':
    'kraftstoff·pumpe(/n), benzin·pumpe(/n), sprit·pumpe | kraftstofförderpumpe, dieselpumpe, vorförderpumpe, kraftstoffförderpumpe, intankpumpe, förderpumpe | krafstoffpumpe, kraftstofpumpe',
  'carburettor-kit':
    'vergaser-reparatursatz, vergaser-reparatursätze, vergaser·dichtsatz, vergaser·dichtungssatz, reparatursatz vergaser | vergaser repsatz, dichtsatz vergaser, vergaserreparatursatz, vergaser rep satz, vergaserüberholsatz, vergaser reparaturkit, vergaser, gaser, vergaser überholsatz, vergaserdichtung',
  'lambda-sensor':
    'lambda·sonde(/n), sauerstoff·sensor, lambda·sensor, sauerstoffsonde | lambda, regelsonde, monitorsonde, o2 sensor, o2 sonde, diagnosesonde | lamdasonde, lamda sonde',
  'maf-sensor':
    'luftmassen·messer(/s), luftmengen·messer, luftmassen·sensor | lmm, hfm, luftmassenmesser sensor, maf, heißfilm luftmassenmesser | luftmasenmesser, luftmassmesser',
  radiator:
    'kühler(/s/n), wasser·kühler, motor·kühler, motorwasserkühler | wasserkühlern, kühlernetz, kuehler, autokühler',
  'water-pump':
    'wasser·pumpe(/n), kühlwasser·pumpe, kühlmittel·pumpe | wapu, kühlmittelpumpen, kühlwasserpumpen | waserpumpe, wasserpume',
  thermostat:
    'thermostat(/e/en/s), kühlwasser·thermostat, kühlmittel·thermostat | thermostatgehäuse, kühlerthermostat | termostat, thermostadt',
  'radiator-hose':
    'kühler·schlauch, kühler·schläuche, kühlwasser·schlauch, kühlmittel·schlauch, wasser·schlauch | kühlschlauch, oberer kühlerschlauch, kühlwasserschläuche, wasserschläuche, kühlerschlauchsatz, kuehlerschlauch | kühlerschlach',
  'expansion-tank':
    'ausgleichs·behälter(/s), kühlmittel·behälter, kühlwasser·behälter, kühlmittelausgleichsbehälter | ausgleichbehälter, kühlwasserausgleichsbehälter, überlaufbehälter, expansionsgefäß, kühlwassertank, ausgleichsbehälter kühlmittel | ausgleichsbehelter',
  'heater-blower':
    'innenraum·gebläse(/n), gebläse·motor(/en), heizungs·gebläse, innenraumgebläsemotor | lüftermotor innenraum, heizgebläse, innenraumlüfter, heizungslüfter, gebläse, heizgebläsemotor, geblaesemotor, heizungsgebläsemotor',
  'shock-absorber':
    'stoß·dämpfer(/n/s), stossdämpfer(/n), feder·bein(/e) | dämpfer, gasdruckdämpfer, stoßdämpfersatz, stoßdämpferbein, federbeine vorne, stoßdämpfer set, schwingungsdämpfer | stoßdempfer, stosdämpfer, stoßdämfer',
  'coil-spring':
    'fahrwerks·feder(/n), schrauben·feder(/n), spiral·feder(/n) | feder(/n), tieferlegungsfedern, achsfeder, fahrwerkfedern, federnsatz, tieferlegungsfeder, fahrwerkfeder | fahrwersfeder',
  'strut-mount':
    'dom·lager(/n/s), federbeinstütz·lager, federbein·lager, stoßdämpfer·lager | stützlager, federbeindomlager, federbeinstützlagersatz, domlagersatz, federbeindom lager, stossdämpferlager',
  'control-arm':
    'quer·lenker(/n/s), dreiecks·lenker, achs·lenker | lenker(/), querlenkersatz, traglenker, dreieckslenkern, aufhängungslenker, längslenker | querlänker, querlencker',
  'control-arm-bush':
    'querlenker·lager(/n), silent·lager(/n), querlenker·buchse(/n), lagerung lenker, querlenkergummi | silentbuchse, silentblock, lagerbuchse, gummilager querlenker, silentbuchsen, querlenker gummilager, buchse, buchsen | querlänkerlager',
  'ball-joint':
    'trag·gelenk(/e), führungs·gelenk(/e), kugel·gelenk(/e), achs·gelenk | traggelenken, kugelgelenke, querlenkergelenk, trag führungsgelenk, kugelkopf traggelenk | tragelenk',
  'tie-rod-end':
    'spurstangen·kopf, spurstangen·köpfe, spurstangen·endstück, spur·stange(/n) | lenkkopf, spurstangen kugelkopf, spurkopf, spurstangengelenk, spurstangenkugelkopf, spurstangenkoepfe, axialgelenk | spurstangekopf, spuhrstangenkopf',
  'anti-roll-link':
    'koppel·stange(/n), stabilisator·strebe, pendel·stütze(/n), stabilisator·stange, stabistange | stabi, stabilisatorkoppelstange, stabilisatorstreben, stabistangen, stabilisator, pendelstange, stabilisatorstangen | kopelstange, koppelsange',
  'wheel-bearing':
    'radlager·satz, radlagersätze, rad·lager(/n), naben·lager | radnabe, radlager kit, radlagerset, radnabenlager, radlager vorne, radnabensatz | radlagger',
  'steering-boot':
    'lenk·manschette(/n), faltenbalg lenkung, lenkungs·manschette, lenkgetriebe·manschette | lenkmanschettensatz, manschette lenkung, balg lenkung, faltenbalg lenkgetriebe, staubmanschette lenkung, zahnstangenmanschette | lenkmanchette, lenkmanschete',
  'steering-pump':
    'servo·pumpe(/n), servolenkungs·pumpe, hydraulikpumpe lenkung, lenkhilfe·pumpe, lenkhilfpumpe | servolenkung pumpe, pumpe servolenkung, lenkungspumpe, servolenkung, hydropumpe lenkung | servopume',
  'clutch-kit':
    'kupplungs·satz, kupplungssätze, kupplung(/en), kupplungs·kit, kupplungs·set | kupplungsscheibe, druckplatte, ausrücklager, kupplungskomplettsatz, mitnehmerscheibe, zms kupplung, zweimassenschwungrad kupplung | kuplung, kuplungssatz, kupplungsatz',
  'clutch-slave-cylinder':
    'kupplungsnehmer·zylinder, nehmer·zylinder, kupplungs·nehmerzylinder | nehmerzylinder kupplung, kupplungszylinder, nehmerzylindern, kupplungsnehmer | kuplungsnehmerzylinder',
  'clutch-cable':
    'kupplungs·seil(/e), kupplungs·zug, kupplungszüge | seilzug kupplung, kupplungsseilzug, kupplungskabel | kuplungsseil, kupplungseil',
  'drive-shaft':
    'antriebs·welle(/n), gelenk·welle(/n), achs·welle(/n) | antriebsgelenk, halbwelle, gleichlaufgelenk, steckachse, antriebswellensatz, seitenwelle, antriebsgelenke | antribswelle',
  'cv-boot':
    'achs·manschette(/n), faltenbalg antriebswelle, gelenk·manschette(/n), antriebswellen·manschette | achsmanschettensatz, faltenbalg, achsmanschettenset, balg antriebswelle, manschette antriebswelle, faltenbalgsatz, staubmanschette | achsmanchette, axmanschette, achsmanschete',
  'propshaft-bearing':
    'mittellager kardanwelle, kardanwellen·lager, kardanmittellager, kardanwellen·mittellager | kardanwellenmittellager, gelenkwellenlager, zwischenlager kardanwelle, lager kardanwelle, mittellager, kardanlager',
  'starter-battery':
    'starter·batterie(/n), auto·batterie(/n), fahrzeug·batterie | batterie(/n), akku auto, kfz batterie, kfz-batterie, pkw batterie, startbatterie, 12v batterie | baterie, batterrie, baterien',
  alternator:
    'licht·maschine(/n), drehstrom·generator, generator(/en) | lima, autolichtmaschine, lichtmaschinen tausch | lichtmaschiene, lichmaschine',
  'starter-motor':
    'anlasser(/n/s), starter(/), starter·motor(/en) | anlaßer, startermotore, ritzelstarter, magnetschalter anlasser, startmotor | anlaser, anlassser',
  relay: 'relais(/), schalt·relais | relay, blinkrelais, relai, arbeitsrelais',
  'fuse-set':
    'sicherungs·satz, sicherungssätze, sicherung(en/), sicherungs·sortiment, flach·sicherung(en/) | sicherungsset, kfz sicherungen, autosicherungen, flachstecksicherungen, kfz-sicherung, sicherungskasten set, stecksicherungen | sicherrungen',
  'brake-light-switch':
    'bremslicht·schalter(/n/s), bremslicht·kontakt, brems·lichtschalter | stopplichtschalter, bremspedalschalter, schalter bremslicht, bremsschalter, bremsleuchtenschalter | bremlichtschalter',
  bulb: 'auto·lampe(/n), leucht·mittel, glüh·lampe(/n), scheinwerfer·lampe(/n), halogen·lampe(/n) | birne(/n), glühbirne(/n), lampe(/n), kfz lampen, autobirne, autobirnen, lämpchen, led lampe auto, scheinwerferbirne, scheinwerferleuchtmittel, kennzeichenleuchte, kennzeichenbeleuchtung, halogenbirne | gluehbirne, glübirne',
  headlight:
    'schein·werfer(/n/s), haupt·scheinwerfer, front·scheinwerfer | frontlicht, hauptscheinwerfern, frontlampe, vorderlicht, frontleuchte, scheinwerferglas, scheinwerfersatz, licht vorne | scheinwefer, scheinwerver',
  'tail-light':
    'rück·leuchte(/n), heck·leuchte(/n), schluss·leuchte(/n), rück·licht(/er) | schlußleuchte, schlusslicht, rücklicht glas, hecklicht, rückleuchtenglas, hecklichter, heckleuchtenglas | rueckleuchte, rückleute, rueckleuchten',
  indicator:
    'blinker(/n/s), blink·leuchte(/n), fahrtrichtungs·anzeiger | blinkerglas, blinklicht, seitenblinker, blinker vorne, blinkleuchtenglas, blinkerleuchte, blinklichter | blincker',
  'fog-light':
    'nebel·scheinwerfer(/n), nebel·lampe(/n), nebel·leuchte(/n) | nsw, nebellicht, nebler, nebelschlussleuchte, nebelscheinwerfersatz | nebelscheinwefer',
  'driving-light':
    'zusatz·scheinwerfer(/n), fern·scheinwerfer(/n), zusatz·fernscheinwerfer | led bar, led balken, lichtbalken, zusatzlicht, fernlicht, arbeitsscheinwerfer, weitstrahler, led-balken, led lightbar',
  'wiper-blade':
    'wisch·blatt, wisch·blätter, scheiben·wischer(/n), wischer·blatt, wischerblätter | wischer, wischblattsatz, scheibenwischerblatt, flachbalkenwischer, scheibenwischerblätter, frontwischer, heckwischer, wischgummi, wischerblattsatz | wischblat, scheibenwicher',
  'wiper-motor':
    'wischer·motor(/en), scheibenwischer·motor(/en) | wischmotor, motor scheibenwischer, heckwischermotor, frontwischermotor, wischwassermotor | wischermoter',
  'washer-pump':
    'waschwasser·pumpe(/n), scheibenwasch·pumpe(/n), wischwasser·pumpe(/n) | spritzwasserpumpe, scheibenwaschwasserpumpe, pumpe scheibenwaschanlage, wischwasserpumpe vorne, scheibenwischerpumpe, waschpumpe, scheibenwaschanlage pumpe',
  'door-mirror':
    'außen·spiegel(/n/s), aussenspiegel(/n), seiten·spiegel(/n) | spiegel, rückspiegel außen, autospiegel, außenspiegel komplett, seitenspiegeln, türspiegel | aussenspigel, außenspigel',
  'mirror-glass':
    'spiegel·glas, spiegel·gläser, außenspiegel·glas, aussenspiegelglas | glas außenspiegel, glas spiegel, ersatzspiegelglas, spiegelglas links, seitenspiegelglas, spiegelglass, spiegelglaeser',
  'front-wing':
    'kot·flügel(/n/s), kotflügel vorne | vorderkotflügel, kotfluegel, kotflügelblech, seitenteil vorne, kotflügel links | kotflügl',
  bumper:
    'stoß·fänger(/n/s), stoß·stange(/n), stossstange(/n), stossfänger | stoßstangen vorne, frontstoßstange, heckstoßstange, stoßfängerverkleidung, frontschürze, stoßstangenverkleidung | stoßtange, stoßstangge, stosstange',
  grille:
    'kühler·grill(/s), front·grill(/s) | grill, grills, kühlergitter, kuehlergrill, kühlerverkleidung, sportgrill, wabengrill | kühlergril',
  'door-seal':
    'tür·dichtung(/en), tür·gummi(/s), türdicht·gummi | dichtung tür, türgummidichtung, gummi tür, türdichtungsgummi, tuerdichtung, türrahmendichtung, tuergummi',
  'gas-strut':
    'gasfeder heckklappe, gasfedern heckklappe, heckklappen·dämpfer(/), gasdruckdämpfer heckklappe, heckklappendaempfer | gas·feder(/n), gasdruckfeder, heckklappenlift, lifter heckklappe, dämpfer heckklappe, gasdruckfedern, kofferraumdämpfer, gasdruckdämpfer kofferraum, haubendämpfer, haubenlifter, heckklappenlifter, klappendämpfer | gasdruckfedder',
  emblem:
    'emblem(/e/en/s), schrift·zug, schriftzüge | logo, zeichen, typenschild, plakette, firmenzeichen, autoemblem, abzeichen, logos | emblehm',
  'floor-mat-set':
    'fußmatten·satz, fußmattensätze, fuß·matte(n/), auto·matte(n/), gummi·matten, fussmatten(/satz) | matten, fußraummatten, autoteppich, gummifußmatten, velours matten, automattensatz, teppichmatten, fussmatte',
  'boot-mat':
    'kofferraum·matte(/n), kofferraum·wanne(/n), laderaum·matte | kofferraumteppich, kofferraummatten, kofferraumschale, gepäckraummatte, laderaumwanne, kofferraumschutz, kofferraumeinlage',
  upholstery:
    'sitz·bezug, sitz·bezüge, polster·bezug, sitz·schoner | schonbezug, schonbezüge, autositzbezüge, polster, sitzbezüge satz, polsterbezüge, autositzbezug, polsterung, sitzbezuege',
  'steering-wheel':
    'lenk·rad, lenk·räder, auto·lenkrad | sportlenkrad, lenkräder leder, steuerrad, lederlenkrad, volant | lenkrat',
  'gear-knob':
    'schalt·knauf, schalt·knäufe, schalthebel·knauf, schaltknopf | schalthebelkopf, knauf, schaltknüppel, schaltknauf leder, schalthebel, schaltkugel, ganghebelknauf | schaltnauf, schalknauf',
  'window-regulator':
    'fenster·heber(/n/s), elektrischer fensterheber, scheiben·heber | efh, fensterhebermechanik, fensterheber motor, fensterkurbel mechanismus, fensterhebermechanismus, scheibenhebern | fenstereheber',
  'alloy-wheel':
    'alu·felge(/n), leichtmetall·felge(/n), aluminium·felge(/n), lm-felge(/n) | felge(/n), alufelgensatz, alus, aluräder, leichtmetallrad, leichtmetallräder, alurad | alufellgen, allufelgen',
  'wheel-bolt':
    'rad·schraube(/n), rad·bolzen, rad·mutter(/n) | felgenschloss schrauben, felgenschrauben, felgenschraube, radmuttern, radschraubensatz, kugelbundschraube, radbefestigung | radschaube',
  towbar:
    'anhänger·kupplung(/en), anhängevorrichtung(/en), anhänge·kupplung | ahk, anhängerkupplungen abnehmbar, kugelkopf anhänger, hängerkupplung, anhaengerkupplung, zugvorrichtung, kupplung anhänger, ahz | anhängerkuplung, anhängekuplung',
  'roof-bars':
    'dachträger·satz, dachträgersätze, dach·träger, grund·träger | relingträger, dachgepäckträger, dachreling träger, dachtraeger, lastenträger dach, querträger dach, dachträgern, dachlastträger | dachtreger',
  'engine-heater':
    'motorvor·wärmer, motorvorwärmern, motor·vorwärmung, blockheizer, standheizung motor | motorheizung, motorblockheizung, vorwärmer motor, blockvorwärmer, motorheizer | motorvorwermer',
  'torque-wrench':
    'drehmoment·schlüssel(/n/s) | drehmomentratsche, drehmo, drehmomentschluessel, drehmomentwerkzeug | drehmomentschlüsel',
  'workshop-manual':
    'reparatur·anleitung(/en), werkstatt·handbuch, werkstatthandbücher, reparatur·handbuch | rep anleitung, reparaturleitfaden, reparaturbuch, handbuch, reparaturhandbücher, werkstattbuch, schrauberbuch',
  'engine-oil': 'motor·öl(/e/en/s), motoren·öl | öl, öle, motoroel, autoöl, schmieröl, leichtlauföl',
  'gearbox-oil':
    'getriebe·öl(/e/en), schaltgetriebe·öl, automatikgetriebe·öl | atf, getriebeoel, hinterachsöl, atf öl, automatiköl, getriebefluid',
  coolant:
    'kühl·mittel(/n/s), kühler·frostschutz, frost·schutz, kühl·flüssigkeit, kühlerfrostschutzmittel | kühlwasser, kühlerfrostschutz konzentrat, frostschutzmittel, kuehlmittel, kühlflüssigkeiten, kühlwasserzusatz, kuehlerfrostschutz | kühlmitel',
  'brake-fluid':
    'brems·flüssigkeit(/en), bremsen·flüssigkeit | dot 4, dot4, bremsöl, bremsfluessigkeit, hydraulikflüssigkeit bremse | bremsflüsigkeit, bremsflüssichkeit',
  'washer-fluid':
    'scheiben·reiniger(/n), scheibenwasch·mittel, scheiben·frostschutz, scheibenwischwasser | wischwasser, scheibenklar, scheibenwischerflüssigkeit, wischerwasser, spritzwasser, wischwasser frostschutz, scheibenwaschwasser | scheibenreinger',
  'brake-cleaner':
    'bremsen·reiniger(/n), brems·reiniger | bremsenreinigerspray, teilereiniger, bremsenspray, bremsenreiniger spray | bremsenreinger',
  'touch-up-paint':
    'tupf·lack(/e/en), lack·stift(/e/en), ausbesserungs·lack, auto·lackstift | lackstifte set, reparaturlack, farbstift auto, nachbesserungslack, lackpinsel',
  'car-shampoo':
    'auto·shampoo(/s), auto·schampoo, autowasch·mittel | autowäsche shampoo, autowaschshampoo, autoseife, kfz shampoo, waschmittel auto, snow foam, autoshampo',
  front: 'vorne | vorn, vorderachse, va, vordere, vorderer',
  rear: 'hinten | hinterachse, ha, hintere, hinterer, heck',
  left: 'links | linke, linker, li',
  right: 'rechts | rechte, rechter, re',
  inch: 'inch | zoll',
  millimetre: 'mm | millimeter(/n)',
  litre: 'l | liter(/n), ltr',
}
