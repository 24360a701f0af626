import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName } from '../seller.ts'
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
      'Priserne er inklusive moms, medmindre andet står på siden. Fragt og betalingsgebyrer vises, før du bestiller. Depositum på en ombytningsdel opkræves sammen med delen og betales tilbage, når vi modtager den gamle.',
    ],
    [
      'Fejl på varen',
      'Er en del mangelfuld eller ikke som beskrevet, kan du kræve reparation eller ombytning, prisnedslag eller pengene tilbage. Du kan reklamere i mindst to år efter levering; giver loven dig længere tid, gælder den. Giv os besked inden rimelig tid, efter at du har opdaget fejlen.',
    ],
    [
      'Tvister',
      'Kontakt os først. Bliver vi ikke enige, kan du klage til Nævnenes Hus, naevneneshus.dk, eller gå til domstolene.',
    ],
  ],
  privacy: [
    'Persondatapolitik',
    'Hvilke oplysninger vi behandler, hvorfor, og hvad du kan gøre.',
    ['Dataansvarlig', `${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, ${demoEmail}.`],
    [
      'Hvad vi behandler og hvorfor',
      'Navn, adresse, e-mail, telefon og ordre for at opfylde aftalen med dig. Fakturaer, fordi bogføringsloven kræver det. Personnummer kun, når du betaler med faktura, og loven eller kreditvurderingen kræver det.',
    ],
    [
      'Cookies og lagring',
      'Én cookie gemmer din kurv i 30 dage; to husker i et år det land og sprog, du har valgt; en husker i 60 dage, hvad du har bedt om at sende tilbage. De er nødvendige, for at butikken kan fungere. Dele, du har set på, dine seneste søgninger, din ønskeliste og de biler, du vælger, bliver i din egen browser. Det gør også det, du angiver om en bil: kælenavn, stelnummer, farve, indtræk, ratplacering og bremser, og dens foto. Logger du ind, føjes oplysninger og foto til din konto.',
    ],
    [
      'Måling, hvis du siger ja',
      'Med dit samtykke tæller vi besøg og køb (statistik) og ser, hvordan vores annoncering virker (markedsføring). De tjenester, der gør det for os, sætter så egne cookies og får at vide, hvilke sider og dele du ser på og køber; til annoncering også IP-adressen, browserens navn og ved en ordre e-mailadresse og telefonnummer i hashet form. Uden samtykke indlæses og sendes intet af dette. En cookie gemmer dit svar i seks måneder. Du ændrer det eller trækker det tilbage under ”Cookieindstillinger” nederst på hver side; så fjernes disse cookies.',
    ],
    [
      'Hvem der modtager oplysninger',
      'Fragtfirmaet og den betalingstjeneste, du vælger, og dem, der driver butikken for os. De må ikke bruge oplysningerne til andet. Siger du ja til markedsføring, får også annoncetjenesterne oplysninger, og de bruger dem også til egne formål.',
    ],
    [
      'Hvor længe, og dine rettigheder',
      'Ordrer og fakturaer gemmes, så længe loven kræver det, andre oplysninger, til de ikke længere er nødvendige. Du kan få indsigt i, rette, flytte eller slette dine oplysninger, gøre indsigelse mod brugen og klage til Datatilsynet eller myndigheden i dit land.',
    ],
  ],
  delivery: [
    'Levering',
    'Hvor vi leverer, hvordan og hvor hurtigt.',
    [
      'Hvor og hvordan',
      'Vi leverer til de lande, du kan vælge under ”Land og sprog”. Leveringsmåderne for din ordre og deres pris vises ved kassen.',
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
      `Log ind, åbn ordren, og vælg ”Returnér noget”, eller skriv til ${demoEmail} med ordrenummeret. Pak delen i den originale æske, og gem kvitteringen for pakken. Du betaler returneringen, medmindre delen var mangelfuld, eller vi sendte den forkerte.`,
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
        `Giv os tydelig besked med brev til ${sellerName}, Provgatan 1, 111 22 Stockholm, Sverige, eller e-mail til ${demoEmail}. Det er nok, at du sender den inden fristens udløb. Du kan bruge formularen nedenfor, men behøver det ikke.`,
        'Du kan også fortryde online: vælg ”Fortryd aftalen her” nederst på siden eller ved din ordre. Vi bekræfter det straks pr. e-mail med indhold og tidspunkt.',
      ],
      html: '<p><a href="/withdraw">Fortryd aftalen her</a></p>',
    },
    [
      'Hvad der så sker',
      'Vi betaler alt tilbage, også standardlevering, inden for 14 dage efter din besked og med samme betalingsmiddel. Vi må vente, til vi har varen eller bevis for, at du har sendt den. Send den inden for 14 dage; du betaler returneringen. Du hæfter kun for værditab, der skyldes håndtering ud over, hvad der er nødvendigt for at undersøge varen.',
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
      html: `<p>${shopName} er en demonstration. Virksomheden, dens numre og de personer, der nævnes her, er opdigtede; intet sælges eller sendes.</p>`,
      facts: 'seller',
    },
    {
      heading: 'Ansvarlige',
      html: '<p>Direktør og ansvarlig for webstedets indhold: Prova Exempel (en opdigtet person).</p><p>Hosting: Exempelmoln AB (opdigtet), Provgatan 2, 111 22 Stockholm, Sverige.</p>',
    },
    {
      heading: 'Kontakt',
      html: '<p>Hurtigst får du fat i os gennem <a href="/support">kontaktformularen</a>. Mange svar står under <a href="/faq">Ofte stillede spørgsmål</a>.</p>',
    },
    {
      heading: 'Tvister',
      html: '<p>Kontakt os først. Bliver vi ikke enige, kan du henvende dig til det nævn, der behandler forbrugertvister i dit land, eller til domstolene.</p>',
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
      heading: 'Hvor langt butikken opfylder kravene',
      html: '<p>Vi bygger den efter Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, og den europæiske standard EN 301 549. Det kræver direktiv (EU) 2019/882 og i Danmark lov om tilgængelighedskrav for produkter og tjenester. Butikken opfylder kravene delvist; de undtagelser, vi kender, står nedenfor.</p>',
    },
    {
      heading: 'Kendte mangler',
      html: '<ul><li>Tegninger af dele har kun en kort beskrivelse. Målene findes også i en tabel, men delens form beskrives ikke med ord.</li><li>Producenters navne og nogle deles navne er på et andet sprog end siden uden at være mærket som det.</li><li>Betalingstjenesters og fragtføreres sider, som du ledes videre til, er ikke vores. Vi kan ikke love, at de er tilgængelige.</li></ul>',
    },
    {
      heading: 'Hvordan vi tester',
      html: '<p>Vi vurderer selv butikken. Automatiske test kontrollerer hver slags side med axe-core i lyse og mørke farver, med tastatur alene, i 320 pixels bredde og uden JavaScript. Ingen uafhængig part har undersøgt butikken endnu, og vi har heller ikke testet den systematisk sammen med mennesker, der bruger hjælpemidler.</p><p>Erklæringen er udarbejdet i november 2026. Vi gennemgår den mindst én gang om året.</p>',
    },
    {
      heading: 'Meld en barriere',
      html: '<p>Hvis noget ikke virker for dig, så <a href="/support">skriv til os</a>, eller ring til nummeret under <a href="/info/imprint">Om virksomheden</a>. Fortæl, hvilken side det er, og hvilke hjælpemidler du bruger. Vi svarer inden for to uger og hjælper dig med din ordre imens.</p>',
    },
    {
      heading: 'Tilsyn',
      html: '<p>Hjælper vores svar ikke, kan du henvende dig til myndigheden i dit land:</p><ul><li>Sverige: Post- och telestyrelsen (PTS)</li><li>Finland: Transport- og kommunikationsstyrelsen Traficom</li><li>Danmark: Digitaliseringsstyrelsen</li><li>Tyskland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Frankrig: DGCCRF</li><li>Nederlandene: Autoriteit Consument &amp; Markt (ACM)</li><li>Storbritannien: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Tilbagetagning og genbrug',
    'Hvor du afleverer brugte batterier, olie, pærer og gamle dele.',
    {
      heading: 'Batterier',
      html: '<p>Brugte batterier må ikke smides ud med husholdningsaffaldet: det betyder den overstregede skraldespand. Bogstaverne <strong>Pb</strong> under den betyder, at batteriet indeholder bly. Bly og syren i startbatterier skader mennesker og natur; afleveres batteriet, genanvendes næsten det hele.</p><p>Du har efter loven pligt til at aflevere brugte batterier. Genbrugspladser og butikker, der sælger batterier, tager gratis imod dem, og det gør vi også for de slags, vi sælger. Send aldrig et batteri med posten: det er farligt gods. <a href="/support">Spørg os</a>, hvor du kan aflevere det.</p>',
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
      html: '<p>Elektriske dele og pærer med den overstregede skraldespand indsamles også for sig; kun glødepærer må smides ud med husholdningsaffaldet. Aflever dem på en genbrugsplads, eller giv os den gamle, når du køber en ny af samme slags: <a href="/support">skriv til os</a>. Tag først batterier og pærer ud, der kan tages ud, og slet persondata.</p><p>Registreringsnummer i Tyskland (opdigtet): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Gamle dele med depositum',
      html: '<p>Bremsekalibre, generatorer, startere og andre ombytningsdele renoveres af gamle dele. Tøm den gamle del, læg den i den nyes æske, og send den inden for 60 dage, så betaler vi depositummet tilbage. Hvordan du sender den, står under <a href="/info/returns">Returnering</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
