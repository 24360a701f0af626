import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Handelsbetingelser',
    'Hvad der gælder, når du handler hos Tappet.',
    [
      'Hvem du køber af',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sverige, help@tappet.example. Betingelserne gælder forbrugere. Loven i dit land beskytter dig, uanset hvad der står her.',
    ],
    [
      'Bestilling og aftale',
      'Din bestilling er et tilbud om at købe. Aftalen er indgået, når vi bekræfter den med e-mail. Er en vare udsolgt, giver vi dig besked, og du betaler intet for den.',
    ],
    [
      'Priser og betaling',
      'Priserne er inklusive moms, medmindre andet står på siden. Fragt og betalingsgebyrer vises, før du bestiller. Depositum på en pantvare opkræves sammen med delen og betales tilbage, når vi modtager den gamle.',
    ],
    [
      'Fejl på varen',
      'Er en del mangelfuld eller ikke som beskrevet, kan du kræve reparation eller ombytning, prisnedslag eller pengene tilbage. Du kan reklamere i mindst to år efter levering; giver loven dig længere tid, gælder den. Giv os besked inden rimelig tid, efter at du har opdaget fejlen.',
    ],
    [
      'Tvister',
      'Skriv til os først. Bliver vi ikke enige, kan du klage til Nævnenes Hus, naevneneshus.dk, eller gå til domstolene.',
    ],
  ],
  privacy: [
    'Persondata',
    'Hvilke oplysninger vi behandler, hvorfor, og hvad du kan gøre.',
    ['Dataansvarlig', 'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sverige, help@tappet.example.'],
    [
      'Hvad vi behandler og hvorfor',
      'Navn, adresse, e-mail, telefon og ordre for at opfylde aftalen med dig. Fakturaer, fordi bogføringsloven kræver det. CPR-nummer kun, når du betaler med faktura, og loven eller kreditvurderingen kræver det.',
    ],
    [
      'Cookies og lagring',
      'Én cookie gemmer din kurv i 30 dage; to husker i et år det land og sprog, du har valgt. De er nødvendige for det, du beder butikken om. Dele, du har set på, bliver i din egen browser.',
    ],
    [
      'Hvem der modtager oplysninger',
      'Fragtfirmaet og den betalingstjeneste, du vælger, og dem, der driver butikken for os. Ingen må bruge oplysningerne til egne formål.',
    ],
    [
      'Hvor længe, og dine rettigheder',
      'Ordrer og fakturaer gemmes, så længe loven kræver det, andre oplysninger, til de ikke længere er nødvendige. Du kan få indsigt i, rette, flytte eller slette dine oplysninger, gøre indsigelse mod brugen og klage til Datatilsynet eller myndigheden i dit land.',
    ],
  ],
  delivery: [
    'Levering',
    'Hvor vi sender hen, hvordan og hvor hurtigt.',
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
      'Batterier, maling, airbags og andet farligt gods sendes kun ad landevej og sælges ikke i alle lande. Store karrosseridele leveres til døren, ikke til en pakkeautomat.',
    ],
    [
      'Hvis noget er beskadiget',
      'Se pakken efter, når den kommer, og meld skader så hurtigt som muligt, gerne med foto. Risikoen er vores, til du har varen i hånden.',
    ],
  ],
  returns: [
    'Returnering',
    'Send en del tilbage inden for 30 dage.',
    [
      '30 dage',
      'Du kan returnere en ubrugt del inden for 30 dage efter modtagelsen. Det er mere, end fortrydelsesretten giver dig, og tager intet fra den.',
    ],
    [
      'Sådan gør du',
      'Skriv til help@tappet.example med ordrenummeret. Pak delen, som den kom, i sin æske, og gem kvitteringen for pakken. Du betaler returneringen, medmindre delen var mangelfuld, eller vi sendte den forkerte.',
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
    'Fjorten dage til at fortryde, og hvordan.',
    [
      'Din ret',
      'Du kan fortryde aftalen inden for 14 dage uden begrundelse. Fristen udløber 14 dage efter, at du eller en anden, du har udpeget, og som ikke er fragtføreren, har modtaget den sidste vare.',
    ],
    [
      'Sådan fortryder du',
      'Giv os tydelig besked med brev til Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sverige, eller e-mail til help@tappet.example. Det er nok, at du sender den inden fristens udløb. Du kan bruge formularen nedenfor, men behøver det ikke.',
    ],
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
      'Til Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Sverige, help@tappet.example: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer. Bestilt den, modtaget den. Forbrugerens navn og adresse. Dato, og underskrift, hvis formularen er på papir.',
    ],
  ],
} satisfies Record<string, PageSource>
