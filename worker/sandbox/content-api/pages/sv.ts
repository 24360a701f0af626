import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Köpvillkor',
    `Vad som gäller när du handlar hos ${shopName}.`,
    [
      'Vem du köper av',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, ${demoEmail}. Villkoren gäller konsumenter. Lagen i ditt land skyddar dig oavsett vad som står här.`,
    ],
    [
      'Beställning och avtal',
      'Din beställning är ett anbud. Avtalet ingås när vi bekräftar den med e-post. Har en vara tagit slut meddelar vi dig, och du betalar inget för den.',
    ],
    [
      'Priser och betalning',
      'Priserna är inklusive moms om inget annat anges på sidan. Frakt och betalningsavgifter visas innan du beställer. En betalningsavgift är aldrig högre än vad betalningssättet kostar oss, och i Österrike, Belgien och Frankrike tar vi inte ut någon. Stomavgiften på en utbytesdel tillkommer och betalas tillbaka när vi får den gamla delen.',
    ],
    [
      'Fel på varan',
      'Är en del felaktig eller inte som den beskrivits kan du kräva att vi avhjälper felet eller levererar en ny, att priset sänks eller att du får pengarna tillbaka.',
      'Du kan reklamera i tre år efter leverans i Sverige, i fem år i Norge (två för delar som inte är avsedda att hålla längre) och i två år i Danmark, Tyskland, Österrike, Belgien och Frankrike. I Finland och Nederländerna ansvarar vi så länge delen kan förväntas hålla, minst två år. I övriga EU är det minst två år; ger lagen dig längre tid gäller den. I Storbritannien kan du ställa krav i sex år, i Skottland fem, och inom 30 dagar från att du fått en felaktig del lämna tillbaka den mot full återbetalning.',
      'I Sverige, Finland, Danmark, Norge, Nederländerna och Belgien ska du meddela oss inom skälig tid efter att du märkt felet; inom två månader är alltid i tid. I Tyskland, Österrike, Frankrike och Storbritannien anger lagen ingen sådan tid.',
    ],
    {
      heading: 'Tvister',
      html: '<p>Kontakta oss först. Kommer vi inte överens kan du vända dig till domstol i ditt land, och till det organ för konsumenttvister som anges här om det finns ett för ditt land.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Integritetspolicy',
    'Vilka uppgifter vi behandlar, varför, och vad du kan göra.',
    ['Personuppgiftsansvarig', `${sellerName}, Provgatan 1, 111 22 Stockholm, ${demoEmail}.`],
    {
      heading: 'Vad vi behandlar, varför och på vilken rättslig grund',
      html: '<p>Bokstäverna hänvisar till artikel 6.1 i dataskyddsförordningen (GDPR): (a) samtycke, (b) avtal, (c) rättslig förpliktelse, (f) berättigat intresse.</p><ul><li>Beställning, leverans, betalning, retur och konto: namn, adress, e-post, telefon och vad du beställer, för att fullgöra avtalet med dig (b).</li><li>Fakturor, eftersom bokföringslagen kräver det; utövad ångerrätt och reklamationer, eftersom lagen ger dig de rättigheterna (c).</li><li>Personnummer: endast när du betalar mot faktura och lagen eller kreditprövningen kräver det (b).</li><li>Kontaktformulär och e-post: ditt namn, din e-postadress, ordernumret och vad du skriver, för att svara dig. Gäller det en beställning hör det till avtalet (b), annars är det vårt intresse att svara på frågor (f).</li><li>Nyhetsbrev: din e-postadress, med ditt samtycke (a). Där vi ber dig bekräfta får du det först när du har öppnat länken i vårt mejl, som gäller i tre dagar. Du kan när som helst avsluta det.</li><li>Registreringsnummer: söker du en bil på registreringsnumret skickar vi numret till ett fordonsregister, som talar om vilken bil det är (b).</li><li>Felrapporter: när något inte fungerar, vilket slags fel, var i programmet, vilket slags sida och hur lång tid det tog, men inte din adress, dina cookies eller något du skrivit. Vårt intresse är en butik som fungerar (f).</li><li>Sidornas snabbhet: vid en del besök hur snabbt en sida visades, hur snabbt den reagerade och hur mycket den flyttade sig, och vilket slags sida det var. Inget lagras i din webbläsare för det, och siffrorna räknas bara ihop, utan din adress. Vårt intresse är en snabb butik (f).</li><li>Säkerhetslogg: misslyckade inloggningar, ändringar av konton och avvärjda angrepp. Nätverk och konton står där bara i hashad form. Vårt intresse är att skydda butiken och ditt konto (f).</li><li>Statistik och marknadsföring: bara med ditt samtycke (a), se nedan. Vi sparar ett bevis på ditt svar, eftersom vi måste kunna visa det (c).</li></ul>',
    },
    {
      heading: 'Cookies och lagring',
      html: '<p>Dessa cookies och uppgifter i din webbläsare behövs för det du gör i butiken:</p><ul><li>rc_centra_checkout_token: din varukorg och om du är inloggad. 30 dagar.</li><li>rc_country, rc_lang: landet och språket du valt. Ett år.</li><li>rc_returns: vad du har begärt att få skicka tillbaka. 60 dagar.</li><li>rc_unclear_payment, rc_sent_payment: en beställning som du skickat utan JavaScript. Högst en dag respektive en timme.</li><li>rc_consent: ditt svar om mätning. Sex månader.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: din önskelista och dina bilar med det du anger om dem, till exempel smeknamn, chassinummer, färg och foto. I din webbläsare tills du tar bort dem. Loggar du in sparas bilar och foton i ditt konto.</li><li>rc_viewed, rc_searches: delar du tittat på och dina senaste sökningar. I din webbläsare tills du rensar dem där de visas. Visade delar kan du också stänga av på den här sidan.</li><li>rc_promised_days, rc_tracked: när dina beställningar skulle komma och vilka som har visats. De senaste 30 respektive 20 beställningarna.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: pågående ändringar i varukorgen och en pågående betalning. Tills de är klara, en betalning högst en dag.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: var du är i en lista, delar att jämföra och val under besöket. Tills du stänger fliken.</li></ul>',
    },
    {
      heading: 'Mätning, om du går med på det',
      html: '<p>Med ditt samtycke räknar vi besök och köp (statistik) och ser hur vår annonsering fungerar (marknadsföring). Butiken kan använda de här tjänsterna för det, och de sätter egna cookies:</p><ul><li>Google Analytics 4 från Google Ireland Limited, som Google Tag Manager laddar, för statistik: _ga och cookies som börjar med _ga_. 400 dagar.</li><li>Google Ads från Google Ireland Limited, som Google Tag Manager laddar, för marknadsföring: cookies som börjar med _gcl_. 90 dagar.</li><li>Metas pixel och Conversions API från Meta Platforms Ireland Limited, för marknadsföring: _fbp och _fbc. 90 dagar.</li><li>En annonspartners widget, för marknadsföring, som får veta sidans adress och språk: cookies som börjar med _partner, så länge som partnern anger.</li><li>Butiken själv, tills besöket är slut: rc_events, vad som hänt i kassan, tills bekräftelsen rapporterar det; rc_test_event, koden för ett test, om en sidas adress innehåller en.</li></ul><p>Tjänsterna får veta vilka sidor och delar du tittar på och köper; för annonsering även IP-adress, webbläsarens namn och, vid en beställning, e-postadress och telefonnummer, båda i hashad form. Utan samtycke laddas och skickas inget av detta. Du ändrar eller återtar ditt svar under ”Cookieinställningar” längst ned på varje sida; då tas dessa cookies bort.</p>',
    },
    {
      heading: 'Vem som får uppgifter',
      html: '<p>Transportören och betaltjänsten du väljer, och de som driver butiken åt oss: webbhotell, e-post, kundservice och felrapporter. De får inte använda uppgifterna till något annat. Ett fordonsregister får det registreringsnummer du söker på.</p><p>Samtycker du till marknadsföring får även Google, Meta och annonspartnern uppgifter, och de använder dem också för egna ändamål. Google och Meta kan föra över dem till USA med stöd av EU–US Data Privacy Framework.</p>',
    },
    {
      heading: 'Hur länge',
      html: '<ul><li>Fakturor och de beställningar de hör till: sju år efter utgången av det kalenderår då räkenskapsåret avslutades, som bokföringslagen kräver.</li><li>Meddelanden till kundservice: två år efter vårt senaste svar.</li><li>Konto, med bilar och foton: tills du låter radera det. Nyhetsbrev: tills du avslutar det.</li><li>Bevis på samtycke: tre år efter att det upphört.</li><li>Felrapporter och säkerhetslogg: 90 dagar.</li></ul>',
    },
    {
      heading: 'Dina rättigheter',
      html: '<p>Du kan få ta del av, rätta, flytta eller radera dina uppgifter, få användningen begränsad, invända mot användning som bygger på vårt intresse och när som helst återta ett samtycke för framtiden. Har du ett konto kan du <a href="/account/data">ladda ner dina uppgifter och få dem raderade</a>, annars <a href="/support">skriv till oss</a>.</p><p>Du kan klaga hos myndigheten i ditt land eller hos vår: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Leverans',
    'Vart vi levererar, hur och hur fort.',
    [
      'Vart och hur',
      'Vi levererar till de länder du kan välja under ”Land och språk”. Tabellen ”Leverans till” på den här sidan visar leveranssätten i ditt land, vad de kostar och hur lång tid de tar.',
    ],
    [
      'Tull och importmoms',
      'Vi skickar från Sverige. Inom EU tillkommer varken tull eller importmoms.',
      'Ett paket till Norge eller Storbritannien passerar en tullgräns. Priset i butiken är inklusive moms i ditt land. Vi låter deklarera paketet och betalar importmomsen, eventuell tull och transportörens avgift för det; du betalar inget vid leveransen. Om transportören eller tullen ändå begär pengar av dig: betala inte, utan skriv till oss.',
      'Skickar du tillbaka något därifrån, skriv ”Returned goods” på paketet och lägg med kvittot, så att ingen tull tas ut på vägen till oss.',
    ],
    [
      'Hur lång tid det tar',
      'Delar i lager skickas inom en arbetsdag. Måste en del först komma från leverantören står det på delens sida hur lång tid det tar. Vi levererar inom 30 dagar om vi inte kommit överens om något annat.',
    ],
    [
      'Vad som inte kan skickas överallt',
      'Batterier, färg och annat farligt gods går bara med vägtransport och säljs inte i alla länder. Stora karossdelar levereras till dörren, inte till paketskåp.',
    ],
    [
      'Om något är skadat',
      'Kontrollera paketet när det kommer och meddela skador så snart du kan, gärna med foto. Vi står för risken tills du har tagit emot varan.',
    ],
  ],
  returns: [
    'Returer',
    'Skicka tillbaka en del inom 30 dagar.',
    [
      '30 dagar',
      'Du kan returnera en oanvänd del inom 30 dagar från att du fått den. Det är mer än ångerrätten ger dig och påverkar den inte.',
    ],
    [
      'Så gör du',
      `Logga in, öppna beställningen och välj ”Returnera något”, eller skriv till ${demoEmail} med ordernumret. Packa delen i originalkartongen och spara inlämningskvittot. Du betalar returen om inte delen var felaktig eller vi skickade fel.`,
    ],
    [
      'Vad vi kontrollerar',
      'En del som varit monterad, eller olja eller färg som öppnats, kan inte säljas igen. Har delen hanterats mer än vad som behövs för att undersöka den kan vi göra avdrag för värdeminskningen.',
    ],
    [
      'Gamla delar med stomavgift',
      'Töm den gamla delen, lägg den i kartongen från den nya och skicka den inom 60 dagar. Stomavgiften betalas tillbaka när den kommit fram komplett.',
    ],
  ],
  withdrawal: [
    'Ångerrätt',
    'Du har 14 dagar på dig att ångra köpet. Så gör du.',
    [
      'Din rätt',
      'Du har rätt att frånträda avtalet inom 14 dagar utan att ange skäl. Fristen löper ut 14 dagar efter att du, eller någon du utsett som inte är transportören, fått den sista varan.',
    ],
    {
      heading: 'Hur du ångrar dig',
      paragraphs: [
        `Meddela oss tydligt, per brev till ${sellerName}, Provgatan 1, 111 22 Stockholm, telefon ${sellerPhone}, eller med e-post till ${demoEmail}. Det räcker att du skickar meddelandet innan fristen gått ut. Du kan använda blanketten nedan men måste inte.`,
        'Du kan också ångra dig på webbplatsen: välj ”Ångra avtalet här” längst ned på sidan eller vid din beställning. Vi bekräftar det genast med e-post, med innehåll och tidpunkt.',
      ],
      html: '<p><a href="/withdraw">Ångra avtalet här</a></p>',
    },
    [
      'Vad som händer sedan',
      'Vi betalar tillbaka allt du betalat, även standardfrakten, inom 14 dagar från ditt meddelande och med samma betalningssätt. Vi får vänta med återbetalningen tills vi har varan eller bevis på att du skickat den. Skicka den inom 14 dagar; du betalar returen. Du ansvarar bara för värdeminskning som beror på hantering utöver vad som behövs för att undersöka varan.',
    ],
    [
      'Undantag',
      'Rätten gäller inte varor som tillverkats efter dina anvisningar, till exempel färg blandad efter färgkod, eller förseglade varor som av hälsoskäl inte kan lämnas tillbaka när de öppnats.',
    ],
    [
      'Ångerblankett',
      `Till ${sellerName}, Provgatan 1, 111 22 Stockholm, ${demoEmail}: Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor. Beställdes den, mottogs den. Konsumentens namn och adress. Datum, och underskrift om blanketten är på papper.`,
    ],
  ],
  imprint: [
    'Om företaget',
    'Vem som driver butiken och hur du når oss.',
    {
      heading: 'Säljare',
      html: `<p>${shopName} är en demonstration. Företaget, dess nummer och personerna här är påhittade; inget säljs eller skickas.</p><p>Aktiebolag. Aktiekapital: 50\u00a0000\u00a0kr (påhittat).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Ansvariga',
      html: '<p>Verkställande direktör och ansvarig för webbplatsens innehåll: Prova Exempel (en påhittad person).</p><p>Webbhotell: Exempelmoln AB (påhittat), Provgatan 2, 111 22 Stockholm.</p><p>Produktsäkerhet: varje produkts sida anger tillverkaren under ”Säkerhetsinformation”. Finns tillverkaren utanför EU är namnet och adressen därefter den ansvariga personens i unionen (artikel 16 i förordning (EU) 2023/988 om allmän produktsäkerhet, GPSR).</p>',
    },
    {
      heading: 'Kontakt',
      html: '<p>Snabbast når du oss genom <a href="/support">kontaktformuläret</a>. Många svar finns bland <a href="/faq">vanliga frågor</a>.</p>',
    },
    {
      heading: 'Tvister',
      html: '<p>Kontakta oss först. Kommer vi inte överens kan du vända dig till domstol i ditt land och till den instans som anges här, om det finns en för ditt land. Vi deltar inte i tvistlösning vid nämnder i Tyskland, Österrike, Nederländerna och Storbritannien och är inte skyldiga att göra det.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Tillgänglighetsredogörelse',
    'Hur tillgänglig butiken är, vad som inte fungerar än och var du kan säga till.',
    {
      heading: 'Vad redogörelsen gäller',
      html: `<p>Den gäller webbutiken ${shopName} på alla språk: att hitta delar, varukorg, kassa, konto och kundservice. Du kan använda butiken med mus, pekskärm, enbart tangentbord eller skärmläsare, förstora den till 400 procent och använda det mesta utan JavaScript.</p>`,
    },
    {
      heading: 'Hur väl butiken uppfyller kraven',
      html: '<p>Vi bygger den enligt Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA, och den europeiska standarden EN 301 549. Det kräver tillgänglighetsdirektivet, (EU) 2019/882, i Sverige lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Butiken uppfyller kraven delvis; undantagen som vi känner till står nedan.</p>',
    },
    {
      heading: 'Kända brister',
      html: '<ul><li>Ritningar av delar har bara en kort beskrivning. Måtten finns även i en tabell, men delens form beskrivs inte i ord.</li><li>Tillverkarnas namn och vissa delars namn är på ett annat språk än sidan utan att vara märkta som det.</li><li>Sidor hos betaltjänster och transportörer som du leds vidare till är inte våra. Vi kan inte lova att de är tillgängliga.</li></ul>',
    },
    {
      heading: 'Hur vi testar',
      html: '<p>Vi bedömer butiken själva. Automatiska tester kontrollerar varje slags sida med axe-core i ljusa och mörka färger, med enbart tangentbord, i 320 pixlars bredd och utan JavaScript. Ingen oberoende part har granskat butiken än, och vi har inte heller testat den systematiskt tillsammans med personer som använder hjälpmedel.</p><p>Redogörelsen upprättades i november 2026. Vi ser över den minst en gång om året.</p>',
    },
    {
      heading: 'Anmäl ett hinder',
      html: '<p>Om något inte fungerar för dig, <a href="/support">skriv till oss</a> eller ring numret under <a href="/info/imprint">Om företaget</a>. Berätta vilken sida det gäller och vilka hjälpmedel du använder. Vi svarar inom två veckor och hjälper dig med din beställning under tiden.</p>',
    },
    {
      heading: 'Tillsyn',
      html: '<p>Om vårt svar inte hjälper kan du vända dig till myndigheten i ditt land:</p><ul><li>Sverige: Post- och telestyrelsen (PTS)</li><li>Finland: Transport- och kommunikationsverket Traficom</li><li>Danmark: Digitaliseringsstyrelsen</li><li>Tyskland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Österrike: Sozialministeriumservice</li><li>Belgien: FOD Economie / SPF Économie</li><li>Frankrike: DGCCRF</li><li>Nederländerna: Autoriteit Consument &amp; Markt (ACM)</li><li>Storbritannien: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Återtagning och återvinning',
    'Var du lämnar använda batterier, olja, lampor och gamla delar.',
    {
      heading: 'Batterier',
      html: '<p>Använda batterier får inte slängas bland hushållssopor: det är vad den överkryssade soptunnan på dem betyder. Bokstäverna <strong>Pb</strong> under den betyder att batteriet innehåller bly. Bly och syran i startbatterier skadar människor och natur; lämnas batteriet in återvinns nästan allt i det.</p><p>Du är enligt lag skyldig att lämna in använda batterier. Återvinningscentraler och butiker som säljer batterier tar emot dem gratis, och det gör även vi med de slag vi säljer. Skicka aldrig ett batteri med posten: det är farligt gods. <a href="/support">Fråga oss</a> var du kan lämna det.</p>',
    },
    {
      heading: 'Pant på startbatterier i Tyskland',
      html: '<p>Vid leverans till Tyskland tillkommer enligt lag en pant på 7,50 euro inklusive moms för varje startbatteri, om inget gammalt lämnas in. Lämna det gamla batteriet på en återvinningscentral eller verkstad, få det bekräftat skriftligt och skicka bekräftelsen med ditt ordernummer till oss inom två veckor. Då betalar vi tillbaka panten.</p>',
    },
    {
      heading: 'Spillolja',
      html: '<p>Spillolja förgiftar vatten och mark. Häll aldrig ut den, och blanda den inte med kylarvätska, bromsvätska eller bensin. Vi tar gratis emot lika mycket använd motor- och växellådsolja som du köper av oss, liksom oljefilter och oljigt avfall från oljebytet. Återvinningscentraler och många verkstäder tar också emot den.</p>',
    },
    { heading: 'Vårt inlämningsställe', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Elektriska delar och lampor',
      html: '<p>Även elektriska delar och lampor med den överkryssade soptunnan samlas in för sig; bara glödlampor får slängas bland hushållssopor. Lämna dem på en återvinningscentral, eller ge oss den gamla när du köper en ny av samma slag: <a href="/support">skriv till oss</a>. Ta först ut batterier och lampor som går att ta loss och radera personuppgifter.</p><p>Registreringsnummer i Tyskland (påhittat): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Sortering i Frankrike (Triman)',
      html: '<p>I Frankrike betyder Triman-märket att produkten eller förpackningen ska sorteras och inte får slängas bland hushållssopor. Lämna använda batterier, olja och elektriska delar på ett insamlingsställe eller en återvinningscentral och sortera förpackningar enligt kommunens anvisningar. Närmaste ställen finns på <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Unika identifierare (IDU) i Frankrike, påhittade: elektriska delar FR000000_05DEMO, batterier FR000000_06DEMO, oljor FR000000_17DEMO, förpackningar FR000000_01DEMO.</p>',
    },
    {
      heading: 'Gamla delar med stomavgift',
      html: '<p>Bromsok, generatorer, startmotorer och andra utbytesdelar renoveras av gamla stommar. Töm den gamla delen, lägg den i kartongen från den nya och skicka den inom 60 dagar, så betalar vi tillbaka stomavgiften. Hur du skickar den står under <a href="/info/returns">Returer</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
