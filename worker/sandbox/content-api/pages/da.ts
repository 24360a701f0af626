import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Handelsbetingelser',
    `Hvad der gælder, når du handler hos ${shopName}.`,
    [
      'Hvem du køber af',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, ${demoEmail}. Betingelserne gælder forbrugere. Loven i dit land beskytter dig, uanset hvad der står her.`,
    ],
    [
      'Bestilling og aftale',
      'Din bestilling er et tilbud om at købe. Aftalen er indgået, når vi bekræfter den pr. e-mail. Er en vare udsolgt, giver vi dig besked, og du betaler intet for den.',
    ],
    [
      'Priser og betaling',
      'Priserne er inklusive moms, medmindre andet står på siden. Fragt og betalingsgebyrer vises, før du bestiller. Et betalingsgebyr er aldrig højere end det, betalingsmåden koster os, og i Østrig, Belgien og Frankrig er der intet gebyr. Depositum på en ombytningsdel opkræves sammen med delen og betales tilbage, når vi modtager den gamle.',
    ],
    [
      'Fejl på varen',
      'Er en del mangelfuld eller ikke som beskrevet, kan du kræve reparation eller ombytning, prisnedslag eller pengene tilbage.',
      'Du kan reklamere i to år efter levering i Danmark, Tyskland, Østrig, Belgien og Frankrig, i tre år i Sverige og i fem år i Norge (to for dele, der ikke er beregnet til at holde længere). I Finland og Nederlandene hæfter vi, så længe delen kan forventes at holde, mindst to år. I andre EU-lande er det mindst to år; giver loven dig længere tid, gælder den. I Storbritannien kan du rejse krav i seks år, i Skotland fem, og inden for 30 dage efter modtagelsen afvise en mangelfuld del og få hele beløbet tilbage.',
      'I Danmark, Sverige, Finland, Norge, Nederlandene og Belgien skal du give os besked inden rimelig tid, efter at du har opdaget fejlen; inden for to måneder er altid rettidigt. I Tyskland, Østrig, Frankrig og Storbritannien sætter loven ingen sådan frist.',
    ],
    {
      heading: 'Tvister',
      html: '<p>Kontakt os først. Bliver vi ikke enige, kan du gå til domstolene i dit land og til det nævn, der er angivet her, hvis der er et for dit land.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Persondatapolitik',
    'Hvilke oplysninger vi behandler, hvorfor, og hvad du kan gøre.',
    ['Dataansvarlig', `${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, ${demoEmail}.`],
    {
      heading: 'Hvad vi behandler, hvorfor og på hvilket grundlag',
      html: '<p>Bogstaverne er dem i artikel 6, stk. 1, i databeskyttelsesforordningen (GDPR): (a) samtykke, (b) aftale, (c) retlig forpligtelse, (f) legitim interesse.</p><ul><li>Ordre, levering, betaling, returnering og konto: navn, adresse, e-mail, telefon og hvad du bestiller, for at opfylde aftalen med dig (b).</li><li>Fakturaer, fordi bogføringsloven kræver det; meddelelser om fortrydelse og reklamationer, fordi loven giver dig de rettigheder (c).</li><li>Personnummer: kun når du betaler med faktura, og loven eller kreditvurderingen kræver det (b).</li><li>Kontaktformular og e-mail: dit navn, din e-mailadresse, ordrenummeret og det, du skriver, for at svare dig. Drejer det sig om en ordre, hører det til aftalen (b), ellers er det vores interesse i at svare på spørgsmål (f).</li><li>Nyhedsbrev: din e-mailadresse, med dit samtykke (a). Hvor vi beder dig bekræfte, får du det først, når du har åbnet linket i vores e-mail, som gælder i tre dage. Du kan altid afmelde det.</li><li>Nummerplade: søger du en bil på nummerpladen, sender vi nummeret til et køretøjsregister, som fortæller, hvilken bil det er (b).</li><li>Fejlrapporter: når noget ikke virker, fejlens art, dens sted i programmet, sidens art, og hvor lang tid det tog, men ikke din adresse, dine cookies eller noget, du har skrevet. Vores interesse er en butik, der virker (f).</li><li>Sidernes hastighed: ved nogle besøg, hvor hurtigt en side blev vist, hvor hurtigt den reagerede, og hvor meget den flyttede sig, og sidens art. Der gemmes ikke noget i din browser til det, og tallene lægges kun sammen, uden din adresse. Vores interesse er en hurtig butik (f).</li><li>Sikkerhedslog: mislykkede forsøg på at logge ind, ændringer af konti og afviste angreb. Netværk og konti står der kun i hashet form. Vores interesse er at beskytte butikken og din konto (f).</li><li>Statistik og markedsføring: kun med dit samtykke (a), se nedenfor. Vi gemmer et bevis for dit svar, fordi vi skal kunne vise det (c).</li></ul>',
    },
    {
      heading: 'Cookies og lagring',
      html: '<p>Disse cookies og oplysninger i din browser er nødvendige for det, du gør i butikken:</p><ul><li>rc_centra_checkout_token: din kurv, og om du er logget ind. 30 dage.</li><li>rc_country, rc_lang: det land og sprog, du har valgt. Et år.</li><li>rc_returns: hvad du har bedt om at sende tilbage. 60 dage.</li><li>rc_unclear_payment, rc_sent_payment: en ordre, som du har sendt uden JavaScript. Højst henholdsvis et døgn og en time.</li><li>rc_consent: dit svar om måling. Seks måneder.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: din ønskeliste og dine biler med det, du angiver om dem, for eksempel kælenavn, stelnummer, farve og foto. I din browser, til du fjerner dem. Logger du ind, gemmes biler og fotos på din konto.</li><li>rc_viewed, rc_searches: dele, du har set på, og dine seneste søgninger. I din browser, til du rydder dem der, hvor de vises. Sete dele kan du også slå fra på denne side.</li><li>rc_promised_days, rc_tracked: hvornår dine ordrer skulle komme, og hvilke der er vist. De seneste henholdsvis 30 og 20 ordrer.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: ændringer i kurven og en betaling, der er i gang. Til de er færdige, en betaling højst et døgn.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: dit sted i en liste, dele til sammenligning og valg under besøget. Til du lukker fanen.</li></ul>',
    },
    {
      heading: 'Måling, hvis du siger ja',
      html: '<p>Med dit samtykke tæller vi besøg og køb (statistik) og ser, hvordan vores annoncering virker (markedsføring). Butikken kan bruge disse tjenester til det, og de sætter egne cookies:</p><ul><li>Google Analytics 4 fra Google Ireland Limited, indlæst af Google Tag Manager, til statistik: _ga og cookies, der begynder med _ga_. 400 dage.</li><li>Google Ads fra Google Ireland Limited, indlæst af Google Tag Manager, til markedsføring: cookies, der begynder med _gcl_. 90 dage.</li><li>Metas pixel og Conversions API fra Meta Platforms Ireland Limited, til markedsføring: _fbp og _fbc. 90 dage.</li><li>En annoncepartners widget, til markedsføring, som får sidens adresse og sprog at vide: cookies, der begynder med _partner, så længe partneren angiver.</li><li>Butikken selv, til besøget er slut: rc_events, hvad der er sket ved kassen, til bekræftelsen rapporterer det; rc_test_event, koden for en test, hvis en sides adresse indeholder en.</li></ul><p>Tjenesterne får at vide, hvilke sider og dele du ser på og køber; til annoncering også IP-adressen, browserens navn og ved en ordre e-mailadresse og telefonnummer, begge i hashet form. Uden samtykke indlæses og sendes intet af dette. Du ændrer dit svar eller trækker det tilbage under ”Cookieindstillinger” nederst på hver side; så fjernes disse cookies.</p>',
    },
    {
      heading: 'Hvem der modtager oplysninger',
      html: '<p>Fragtfirmaet og den betalingstjeneste, du vælger, og dem, der driver butikken for os: hosting, e-mail, kundeservice og fejlrapporter. De må ikke bruge oplysningerne til andet. Et køretøjsregister får den nummerplade, du søger på.</p><p>Siger du ja til markedsføring, får også Google, Meta og annoncepartneren oplysninger, og de bruger dem også til egne formål. Google og Meta kan overføre dem til USA på grundlag af EU–US Data Privacy Framework.</p>',
    },
    {
      heading: 'Hvor længe',
      html: '<ul><li>Fakturaer og de ordrer, de hører til: syv år efter udgangen af det kalenderår, hvor regnskabsåret sluttede, som den svenske bogføringslov kræver.</li><li>Beskeder til kundeservice: to år efter vores seneste svar.</li><li>Konto med biler og fotos: til du får den slettet. Nyhedsbrev: til du afmelder det.</li><li>Bevis for samtykke: tre år, efter at det er ophørt.</li><li>Fejlrapporter og sikkerhedslog: 90 dage.</li></ul>',
    },
    {
      heading: 'Dine rettigheder',
      html: '<p>Du kan få indsigt i, rette, flytte eller slette dine oplysninger, få brugen begrænset, gøre indsigelse mod brug, der bygger på vores interesse, og altid trække et samtykke tilbage for fremtiden. Har du en konto, kan du <a href="/account/data">hente dine oplysninger og få dem slettet</a>, ellers <a href="/support">skriv til os</a>.</p><p>Du kan klage til myndigheden i dit land, i Danmark Datatilsynet, eller til den svenske: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, Sverige, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Levering',
    'Hvor vi leverer, hvordan og hvor hurtigt.',
    [
      'Hvor og hvordan',
      'Vi leverer til de lande, du kan vælge under ”Land og sprog”. Tabellen ”Levering til” på denne side viser leveringsmåderne i dit land, hvad de koster, og hvor lang tid de tager.',
    ],
    [
      'Told og importmoms',
      'Vi sender fra Sverige. Inden for EU er der hverken told eller importmoms.',
      'En pakke til Norge eller Storbritannien passerer en toldgrænse. Prisen i butikken er inklusive moms i dit land. Vi får pakken fortoldet og betaler importmoms, eventuel told og fragtfirmaets gebyr for det; du betaler intet ved leveringen. Beder fragtfirmaet eller tolden dig alligevel om penge, så betal ikke, men skriv til os.',
      'Sender du noget tilbage derfra, så skriv ”Returned goods” på pakken, og læg kvitteringen ved, så der ikke opkræves told på vejen til os.',
    ],
    [
      'Hvor lang tid det tager',
      'Dele på lager afsendes inden for én hverdag. På delens side står der, hvis den ikke er på lager, og hvor lang tid leverandøren er om det. Vi leverer inden for 30 dage, medmindre andet er aftalt.',
    ],
    [
      'Hvad der ikke kan sendes overalt',
      'Batterier, maling og andet farligt gods sendes kun ad landevej og sælges ikke i alle lande. Store karrosseridele leveres til døren, ikke til en pakkeautomat.',
    ],
    [
      'Hvis noget er beskadiget',
      'Se pakken efter, når den kommer, og meld skader så hurtigt som muligt, gerne med foto. Vi bærer risikoen, til du har modtaget varen.',
    ],
  ],
  returns: [
    'Returnering',
    'Send en del tilbage inden for 30 dage.',
    [
      '30 dage',
      'Du kan returnere en ubrugt del inden for 30 dage efter modtagelsen. Det er mere, end fortrydelsesretten giver dig, og påvirker den ikke.',
    ],
    [
      'Sådan gør du',
      `Log ind, åbn ordren, og vælg ”Returnér dele”, eller skriv til ${demoEmail} med ordrenummeret. Pak delen i den originale æske, og gem kvitteringen for pakken. Du betaler returneringen, medmindre delen var mangelfuld, eller vi sendte den forkerte.`,
    ],
    [
      'Hvad vi ser efter',
      'En del, der har været monteret, eller olie eller maling, der er åbnet, kan ikke sælges igen. Er delen håndteret mere, end det er nødvendigt for at undersøge den, kan vi fratrække værditabet.',
    ],
    [
      'Gamle dele med depositum',
      'Tøm den gamle del, læg den i den nyes æske, og send den inden for 60 dage. Depositummet betales tilbage, når den er kommet komplet frem.',
    ],
  ],
  withdrawal: [
    'Fortrydelsesret',
    'Du har 14 dage til at fortryde. Sådan gør du.',
    [
      'Din ret',
      'Du kan fortryde aftalen inden for 14 dage uden begrundelse. Fristen udløber 14 dage, efter at du eller en anden, du har udpeget, og som ikke er fragtføreren, har modtaget den sidste vare.',
    ],
    {
      heading: 'Sådan fortryder du',
      paragraphs: [
        `Giv os tydelig besked med brev til ${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, telefon ${sellerPhone}, eller e-mail til ${demoEmail}. Det er nok, at du sender den inden fristens udløb. Du kan bruge formularen nedenfor, men behøver det ikke.`,
        'Du kan også fortryde online: vælg ”Fortryd aftalen her” nederst på siden eller ved din ordre. Vi bekræfter det straks pr. e-mail med indhold og tidspunkt.',
      ],
      html: '<p><a href="/withdraw">Fortryd aftalen her</a></p>',
    },
    [
      'Hvad der så sker',
      'Vi betaler alt tilbage, også standardlevering, inden for 14 dage efter din besked og med samme betalingsmiddel. Vi kan vente med tilbagebetalingen, til vi har varen eller bevis for, at du har sendt den. Send den inden for 14 dage; du betaler returneringen. Du hæfter kun for værditab, der skyldes håndtering ud over, hvad der er nødvendigt for at undersøge varen.',
    ],
    [
      'Undtagelser',
      'Retten gælder ikke varer fremstillet efter dine angivelser, for eksempel maling blandet efter farvekode, eller forseglede varer, der af sundhedsgrunde ikke kan returneres, når de er åbnet.',
    ],
    [
      'Standardfortrydelsesformular',
      `Til ${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, ${demoEmail}: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer. Bestilt den, modtaget den. Forbrugerens navn og adresse. Dato, og underskrift, hvis formularen er på papir.`,
    ],
  ],
  imprint: [
    'Om virksomheden',
    'Hvem der driver butikken, og hvordan du får fat i os.',
    {
      heading: 'Sælger',
      html: `<p>${shopName} er en demonstration. Virksomheden, dens numre og de personer, der nævnes her, er opdigtede; intet sælges eller sendes.</p><p>Svensk aktieselskab (aktiebolag). Aktiekapital: 50.000\u00a0svenske kroner (opdigtet).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Ansvarlige',
      html: '<p>Direktør og ansvarlig for webstedets indhold: Prova Exempel (en opdigtet person).</p><p>Hosting: Exempelmoln AB (opdigtet), Provgatan 2, 111 22 Stockholm, Sverige.</p><p>Produktsikkerhed: hvert produkts side nævner producenten under ”Sikkerhedsoplysninger”. Er producenten uden for EU, står derefter navn og adresse på den ansvarlige person i Unionen (artikel 16 i forordning (EU) 2023/988 om produktsikkerhed i almindelighed, GPSR).</p>',
    },
    {
      heading: 'Kontakt',
      html: '<p>Hurtigst får du fat i os gennem <a href="/support">kontaktformularen</a>. Mange svar står under <a href="/faq">Ofte stillede spørgsmål</a>.</p>',
    },
    {
      heading: 'Tvister',
      html: '<p>Kontakt os først. Bliver vi ikke enige, kan du henvende dig til domstolene i dit land og til den instans, der er nævnt her, hvis der er en for dit land. Vi deltager ikke i sager ved forbrugerklageorganer i Tyskland, Østrig, Nederlandene og Storbritannien og er ikke forpligtet til det.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Tilgængelighedserklæring',
    'Hvor tilgængelig butikken er, hvad der ikke virker endnu, og hvor du kan sige til.',
    {
      heading: 'Hvad erklæringen gælder',
      html: `<p>Den gælder webbutikken ${shopName} på alle sprog: at finde dele, kurv, kasse, konto og kundeservice. Du kan bruge butikken med mus, berøringsskærm, tastatur alene eller skærmlæser, forstørre den til 400 procent og bruge det meste uden JavaScript.</p>`,
    },
    {
      heading: 'I hvilket omfang butikken opfylder kravene',
      html: '<p>Vi bygger den efter Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, og den europæiske standard EN 301 549. Det kræver direktiv (EU) 2019/882 og i Danmark lov om tilgængelighedskrav for produkter og tjenester. Butikken opfylder kravene delvist; de undtagelser, vi kender, står nedenfor.</p>',
    },
    {
      heading: 'Kendte mangler',
      html: '<ul><li>Tegninger af dele har kun en kort beskrivelse. Målene findes også i en tabel, men delens form beskrives ikke med ord.</li><li>Producenters navne og nogle deles navne er på et andet sprog end siden uden at være mærket som det.</li><li>Betalingstjenesters og fragtfirmaers sider, som du ledes videre til, er ikke vores. Vi kan ikke love, at de er tilgængelige.</li></ul>',
    },
    {
      heading: 'Hvordan vi tester',
      html: '<p>Vi vurderer selv butikken. Automatiske test tjekker hver slags side med axe-core i lyse og mørke farver, med tastatur alene, i 320 pixels bredde og uden JavaScript. Ingen uafhængig part har undersøgt butikken endnu, og vi har heller ikke testet den systematisk sammen med mennesker, der bruger hjælpemidler.</p><p>Erklæringen er udarbejdet i november 2026. Vi gennemgår den mindst én gang om året.</p>',
    },
    {
      heading: 'Meld en barriere',
      html: '<p>Hvis noget ikke virker for dig, så <a href="/support">skriv til os</a>, eller ring til nummeret under <a href="/info/imprint">Om virksomheden</a>. Fortæl, hvilken side det er, og hvilke hjælpemidler du bruger. Vi svarer inden for to uger og hjælper dig med din ordre imens.</p>',
    },
    {
      heading: 'Tilsyn',
      html: '<p>Hjælper vores svar ikke, kan du henvende dig til myndigheden i dit land:</p><ul><li>Sverige: Post- och telestyrelsen (PTS)</li><li>Finland: Transport- og kommunikationsstyrelsen Traficom</li><li>Danmark: Digitaliseringsstyrelsen</li><li>Tyskland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Østrig: Sozialministeriumservice</li><li>Belgien: FOD Economie / SPF Économie</li><li>Frankrig: DGCCRF</li><li>Nederlandene: Autoriteit Consument &amp; Markt (ACM)</li><li>Storbritannien: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Tilbagetagning og genanvendelse',
    'Hvor du afleverer brugte batterier, olie, pærer og gamle dele.',
    {
      heading: 'Batterier',
      html: '<p>Brugte batterier må ikke smides ud med husholdningsaffaldet: det betyder den overkrydsede skraldespand. Bogstaverne <strong>Pb</strong> under den betyder, at batteriet indeholder bly. Bly og syren i startbatterier skader mennesker og natur; afleveres batteriet, genanvendes næsten det hele.</p><p>Du har efter loven pligt til at aflevere brugte batterier. Genbrugspladser og butikker, der sælger batterier, tager gratis imod dem, og det gør vi også for de slags, vi sælger. Send aldrig et batteri med posten: det er farligt gods. <a href="/support">Spørg os</a>, hvor du kan aflevere det.</p>',
    },
    {
      heading: 'Pant på startbatterier i Tyskland',
      html: '<p>Ved levering til Tyskland opkræves efter loven en pant på 7,50 euro inklusive moms for hvert startbatteri, hvis der ikke afleveres et gammelt. Aflever det gamle batteri på en genbrugsplads eller et værksted, få det bekræftet skriftligt, og send os bekræftelsen med dit ordrenummer inden for to uger. Så betaler vi panten tilbage.</p>',
    },
    {
      heading: 'Spildolie',
      html: '<p>Spildolie forgifter vand og jord. Hæld den aldrig ud, og bland den ikke med kølervæske, bremsevæske eller benzin. Vi tager gratis imod lige så meget brugt motor- og gearolie, som du køber hos os, og oliefiltre og olieholdigt affald fra olieskiftet. Genbrugspladser og mange værksteder tager også imod den.</p>',
    },
    { heading: 'Vores afleveringssted', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Elektriske dele og pærer',
      html: '<p>Elektriske dele og pærer med den overkrydsede skraldespand indsamles også for sig; kun glødepærer må smides ud med husholdningsaffaldet. Aflever dem på en genbrugsplads, eller giv os den gamle, når du køber en ny af samme slags: <a href="/support">skriv til os</a>. Tag først de batterier og pærer ud, som kan tages ud, og slet persondata.</p><p>Registreringsnummer i Tyskland (opdigtet): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Sortering i Frankrig (Triman)',
      html: '<p>I Frankrig betyder Triman-mærket, at et produkt eller dets emballage skal sorteres og ikke må smides ud med husholdningsaffaldet. Aflever brugte batterier, olie og elektriske dele på et indsamlingssted eller en genbrugsplads, og sortér emballage efter kommunens anvisninger. De nærmeste steder findes på <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Unikke identifikatorer (IDU) i Frankrig, opdigtede: elektriske dele FR000000_05DEMO, batterier FR000000_06DEMO, olier FR000000_17DEMO, emballage FR000000_01DEMO.</p>',
    },
    {
      heading: 'Gamle dele med depositum',
      html: '<p>Bremsekalibre, generatorer, startere og andre ombytningsdele renoveres af gamle dele. Tøm den gamle del, læg den i den nyes æske, og send den inden for 60 dage, så betaler vi depositummet tilbage. Hvordan du sender den, står under <a href="/info/returns">Returnering</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
