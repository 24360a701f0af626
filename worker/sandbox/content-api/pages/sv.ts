import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Köpvillkor',
    'Vad som gäller när du handlar hos Tappet.',
    [
      'Vem du köper av',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, help@tappet.example. Villkoren gäller konsumenter. Lagen i ditt land skyddar dig oavsett vad som står här.',
    ],
    [
      'Beställning och avtal',
      'Din beställning är ett anbud. Avtalet ingås när vi bekräftar den med e-post. Har en vara tagit slut meddelar vi dig, och du betalar inget för den.',
    ],
    [
      'Priser och betalning',
      'Priserna är inklusive moms om inget annat anges på sidan. Frakt och betalningsavgifter visas innan du beställer. Stomavgiften på en utbytesdel tas ut med delen och betalas tillbaka när vi får den gamla.',
    ],
    [
      'Fel på varan',
      'Är en del felaktig eller inte som den beskrivits kan du kräva att vi avhjälper felet eller levererar en ny, att priset sänks eller att du får pengarna tillbaka. I Sverige kan du reklamera i tre år efter leverans, i övriga EU minst två. Meddela oss inom skälig tid efter att du märkt felet.',
    ],
    [
      'Tvister',
      'Skriv till oss först. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, arn.se, till motsvarande nämnd i ditt land eller till domstol.',
    ],
  ],
  privacy: [
    'Integritet',
    'Vilka uppgifter vi behandlar, varför, och vad du kan göra.',
    ['Personuppgiftsansvarig', 'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, help@tappet.example.'],
    [
      'Vad vi behandlar och varför',
      'Namn, adress, e-post, telefon och beställning, för att fullgöra avtalet med dig. Fakturor, eftersom bokföringslagen kräver det. Personnummer endast när du betalar mot faktura och lagen eller kreditprövningen kräver det.',
    ],
    [
      'Kakor och lagring',
      'En kaka sparar din varukorg i 30 dagar; två minns i ett år vilket land och språk du valt. De behövs för det du ber butiken om. Delar du tittat på sparas i din egen webbläsare.',
    ],
    [
      'Vem som får uppgifter',
      'Transportören och betaltjänsten du väljer, och de som driver butiken åt oss. Ingen får använda uppgifterna för egna ändamål.',
    ],
    [
      'Hur länge, och dina rättigheter',
      'Beställningar och fakturor sparas så länge lagen kräver, andra uppgifter tills de inte behövs längre. Du kan få ta del av, rätta, flytta eller radera dina uppgifter, invända mot hur de används och klaga hos Integritetsskyddsmyndigheten eller myndigheten i ditt land.',
    ],
  ],
  delivery: [
    'Leverans',
    'Vart vi skickar, hur, och hur fort.',
    [
      'Vart och hur',
      'Vi levererar till de länder du kan välja under ”Land och språk”. Leveranssätten för din beställning och vad de kostar visas i kassan.',
    ],
    [
      'Hur lång tid det tar',
      'Delar i lager skickas inom en arbetsdag. På varje dels sida står om den inte finns i lager och hur lång tid leverantören behöver. Vi levererar inom 30 dagar om vi inte kommit överens om något annat.',
    ],
    [
      'Vad som inte kan skickas överallt',
      'Batterier, färg, krockkuddar och annat farligt gods går bara med vägtransport och säljs inte i alla länder. Stora karossdelar levereras till dörren, inte till paketskåp.',
    ],
    [
      'Om något är skadat',
      'Kontrollera paketet när det kommer och meddela skador så snart du kan, gärna med bild. Vi står risken tills du har varan i din hand.',
    ],
  ],
  returns: [
    'Returer',
    'Skicka tillbaka en del inom 30 dagar.',
    [
      '30 dagar',
      'Du kan returnera en oanvänd del inom 30 dagar från att du fått den. Det är mer än ångerrätten ger dig och tar inget från den.',
    ],
    [
      'Så gör du',
      'Skriv till help@tappet.example med ordernumret. Packa delen som den kom, i sin kartong, och spara kvittot på paketet. Du betalar returen om inte delen var felaktig eller vi skickade fel.',
    ],
    [
      'Vad vi kontrollerar',
      'En del som varit monterad, eller olja eller färg som öppnats, kan inte säljas igen. Har delen hanterats mer än vad som behövs för att undersöka den kan vi göra avdrag för värdeminskningen.',
    ],
    [
      'Gamla delar med stomavgift',
      'Töm den gamla delen, lägg den i den nyas kartong och skicka den inom 60 dagar. Stomavgiften betalas tillbaka när den kommit fram komplett.',
    ],
  ],
  withdrawal: [
    'Ångerrätt',
    'Fjorton dagar att ångra dig, och hur du gör.',
    [
      'Din rätt',
      'Du har rätt att frånträda avtalet inom 14 dagar utan att ange skäl. Fristen löper ut 14 dagar efter att du, eller någon du utsett som inte är transportören, fått den sista varan.',
    ],
    [
      'Hur du ångrar dig',
      'Meddela oss tydligt, per brev till Tappet Parts AB, Provgatan 1, 111 22 Stockholm, eller med e-post till help@tappet.example. Det räcker att du skickar meddelandet innan fristen gått ut. Du kan använda blanketten nedan men måste inte.',
    ],
    [
      'Vad som händer sedan',
      'Vi betalar tillbaka allt du betalat, även standardleveransen, inom 14 dagar från ditt meddelande och med samma betalsätt. Vi får vänta tills vi har varan eller bevis på att du skickat den. Skicka den inom 14 dagar; du betalar returen. Du ansvarar bara för värdeminskning av hantering utöver vad som behövs för att undersöka varan.',
    ],
    [
      'Undantag',
      'Rätten gäller inte varor som tillverkats efter dina anvisningar, till exempel färg blandad efter färgkod, eller förseglade varor som av hälsoskäl inte kan lämnas tillbaka när de öppnats.',
    ],
    [
      'Ångerblankett',
      'Till Tappet Parts AB, Provgatan 1, 111 22 Stockholm, help@tappet.example: Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor. Beställdes den, mottogs den. Konsumentens namn och adress. Datum, och underskrift om blanketten är på papper.',
    ],
  ],
} satisfies Record<string, PageSource>
