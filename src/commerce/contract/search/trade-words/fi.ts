import type { TradeLexicon } from './forms.ts'

/** Trade words in Finnish, in the notation of `forms.ts`. */
export const fi: TradeLexicon = {
  'brake-disc':
    'jarru·levy(/t/jä/ä/n/jen), levy·jarru(/t/jen) | levyt jarru, jarru levy etu, jarrulevypari | jarulevy, jarrulevi',
  'brake-pads':
    'jarrupala·sarja(/t/n/a), jarru·pala(t/n/a/), jarru·paloja, levy·palat | palat, jarrupalojen, jarrupalasetti, levyjarrupalat | jarupalat',
  'brake-shoes':
    'jarrukenkä·sarja(/t/n), jarru·keng(ät/än/), jarru·kenkä, jarru·kenkiä | kengät jarru, rumpujarrukengät, käsijarrukengät | jarukengät',
  'brake-drum': 'jarru·rum(pu/mut/mun/pua/puja) | rumpu, rumpujarru, jarrurumpujen | jarurumpu',
  'brake-caliper':
    'jarru·satula(/t/n/a), satula(/t/n) | satuloita, jarrusatuloita, jarrukaliperi | jarusatula',
  'caliper-repair-kit':
    'jarrusatulan korjaussarja(/t/n), satulan korjaussarja, jarrusatulan tiivistesarja, jarrusatulan huoltosarja | satulan tiivisteet, satulan mäntä, korjaussarja jarrusatula',
  'brake-hose': 'jarru·letku(/t/n/a/ja) | jarruputki joustava, letku jarru | jaruletku',
  'brake-master-cylinder':
    'jarrupää·sylinteri(/t/n/ä), jarrun pääsylinteri | pää·sylinteri(/n), tandemsylinteri | pääsylintteri',
  'wheel-cylinder':
    'jarru·sylinteri(/t/n/ä), pyörä·sylinteri(/t) | jarrurummun sylinteri, takajarrusylinteri | jarrusylintteri',
  'handbrake-cable':
    'käsijarru·vaijeri(/t/n/a), seisontajarru·vaijeri, käsijarrun vaijeri | vaijeri käsijarru, käsijarruvaieri, käsijarrun vaieri | käsijarruvajeri',
  'abs-sensor':
    'abs-anturi(/t/n/a), pyörännopeusanturi(/t), pyörännopeustunnistin, abs-tunnistin | absanturi, abs anturi pyörä, abs rengas, nopeusanturi pyörä',
  'oil-filter':
    'öljyn·suodatin(/ta), öljyn·suodattimet, öljyn·suodattimen, öljynsuodattimia | öljysuodatin, öljyfiltteri, öljy suodatin',
  'air-filter':
    'ilman·suodatin(/ta), ilman·suodattimet, ilman·suodattimen | ilmasuodatin, ilmanpuhdistin, ilmafiltteri, moottorin ilmansuodatin',
  'cabin-filter':
    'raitisilma·suodatin(/ta), raitisilma·suodattimet, sisäilman·suodatin, siitepöly·suodatin | raitisilmasuodattimen, raitisilma filtteri, sisäilmasuodatin, pölysuodatin, hyttisuodatin',
  'fuel-filter':
    'polttoaine·suodatin(/ta), polttoaine·suodattimet, polttoainesuodattimen | bensansuodatin, dieselsuodatin, polttoaineen suodatin, bensasuodatin, bensiinisuodatin, polttoainefiltteri',
  'filter-set':
    'suodatin·sarja(/t/n/a), suodatin·setti | huolto·sarja(/t), huoltopaketti, määräaikaishuoltosarja, suodattimet sarja',
  'drain-plug':
    'öljy·tulppa(/a), öljy·tulpat, öljyn tyhjennystulppa, öljypohjan tulppa | tyhjennystulppa, öljytulpan, pohjatulppa',
  'timing-belt-kit':
    'jakohihna·sarja(/t/n/a), jako·hihna(/t/n), jakopää·sarja | jakohihnasetti, jakopään hihna, jakopäänhihna, jakopää, hammashihna, jako hihnat',
  'ribbed-belt':
    'moniura·hihna(/t/n/a), laturin hihna(/t), apulaitehihna(/t) | hihna, urahihna, laturinhihna, vesipumpun hihna, ohjaustehostimen hihna',
  'v-belt': 'kiila·hihna(/t/n/a) | tuulettimen hihna(/t), v-hihna | kiilhihna',
  'belt-tensioner':
    'hihnan·kiristin(/tä), hihnan·kiristimet, kiristin·rulla, hihnan kiristäjä | kiristysrulla, kiristinpyörä, hihnankiristäjä, kiristin',
  'head-gasket':
    'kannen·tiiviste(/et/en), sylinterikannen tiiviste(/et), kansitiiviste | kannen tiivistesarja',
  'valve-cover-gasket':
    'venttiilikopan tiiviste(/et/en), venttiilikannen tiiviste, venttiilikoppa·tiiviste | kopantiiviste, kopan tiiviste',
  'engine-mount':
    'moottorin kiinnike(/), moottorin kiinnikkeet, moottorin kumityyny, moottori·tyyny, moottorin tyyny | moottorinkiinnike, moottorin kannatin, moottorikumi, moottorin kumi, moottorin kannake',
  turbocharger: 'turbo·ahdin(/ta), turboahtimet, turboahtimen | turbo(/t/n), ahdin | turboahin',
  silencer:
    'äänen·vaimennin(/ta), äänenvaimentimet, pakoputken vaimennin, taka·pönttö, äänenvaimentimen | pako·putki(/n/a), pakoputkisto, pakari, pönttö, välipönttö, loppupönttö, pakoputken pönttö, äänenvaimentaja',
  'catalytic-converter': 'katalysaattori(/t/n/a) | katti | katalysattori, katalysaatori',
  'exhaust-hanger':
    'pakoputken kannatinkumi(/t/n), pakoputken kumikannake, pakoputken kumi, pakoputken kannake | kannakekumi, pakoputken kannatin, pakoputken kiinnike, pakoputken ripustus, kannatinkumi, pakoputkenkumi',
  'spark-plug':
    'sytytys·tulppa(/a), sytytys·tulpat, sytytys·tulpan, sytytys·tulppia | tulpat, tulppa, bensatulppa | sytytystulpa, sytystulppa',
  'glow-plug':
    'hehku·tulppa(/a), hehku·tulpat, hehku·tulpan, hehku·tulppia | hehkut, hehku, dieselhehkutulppa',
  'ignition-coil': 'sytytys·puola(/t/n/a) | puola, tulppapuola, sytytyspuolia, coil | sytyspuola',
  'ignition-lead-set':
    'sytytysjohto·sarja(/t/n), tulpan·johdot, sytytys·johdot, tulpanjohtosarja, tulpan·johto | tulpanjohtoja, sytytyskaapelit, tulppajohdot, virranjakajan johdot, sytytysjohto',
  'distributor-cap':
    'virranjakajan kansi(/), virranjakajan kannet, virranjakajan·kansi, jakajan kansi | virranjakajan kannen, jakajankansi, delcon kansi, virranjakaja',
  'fuel-pump':
    'polttoaine·pumppu(/a), polttoaine·pumput, polttoainepumpun, bensa·pumppu | bensiinipumppu, tankkipumppu, polttoaineen siirtopumppu, bensapumpun, dieselpumppu',
  'carburettor-kit':
    'kaasuttimen korjaussarja(/t/n), kaasuttimen tiivistesarja, kaasuttimen huoltosarja, karburaattorin korjaussarja | kaasuttimen tiivisteet, kaasutinsarja, kaasarin korjaussarja, kaasarin tiivisteet, kaasutin, kaasari',
  'lambda-sensor':
    'lambda-anturi(/t/n/a), happi·anturi(/t/n), lambdatunnistin | lambda, happitunnistin, o2 anturi, lambdaanturi | lamda anturi',
  'maf-sensor':
    'ilmamassa·mittari(/t/n/a), ilmamäärä·mittari(/t), massailmamittari | ilmamassa mittarit, maf, maf anturi, ilmavirtausmittari, ilmamassa-anturi, ilmanmassamittari',
  radiator:
    'jäähdytin(/tä), jäähdyttimet, jäähdyttimen kenno, moottorin jäähdytin | syylari(/n), kenno, jäähdytinkenno, syyläri, vesijäähdytin | jähdytin',
  'water-pump':
    'vesi·pumppu(/a), vesi·pumput, vesi·pumpun, jäähdytysnesteen pumppu | vesipumppuja, jäähdytyspumppu | vesipumpu',
  thermostat:
    'termostaatti(/a), termostaatit, termostaatin | termari, termostaattikotelo | thermostaatti, termostatti',
  'radiator-hose':
    'jäähdyttimen letku(/t/n), vesi·letku(/t), jäähdytin·letku | jäähdyttimenletku, yläletku, alaletku, syylärin letku, vesiletkuja',
  'expansion-tank':
    'paisunta·säiliö(/t/n/tä), paisunta·astia | jäähdytysnesteen säiliö, jäähdytysnestesäiliö, paisuntasäiliön korkki, vesisäiliö jäähdytin',
  'heater-blower':
    'lämmityslaitteen puhallin(/ta), lämmityslaitteen puhaltimet, sisätila·puhallin, lämmityspuhallin | puhallinmoottori, sisäpuhallin, lämppärin puhallin, lämmityslaitteen moottori, puhallin, kabiinipuhallin',
  'shock-absorber':
    'iskun·vaimennin(/ta), iskun·vaimentimet, iskun·vaimentimen, iskunvaimentimia, jousijalka | iskari(/t/n), iskareita, vaimennin, iskarit etu, joustintuki, kaasuiskari | iskunvaimenin',
  'coil-spring':
    'kierre·jous(i/et/en/ta), jous(i/et/en/ta), kierrejousia | alustan jousi, madallusjouset, jousia, jousisarja, ruuvijousi',
  'strut-mount':
    'iskunvaimentimen yläpään laakeri(/t), iskunvaimentimen yläkiinnike, iskarin ylälaakeri, iskunvaimentimen ylälaakeri, joustintuen laakeri | yläpään laakeri, ylälaakeri, iskarin yläpää, jousijalan laakeri, iskarin laakeri, iskunvaimentimen tukilaakeri',
  'control-arm':
    'tuki·var(si/ret/ren/tta), kolmio·tukivarsi, alatukivarsi | tukivarret etu, ylätukivarsi, a-tukivarsi, tukivarsia, alatukivarret',
  'control-arm-bush':
    'tukivarren pusla(/t/n), tukivarren hela(/t), tukivarren kumi | puslat, pusla, hela, helat, tukivarsipusla, tukivarrenpusla, tukivarsien puslat, holkki tukivarsi',
  'ball-joint':
    'pallo·nive(l/let/len), alapallonivel, tukivarren pallonivel, pallonivel·tä | alapallo, tukivarren pallo, yläpallonivel',
  'tie-rod-end':
    'raidetangon pää(/t/n), raide·tanko, raide·tangot, raidetangonpää(/t) | ohjausnivel, ulompi raidetangon pää, raidetangon nivel, raidetangonpäitä, raidetanko pää',
  'anti-roll-link':
    'kallistuksenvakaajan link(ki/it/in), vakaajan linkki, kallistuksenvakaajan tanko(/), kallistuksenvakaajan tangot, koiran·luu(/t/n), vakaajan tanko, kallistuksenvaimentimen tanko, vakaajatanko | kallistuksen vakaaja, kallistuksenvakaaja, koiranluita, kallistuksen vakaajan, vakaajan nivel',
  'wheel-bearing':
    'pyöränlaakeri·sarja(/t/n), pyörän·laakeri(/t/n/a), pyörän laakerisarja | napalaakeri, pyörännapa, laakeri pyörä, pyörälaakeri, etupyörän laakeri, takapyörän laakeri',
  'steering-boot':
    'ohjausvaihteen suojakumi(/t/n), hammastangon suojakumi, ohjausvaihteen paljekumi, raidetangon suojakumi | suojakumi ohjaus, ohjausvaihteen haitarikumi, ohjausvaihteen palje, hammastangon palje',
  'steering-pump':
    'ohjaustehostimen pumppu(/a), ohjaustehostimen pumput, ohjaus·pumppu, tehostimen pumppu | tehostinpumppu, ohjaustehostin, servopumppu, ohjaustehostinpumppu, ohjauspumpun',
  'clutch-kit':
    'kytkin·sarja(/t/n/a), kytkin·paketti | kytkin, kytkimet, kytkinlevy, kytkinasetelma, kytkinsetti, kytkimen levy',
  'clutch-slave-cylinder':
    'kytkimen työsylinteri(/t/n), kytkin·sylinteri, kytkimen sylinteri | työsylinteri, kytkimen alasylinteri, kytkimen työsylintteri, kytkinsylinterin',
  'clutch-cable': 'kytkin·vaijeri(/t/n/a), kytkimen vaijeri | kytkinvaieri, kytkimen vaieri, vaijeri kytkin',
  'drive-shaft':
    'veto·akseli(/t/n/a) | vetari, vetonivel, murrosnivel, vetoakseleita, vetoakseli komplett, etuvetoakseli',
  'cv-boot':
    'vetonivelen suojakumi(/t/n), vetoakselin suojakumi(/t), vetonivelen paljekumi, vetarin suojakumi | nivelen suojakumi, paljekumi, vetoakselin haitarikumi, vetonivelkumi, vetoakselin palje, suojakumi vetoakseli',
  'propshaft-bearing':
    'kardaanin tukilaakeri(/t/n), kardaaniakselin tukilaakeri, kardaanin keskilaakeri, kardaanilaakeri | tukilaakeri kardaani, kardaanin laakeri, kardaanin välilaakeri, keskilaakeri',
  'starter-battery':
    'käynnistys·akku(/a), käynnistys·akut, auton akku, auto·akku, käynnistysakun | akku, akut, akun, 12v akku, starttiakku, henkilöauton akku',
  alternator:
    'laturi(/t/n/a), vaihtovirta·generaattori | generaattori, latausgeneraattori, latureita, auton laturi | laturri',
  'starter-motor':
    'startti·moottori(/t/n), käynnistys·moottori(/t/n), startti | käynnistin, starttari, starttimoottoria | starttimotori',
  relay: 'rele(/tä/en), releet, releitä | relee, välirele',
  'fuse-set':
    'sulake·sarja(/t/n), sulak(keet/keita), sulake | sulakelajitelma, autosulakkeet, lattasulakkeet, sulakkeen, sulakesetti, sulakepaketti',
  'brake-light-switch':
    'jarruvalo·katkaisin(/ta), jarruvalo·katkaisimet, jarruvalon katkaisin, jarruvalo·kytkin | jarruvalokatkaisimen, jarrupolkimen katkaisin, jarruvalotunnistin, jarrukatkaisin, jarruvalokytkimen',
  bulb: 'poltti(mo/mot/mon/moa), ajovalo·polttimo, lamppu, auto·lamppu | polttimoita, vilkun polttimo, rekisterikilven polttimo, lamput, hehkulamppu, halogeenipolttimo, halogeenilamppu, ajovalon polttimo, lampun, valopolttimo',
  headlight:
    'ajo·valo(/t/n/ja), umpio(/t/n), ajovalo·umpio, etuvalo(/t) | lyhty etu, ajovalon umpio, valonheitin, etu valot, ajovaloumpiot',
  'tail-light':
    'taka·valo(/t/n/ja), perä·valo(/t) | takavalon lasi, takalyhty, takaumpio, takavaloumpio, perä valot, takalamppu',
  indicator:
    'suunta·vilkku(/a), suunta·vilkut, vilkku, vilkut | vilkun lasi, suuntavilkun, vilkkuvalo, sivuvilkku, suuntavalo, vilkkulasi',
  'fog-light': 'sumu·valo(/t/n/ja) | etusumuvalo, sumarit, sumuvalon umpio, sumulamppu',
  'driving-light':
    'lisä·valo(/t/n/ja), kauko·valo(/t), lisäkauko·valo(/t) | led-palkki, led palkki, valopaneeli, työvalo, lisäpitkät, led lisävalo, lisäkaukovaloja, pitkät valot',
  'wiper-blade':
    'pyyhkijän·sulka(/a), pyyhkijän·sulat, tuulilasin·pyyhin(/tä), tuulilasinpyyhkimet, pyyhkijänsulan | pyyhkijä, pyyhkijät, sulat, pyyhkimen sulka, pyyhkimen sulat, lasinpyyhkijä, tuulilasinpyyhkijä, pyyhkijän sulkia, pyyhin, pyyhkimet',
  'wiper-motor':
    'pyyhkijä·moottori(/t/n), pyyhkijän moottori(/t/n), pyyhkimen moottori, tuulilasinpyyhkijän moottori | pyyhkijänmoottori, pyyhinmoottori, lasinpyyhkijän moottori, pyyhkimenmoottori',
  'washer-pump':
    'pesuneste·pumppu(/a), pesuneste·pumput, lasinpesurin pumppu, lasinpesupumppu | pesuripumppu, tuulilasinpesurin pumppu, pissapojan pumppu, pesunestepumpun, lasinpesimen pumppu, pissapoika',
  'door-mirror':
    'sivu·peili(/t/n/ä), ulko·peili(/t/n) | peili, peilit, taustapeili ulko, sivupeilejä, ovipeili',
  'mirror-glass':
    'peili·lasi(/t/n/a), sivupeilin lasi, ulkopeilin lasi | peilin lasi, vaihtolasi peili, sivupeililasi, peililaseja',
  'front-wing':
    'etu·lokasuoja(/t/n/a), etulokari | loka·suoja(/t), lokari, lokarit, lokasuoja etu, etulokarit',
  bumper: 'puskuri(/t/n/a), etupuskuri, takapuskuri | puskurinkuori, puskurin kuori, puskuri suoja',
  grille:
    'jäähdyttimen säleikkö(/), jäähdyttimen säleiköt, etu·säleikkö, maski(/t) | grilli, keulamaski, jäähdyttimensäleikkö, säleikkö, etumaski, syylärin maski',
  'door-seal':
    'oven tiiviste(/et/en), ovi·tiiviste(/et), oven tiivistelista | oventiiviste, ovikumi, oven kumi, tiivistelista, ovenkumi, oven kumitiiviste, ovitiivistelista',
  'gas-strut':
    'takaluukun kaasujous(i/et), luukun jousi, takaluukun jousi, takaluukun iskari | kaasujousi, kaasujouset, konepellin kaasujousi, luukun kaasujousi, takaluukun vaimennin, konttiluukun kaasujousi, kaasuiskari luukku, takaluukun iskarit',
  emblem: 'malli·merkki(/ä), malli·merkit, mallimerkin | merkki, logo, embleemi, keulamerkki, auton merkki',
  'floor-mat-set':
    'matto·sarja(/t/n/a), auto·matot, auton matot, kumi·matot | lattiamatot, mattosetti, automattoja, matot, kangasmatot, sisämatot',
  'boot-mat':
    'tavaratilan matto(/a), tavaratilan matot, tavaratilamatto, takakontin matto | takakonttimatto, kontin matto, tavaratilan pohjamatto, tavaratilan suoja, kontti matto, tavaratilan kumimatto',
  upholstery:
    'istuin·verhoilu(/t/n/a), istuin·päällinen, istuin·päälliset, istuimen verhoilu | penkinpäällinen, penkinpäälliset, penkin verhoilu, verhoilu, istuinsuoja, istuin suojat, penkin päälliset',
  'steering-wheel':
    'ohjaus·pyörä(/t/n/ä), ratti, ratit, ratin | urheiluratti, nahkaratti, rattia, ohjauspyöriä | ohjauspyöra',
  'gear-knob':
    'vaihdekepin nuppi(/a), vaihdekepin nupit, vaihde·nuppi, vaihteen nuppi | vaihdekepinnuppi, vaihdetangon nuppi, vaihdekepin pää, vaihdevivun nuppi, nuppi',
  'window-regulator':
    'ikkunan·nostin(/ta), ikkunan·nostimet, lasin·nostin(/ta), lasinnostimet, ikkunannostimen | sähköikkunan nostin, ikkunan nostaja, lasinnostimen, ikkunannostaja, lasin nostaja',
  'alloy-wheel':
    'alumiini·van(ne/teet/teen), alu·felgi, alu·felgit, kevytmetalli·vanne | van(ne/teet/teita), aluvanne, aluvanteet, felgi, felgit, alumiini vanteita, vanteen, kevytmetallivanteet, alumiinivanteita',
  'wheel-bolt':
    'pyörän·pultti(/a), pyörän·pultit, pyörän·mutteri(/t/a) | pyöränruuvi, pyöräpultti, rengaspultti, rengaspultit, vannepultti, pyörämutteri, pyöränpultteja, pyörän muttereita, vannemutteri',
  towbar:
    'veto·koukku(/a), veto·koukut, vetokoukun, perävaunun vetokoukku | koukku, vetokuula, vetolaite, vetopää, vetokoukkuja',
  'roof-bars':
    'kattoteline·sarja(/t), katto·telineet, katto·teline, taakka·teline, taakka·telineet | kattotelinettä, kattoteline setti, kattopuut, taakkatelineen, kattoraudat, kattotelineiden',
  'engine-heater':
    'moottorin·lämmitin(/tä), moottorin·lämmittimet, lohko·lämmitin, moottorinlämmittimen | lohkari, lämmitin, letkulämmitin, lohkolämmittimet, moottorilämmitin',
  'torque-wrench':
    'momentti·avain(/ta), momentti·avaimet, momenttiavaimen | momentti väännin, momenttiväännin, momentti räikkä, momenttityökalu',
  'workshop-manual':
    'korjaamo·käsikirja(/t/n), korjaus·opas, korjaamokirja, korjauskäsikirja | huoltokirja, korjausohje, ohjekirja, käsikirja, korjausoppaat, huolto-opas, korjaamomanuaali',
  'engine-oil': 'moottori·öljy(/t/n/ä/jä) | öljy, öljyä, moottorin öljy, voiteluöljy, moottoriöljyjä',
  'gearbox-oil':
    'vaihteisto·öljy(/t/n/ä/jä), vaihdelaatikko·öljy | vaihteistonöljy, automaattivaihteistoöljy, atf, vaihteiston öljy, vaihteistoneste, vaihdelaatikon öljy',
  coolant:
    'jäähdytys·neste(/et/en/ttä), pakkas·neste(/ttä), jäähdytin·neste, glykoli | jäähdytysnesteitä, jäähdyttimen neste, pakkasnesteen',
  'brake-fluid': 'jarru·neste(/et/en/ttä) | dot 4, dot4, jarrunesteitä, jarruöljy',
  'washer-fluid':
    'lasinpesu·neste(/et/en/ttä), tuulilasinpesu·neste(/ttä), pesuneste | lasinpesunesteitä, pissapojan neste, tuulilasin pesuneste, lasinpesuaine, tuulilasipesuneste, lasipesuneste',
  'brake-cleaner':
    'jarru·puhdiste(/et/en/tta), jarrujen puhdistusaine | jarrupuhdistusaine, jarrukliini, jarruspray, jarrun puhdistaja, jarrupuhdistin, jarrujen puhdistus',
  'touch-up-paint':
    'paikka·maali(/t/n/a), maali·kynä, korjausmaali | paikkauskynä, paikkausmaali, kivenisku maali, lakkakynä, lakkapuikko, maalitikku, paikkamaalikynä',
  'car-shampoo':
    'auto·shampoo(/t/n/ta) | autonpesuaine, auto sampoo, autosampoo, pesuaine auto, autonpesushampoo, auton pesuaine',
  front: 'etu | edessä, edestä, etuakseli, eteen',
  rear: 'taka | takana, takaakseli, taka-akseli, taakse',
  left: 'vasen | vasemman, vasemmanpuoleinen, vasemmalle, vas',
  right: 'oikea | oikean, oikeanpuoleinen, oikealle, oik',
  inch: 'inch | tuuma(/a), tuumaiset, tuumainen',
  millimetre: 'mm | millimetri(/ä)',
  litre: 'l | litra(/a), litraiset, ltr',
}
