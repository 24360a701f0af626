import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Algemene voorwaarden',
    `Wat geldt wanneer u bij ${shopName} koopt.`,
    [
      'Van wie u koopt',
      `${sellerName}, Provgatan 1, 111 22 Stockholm, Zweden, ${demoEmail}. Deze voorwaarden gelden voor consumenten. De wet van uw land beschermt u, wat hier ook staat.`,
    ],
    [
      'Bestelling en overeenkomst',
      'Uw bestelling is een aanbod om te kopen. De overeenkomst komt tot stand wanneer wij die per e-mail bevestigen. Is een artikel op, dan laten we dat weten en betaalt u er niets voor.',
    ],
    [
      'Prijzen en betaling',
      'Prijzen zijn inclusief btw, tenzij de pagina anders vermeldt. Verzend- en betaalkosten ziet u voordat u bestelt. Betaalkosten zijn nooit hoger dan wat de betaalwijze ons kost; in België, Frankrijk en Oostenrijk rekenen wij ze niet. Het statiegeld op een ruilonderdeel wordt samen met het onderdeel berekend en terugbetaald zodra wij het oude ontvangen.',
    ],
    [
      'Gebreken',
      'Is een onderdeel gebrekkig of niet zoals beschreven, dan kunt u herstel of vervanging, prijsvermindering of uw geld terug vragen.',
      'In Nederland en Finland staan we in voor een onderdeel zolang het naar verwachting meegaat, en ten minste twee jaar. In België, Duitsland, Oostenrijk, Frankrijk en Denemarken is dat twee jaar na levering, in Zweden drie en in Noorwegen vijf jaar (twee voor onderdelen die niet bedoeld zijn om langer mee te gaan). In andere landen van de Europese Unie is het ten minste twee jaar; geeft de wet u langer de tijd, dan geldt die termijn. In Groot-Brittannië kunt u zes jaar lang een vordering instellen, in Schotland vijf, en een gebrekkig onderdeel binnen 30 dagen na ontvangst weigeren tegen volledige terugbetaling.',
      'Meld een gebrek in Nederland, België, Zweden, Finland, Denemarken en Noorwegen binnen redelijke tijd na ontdekking; binnen twee maanden bent u altijd op tijd. In Duitsland, Oostenrijk, Frankrijk en Groot-Brittannië stelt de wet zo’n termijn niet.',
    ],
    {
      heading: 'Geschillen',
      html: '<p>Neem eerst contact met ons op. Komen we er niet uit, dan kunt u terecht bij de rechter in uw land, en bij de instantie die hier wordt genoemd als er voor uw land een is.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Privacy',
    'Welke gegevens we verwerken, waarom, en wat u kunt doen.',
    ['Verwerkingsverantwoordelijke', `${sellerName}, Provgatan 1, 111 22 Stockholm, Zweden, ${demoEmail}.`],
    {
      heading: 'Wat we verwerken, waarom en op welke grondslag',
      html: '<p>De letters zijn die van artikel 6 lid 1 van de Algemene verordening gegevensbescherming (AVG): (a) toestemming, (b) overeenkomst, (c) wettelijke verplichting, (f) gerechtvaardigd belang.</p><ul><li>Bestelling, bezorging, betaling, retourzending en account: naam, adres, e-mail, telefoon en wat u bestelt, om de overeenkomst uit te voeren (b).</li><li>Facturen, vanwege de wettelijke bewaarplicht; herroepingen en klachten, omdat de wet u die rechten geeft (c).</li><li>Persoonlijk identificatienummer: alleen als u op factuur betaalt en de wet of de kredietcheck het vereist (b).</li><li>Contactformulier en e-mail: uw naam, uw e-mailadres, het bestelnummer en wat u schrijft, om u te antwoorden. Gaat het over een bestelling, dan hoort dat bij de overeenkomst (b), anders is het ons belang om vragen te beantwoorden (f).</li><li>Nieuwsbrief: uw e-mailadres, met uw toestemming (a). Waar we u om een bevestiging vragen, bent u pas ingeschreven als u de link in onze e-mail hebt geopend; die werkt drie dagen. U kunt zich altijd uitschrijven.</li><li>Kenteken: zoekt u een auto op kenteken, dan sturen we het kenteken naar een voertuigregister, dat ons zegt om welke auto het gaat (b).</li><li>Foutmeldingen: als iets niet werkt, het soort fout, de plaats in het programma, het soort pagina en de duur, maar niet uw adres, uw cookies of iets wat u hebt getypt. Ons belang is een winkel die werkt (f).</li><li>Snelheid van pagina’s: van een deel van de bezoeken hoe snel een pagina verscheen, hoe snel ze reageerde en hoever ze verschoof, met het soort pagina. Daarvoor wordt niets in uw browser opgeslagen, en de cijfers worden alleen opgeteld, zonder uw adres. Ons belang is een snelle winkel (f).</li><li>Beveiligingslogboek: mislukte inlogpogingen, wijzigingen van accounts en afgeslagen aanvallen. Netwerken en accounts staan er alleen in gehashte vorm in. Ons belang is de winkel en uw account te beschermen (f).</li><li>Statistieken en marketing: alleen met uw toestemming (a), zie hieronder. We bewaren een bewijs van uw antwoord, omdat we het moeten kunnen aantonen (c).</li></ul>',
    },
    {
      heading: 'Cookies en opslag',
      html: '<p>Deze cookies en gegevens in de opslag van uw browser zijn strikt noodzakelijk voor wat u in de winkel doet:</p><ul><li>rc_centra_checkout_token: uw winkelwagen en of u bent ingelogd. 30 dagen.</li><li>rc_country, rc_lang: het land en de taal die u koos. Een jaar.</li><li>rc_returns: wat u wilt terugsturen. 60 dagen.</li><li>rc_unclear_payment, rc_sent_payment: een bestelling die u zonder JavaScript verstuurde. Hooguit een dag respectievelijk een uur.</li><li>rc_consent: uw antwoord op de vraag of we mogen meten. Zes maanden.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: uw verlanglijst en uw auto’s met wat u erover invult, zoals bijnaam, chassisnummer, kleur en foto. In uw browser, tot u ze verwijdert. Logt u in, dan worden auto’s en foto’s in uw account bewaard.</li><li>rc_viewed, rc_searches: bekeken onderdelen en uw laatste zoekopdrachten. In uw browser, tot u ze wist op de plek waar ze worden getoond. Bekeken onderdelen kunt u op deze pagina ook uitzetten.</li><li>rc_promised_days, rc_tracked: wanneer uw bestellingen zouden aankomen en welke zijn getoond. De laatste 30 respectievelijk 20 bestellingen.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: wijzigingen van de winkelwagen en een betaling die nog bezig zijn. Tot ze klaar zijn, een betaling hooguit een dag.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: uw plaats in een lijst, onderdelen om te vergelijken en keuzes van dit bezoek. Tot u het tabblad sluit.</li></ul>',
    },
    {
      heading: 'Meten, als u dat goedvindt',
      html: '<p>Met uw toestemming tellen we bezoeken en aankopen (statistieken) en zien we of onze advertenties werken (marketing). De winkel kan daarvoor deze diensten gebruiken, die eigen cookies plaatsen:</p><ul><li>Google Analytics 4 van Google Ireland Limited, geladen door Google Tag Manager, voor statistieken: _ga en cookies die met _ga_ beginnen. 400 dagen.</li><li>Google Ads van Google Ireland Limited, geladen door Google Tag Manager, voor marketing: cookies die met _gcl_ beginnen. 90 dagen.</li><li>Meta-pixel en Conversions API van Meta Platforms Ireland Limited, voor marketing: _fbp en _fbc. 90 dagen.</li><li>De widget van een advertentiepartner, voor marketing, die het adres en de taal van de pagina ontvangt: cookies die met _partner beginnen, zolang de partner aangeeft.</li><li>De winkel zelf, tot het bezoek eindigt: rc_events, wat er bij het afrekenen gebeurde, tot de bevestiging het meldt; rc_test_event, de code van een test, als het adres van een pagina er een bevat.</li></ul><p>De diensten krijgen te zien welke pagina’s en onderdelen u bekijkt en koopt; voor advertenties ook het IP-adres, de naam van de browser en van een bestelling het e-mailadres en telefoonnummer, beide in gehashte vorm. Zonder toestemming wordt hier niets van geladen of verstuurd. U wijzigt uw antwoord of trekt het in onder ‘Cookie-instellingen’ onderaan elke pagina; dan worden deze cookies verwijderd.</p>',
    },
    {
      heading: 'Wie gegevens ontvangt',
      html: '<p>De vervoerder en de betaaldienst die u kiest, en wie de winkel voor ons beheert: hosting, e-mail, klantenservice en foutmeldingen. Zij mogen de gegevens nergens anders voor gebruiken. Een voertuigregister ontvangt het kenteken waarop u zoekt.</p><p>Stemt u in met marketing, dan ontvangen ook Google, Meta en de advertentiepartner gegevens, die zij ook voor eigen doeleinden gebruiken. Google en Meta kunnen ze doorgeven naar de Verenigde Staten, op basis van het EU-VS-kader voor gegevensbescherming.</p>',
    },
    {
      heading: 'Hoe lang',
      html: '<ul><li>Facturen en de bestellingen waar ze bij horen: zeven jaar na het einde van het kalenderjaar waarin het boekjaar eindigde, zoals de Zweedse boekhoudwet eist.</li><li>Berichten aan de klantenservice: twee jaar na ons laatste antwoord.</li><li>Account, met auto’s en foto’s: tot u het laat verwijderen. Nieuwsbrief: tot u zich uitschrijft.</li><li>Bewijs van toestemming: drie jaar nadat die is geëindigd.</li><li>Foutmeldingen en beveiligingslogboek: 90 dagen.</li></ul>',
    },
    {
      heading: 'Uw rechten',
      html: '<p>U kunt uw gegevens inzien, verbeteren, overdragen of wissen, het gebruik laten beperken, bezwaar maken tegen gebruik dat op ons belang berust en toestemming altijd voor de toekomst intrekken. Met een account kunt u <a href="/account/data">uw gegevens downloaden en laten verwijderen</a>; schrijf ons anders via het <a href="/support">contactformulier</a>.</p><p>U kunt een klacht indienen bij de toezichthouder in uw land, in Nederland de Autoriteit Persoonsgegevens, of bij de Zweedse: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, Zweden, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Bezorging',
    'Waar we bezorgen, hoe en hoe snel.',
    [
      'Waar en hoe',
      'We bezorgen in de landen die u kunt kiezen onder ‘Land en taal’. De tabel ‘Bezorging naar’ op deze pagina noemt de bezorgwijzen voor uw land, hun prijs en bezorgtijd.',
    ],
    [
      'Douane en invoer-btw',
      'We verzenden vanuit Zweden. Binnen de Europese Unie zijn er geen invoerrechten en is er geen invoer-btw.',
      'Een pakket naar Noorwegen of Groot-Brittannië gaat over een douanegrens. De prijs in de winkel is inclusief de btw van uw land. Wij laten het pakket aangeven en betalen de invoer-btw, eventuele invoerrechten en de inklaringskosten van de vervoerder; u betaalt niets bij de bezorging. Vraagt de vervoerder of de douane u toch om geld, betaal dan niet en schrijf ons.',
      'Stuurt u iets terug uit die landen, schrijf dan ‘Returned goods’ op het pakket en doe de bon erbij, zodat er op de terugweg geen invoerrechten worden geheven.',
    ],
    [
      'Hoe lang het duurt',
      'Onderdelen op voorraad vertrekken binnen één werkdag. Op de pagina van een onderdeel staat of het niet op voorraad is en hoe lang de leverancier nodig heeft. We leveren binnen 30 dagen, tenzij we iets anders afspreken.',
    ],
    [
      'Wat niet overal heen kan',
      'Accu’s, lak en andere gevaarlijke goederen worden alleen over de weg vervoerd en worden niet in elk land verkocht. Grote carrosseriedelen worden aan de deur bezorgd, niet in een pakketautomaat.',
    ],
    [
      'Als iets beschadigd is',
      'Controleer het pakket bij aankomst en meld schade zo snel mogelijk, liefst met foto. Wij dragen het risico totdat u de goederen hebt ontvangen.',
    ],
  ],
  returns: [
    'Retourneren',
    'Een onderdeel binnen 30 dagen terugsturen.',
    [
      '30 dagen',
      'U kunt een ongebruikt onderdeel binnen 30 dagen na ontvangst terugsturen. Dat is meer dan het herroepingsrecht u geeft en doet er niets aan af.',
    ],
    [
      'Zo doet u dat',
      `Log in, open de bestelling en kies ‘Iets retourneren’, of schrijf naar ${demoEmail} met het bestelnummer. Verpak het onderdeel in de originele doos en bewaar het verzendbewijs. U betaalt de retourzending, tenzij het onderdeel gebrekkig was of wij het verkeerde stuurden.`,
    ],
    [
      'Wat we controleren',
      'Een gemonteerd onderdeel, of olie of lak die geopend is, kan niet opnieuw verkocht worden. Is het onderdeel meer gebruikt dan nodig om het te beoordelen, dan kunnen we de waardevermindering aftrekken.',
    ],
    [
      'Oude onderdelen met statiegeld',
      'Laat het oude onderdeel leeglopen, doe het in de doos van het nieuwe en stuur het binnen 60 dagen op. Het statiegeld wordt terugbetaald zodra het compleet is aangekomen.',
    ],
  ],
  withdrawal: [
    'Herroepingsrecht',
    'Veertien dagen bedenktijd, en hoe u herroept.',
    [
      'Uw recht',
      'U kunt de overeenkomst binnen 14 dagen zonder opgave van redenen herroepen. De termijn eindigt 14 dagen nadat u, of een door u aangewezen derde die niet de vervoerder is, het laatste goed heeft ontvangen.',
    ],
    {
      heading: 'Hoe u herroept',
      paragraphs: [
        `Laat het ons ondubbelzinnig weten, per brief aan ${sellerName}, Provgatan 1, 111 22 Stockholm, Zweden, telefoon ${sellerPhone}, of per e-mail aan ${demoEmail}. Het volstaat dat u dit verstuurt voordat de termijn eindigt. U mag het formulier hieronder gebruiken, maar dat hoeft niet.`,
        'U kunt ook online herroepen: kies ‘Overeenkomst hier herroepen’ onderaan elke pagina of bij uw bestelling. We bevestigen dat meteen per e-mail, met de inhoud en het tijdstip.',
      ],
      html: '<p><a href="/withdraw">Overeenkomst hier herroepen</a></p>',
    },
    [
      'Wat er dan gebeurt',
      'We betalen alles terug, inclusief standaardbezorging, binnen 14 dagen na uw bericht en met hetzelfde betaalmiddel. We mogen wachten tot we de goederen hebben of het bewijs van verzending. Stuur ze binnen 14 dagen terug; de kosten daarvan zijn voor u. U bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig om ze te beoordelen.',
    ],
    [
      'Uitzonderingen',
      'Het recht geldt niet voor goederen die volgens uw specificaties zijn gemaakt, zoals lak op kleurcode, of voor verzegelde goederen die om gezondheidsredenen na opening niet terug kunnen.',
    ],
    [
      'Modelformulier voor herroeping',
      `Aan ${sellerName}, Provgatan 1, 111 22 Stockholm, Zweden, ${demoEmail}: Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep. Besteld op, ontvangen op. Naam en adres van de consument. Datum, en handtekening indien op papier.`,
    ],
  ],
  imprint: [
    'Bedrijfsgegevens',
    'Wie deze winkel beheert en hoe u ons bereikt.',
    {
      heading: 'Verkoper',
      html: `<p>${shopName} is een demowinkel. Het bedrijf, de nummers en de personen die hier staan, zijn verzonnen; er wordt niets verkocht of verzonden.</p><p>Vennootschap met beperkte aansprakelijkheid naar Zweeds recht (aktiebolag). Aandelenkapitaal: SEK\u00a050.000 (verzonnen).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Verantwoordelijken',
      html: '<p>Directeur, ook verantwoordelijk voor de inhoud van deze site: Prova Exempel (een verzonnen persoon).</p><p>Hosting: Exempelmoln AB (verzonnen), Provgatan 2, 111 22 Stockholm, Zweden.</p><p>Productveiligheid: de pagina van elk product noemt de fabrikant onder ‘Veiligheidsinformatie’. Is die buiten de Europese Unie gevestigd, dan zijn de naam en het adres daarna die van de verantwoordelijke persoon in de Unie (artikel 16 van Verordening (EU) 2023/988 inzake algemene productveiligheid, GPSR).</p>',
    },
    {
      heading: 'Contact',
      html: '<p>Het snelst bereikt u ons via het <a href="/support">contactformulier</a>. Veel antwoorden staan bij de <a href="/faq">veelgestelde vragen</a>.</p>',
    },
    {
      heading: 'Geschillen',
      html: '<p>Neem eerst contact met ons op. Komen we er niet uit, dan kunt u terecht bij de rechter in uw land en bij de instantie die hier staat, als die er voor uw land is. Aan procedures bij geschillencommissies in Duitsland, Oostenrijk, Nederland en Groot-Brittannië nemen wij niet deel; daartoe zijn wij ook niet verplicht.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Toegankelijkheidsverklaring',
    'Hoe toegankelijk deze winkel is, wat nog niet werkt en waar u dat kunt melden.',
    {
      heading: 'Waarover deze verklaring gaat',
      html: `<p>Over de webwinkel ${shopName} in alle talen: onderdelen zoeken, winkelwagen, afrekenen, account en klantenservice. U kunt de winkel gebruiken met een muis, een aanraakscherm, alleen het toetsenbord of een schermlezer, hem tot 400 procent vergroten en het meeste zonder JavaScript gebruiken.</p>`,
    },
    {
      heading: 'In hoeverre de winkel voldoet',
      html: '<p>We bouwen hem volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, en de Europese norm EN 301 549. De Europese toegankelijkheidsrichtlijn, (EU) 2019/882, en de nationale wetten vragen dat van webwinkels. De winkel voldoet gedeeltelijk; de uitzonderingen die we kennen, staan hieronder.</p>',
    },
    {
      heading: 'Bekende beperkingen',
      html: '<ul><li>Tekeningen van onderdelen hebben alleen een korte beschrijving. De maten staan ook in een tabel, maar de vorm van een onderdeel wordt niet in woorden beschreven.</li><li>Namen van fabrikanten en sommige namen van onderdelen zijn in een andere taal dan de pagina, zonder dat dit is aangegeven.</li><li>De pagina’s van betaaldiensten en vervoerders waarnaar u wordt doorgestuurd, zijn niet van ons. We kunnen niet beloven dat ze toegankelijk zijn.</li></ul>',
    },
    {
      heading: 'Hoe we testen',
      html: '<p>We beoordelen de winkel zelf. Automatische tests controleren elk soort pagina met axe-core in lichte en donkere kleuren, met alleen het toetsenbord, op 320 pixels breed en zonder JavaScript. Een onafhankelijke instantie heeft de winkel nog niet onderzocht, en we hebben hem nog niet systematisch getest met mensen die hulpmiddelen gebruiken.</p><p>Deze verklaring is opgesteld in november 2026. We herzien haar minstens één keer per jaar.</p>',
    },
    {
      heading: 'Meld een belemmering',
      html: '<p>Werkt er iets niet voor u, <a href="/support">schrijf ons dan</a> of bel het nummer onder <a href="/info/imprint">Bedrijfsgegevens</a>. Vermeld welke pagina het is en welke hulpmiddelen u gebruikt. We antwoorden binnen twee weken en helpen u intussen met uw bestelling.</p>',
    },
    {
      heading: 'Toezicht',
      html: '<p>Helpt ons antwoord niet, dan kunt u terecht bij de toezichthouder in uw land:</p><ul><li>Zweden: Post- och telestyrelsen (PTS)</li><li>Finland: Traficom, het agentschap voor vervoer en communicatie</li><li>Denemarken: Digitaliseringsstyrelsen</li><li>Duitsland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Maagdenburg</li><li>Oostenrijk: Sozialministeriumservice</li><li>België: FOD Economie</li><li>Frankrijk: DGCCRF</li><li>Nederland: Autoriteit Consument &amp; Markt (ACM)</li><li>Verenigd Koninkrijk: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Inname en recycling',
    'Waar u gebruikte accu’s, olie, lampen en oude onderdelen inlevert.',
    {
      heading: 'Accu’s en batterijen',
      html: '<p>Gebruikte accu’s en batterijen horen niet bij het huisvuil: dat betekent de doorgekruiste afvalbak erop. De letters <strong>Pb</strong> daaronder betekenen dat er lood in zit. Lood en het zuur in startaccu’s zijn schadelijk voor mens en natuur; apart ingezameld wordt een accu bijna helemaal gerecycled.</p><p>U bent wettelijk verplicht gebruikte accu’s in te leveren. Milieustraten, recyclageparken en winkels die ze verkopen, nemen ze gratis in, en wij ook de soorten die we verkopen. Stuur een accu nooit met de post: het is een gevaarlijke stof. <a href="/support">Vraag ons</a> waar u hem kunt inleveren.</p>',
    },
    {
      heading: 'Statiegeld op startaccu’s in Duitsland',
      html: '<p>Bij levering in Duitsland komt er volgens de wet op elke startaccu €\u00a07,50 statiegeld inclusief btw, tenzij een oude wordt ingeleverd. Lever de oude accu in bij een milieustraat of garage, laat dat schriftelijk bevestigen en stuur ons de bevestiging binnen twee weken met uw bestelnummer. Dan betalen we het statiegeld terug.</p>',
    },
    {
      heading: 'Afgewerkte olie',
      html: '<p>Afgewerkte olie vergiftigt water en bodem. Giet olie nooit weg en meng die niet met koelvloeistof, remvloeistof of benzine. We nemen gratis evenveel afgewerkte motor- en versnellingsbakolie terug als u bij ons koopt, en ook oliefilters en oliehoudend afval van de olieverversing. Ook milieustraten en veel garages nemen afgewerkte olie in.</p>',
    },
    { heading: 'Ons inleverpunt', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Elektrische onderdelen en lampen',
      html: '<p>Ook elektrische onderdelen en lampen met de doorgekruiste afvalbak worden apart ingezameld; alleen gloeilampen mogen bij het huisvuil. Breng ze naar de milieustraat, of geef ons het oude onderdeel als u een nieuw onderdeel van dezelfde soort koopt: <a href="/support">schrijf ons</a>. Haal er eerst batterijen en lampen uit die los kunnen en wis persoonlijke gegevens.</p><p>Registratienummer in Duitsland (verzonnen): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Sorteren in Frankrijk (Triman)',
      html: '<p>In Frankrijk betekent het Triman-logo dat voor een product of de verpakking een eigen sorteerregel geldt: het hoort niet bij het huisvuil. Breng gebruikte accu’s, olie en elektrische onderdelen naar een inzamelpunt of milieustraat en sorteer verpakkingen zoals uw gemeente vraagt. De dichtstbijzijnde plaatsen staan op <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Unieke nummers (IDU) in Frankrijk, verzonnen: elektrische onderdelen FR000000_05DEMO, accu’s FR000000_06DEMO, olie FR000000_17DEMO, verpakkingen FR000000_01DEMO.</p>',
    },
    {
      heading: 'Oude onderdelen met statiegeld',
      html: '<p>Voor remklauwen, dynamo’s, startmotoren en andere ruilonderdelen worden oude onderdelen gereviseerd. Laat het oude onderdeel leeglopen, doe het in de doos van het nieuwe en stuur het binnen 60 dagen op; dan betalen we het statiegeld terug. Hoe u het verstuurt, staat onder <a href="/info/returns">Retourneren</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
