import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName, sellerPhone } from '../seller.ts'
import type { PageSource } from './page-source.ts'

export const pages = {
  terms: [
    'Toimitusehdot',
    `Ehdot, joita sovelletaan ostoksiisi verkkokaupassa ${shopName}.`,
    [
      'Keneltä ostat',
      `${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, ${demoEmail}. Ehdot koskevat kuluttajia. Oman maasi laki suojaa sinua riippumatta siitä, mitä tässä lukee.`,
    ],
    [
      'Tilaus ja sopimus',
      'Tilauksesi on ostotarjous. Sopimus syntyy, kun vahvistamme sen sähköpostilla. Jos tuote on loppunut, ilmoitamme siitä, etkä maksa siitä mitään.',
    ],
    [
      'Hinnat ja maksaminen',
      'Hinnat sisältävät arvonlisäveron, ellei sivulla toisin sanota. Toimitus- ja maksutapakulut näytetään ennen tilaamista. Maksutapalisä ei ole koskaan suurempi kuin maksutavasta meille koituvat kulut, eikä sitä peritä Itävallassa, Belgiassa eikä Ranskassa. Vaihto-osan pantti veloitetaan osan yhteydessä ja palautetaan, kun saamme vanhan osan.',
    ],
    [
      'Virheellinen tuote',
      'Jos osa on virheellinen tai kuvauksesta poikkeava, voit vaatia korjausta tai vaihtoa, hinnanalennusta tai rahojen palautusta.',
      'Suomessa ja Alankomaissa vastaamme virheestä niin kauan kuin osan voi olettaa kestävän, vähintään kaksi vuotta. Virheeseen voi vedota toimituksesta lukien Ruotsissa kolmen vuoden, Norjassa viiden vuoden (kahden, jos osan ei ole tarkoitus kestää pidempään) ja Tanskassa, Saksassa, Itävallassa, Belgiassa ja Ranskassa kahden vuoden ajan. Muissa EU-maissa aika on vähintään kaksi vuotta; jos laki antaa pidemmän ajan, se pätee. Isossa-Britanniassa vaatimuksen voi esittää kuuden vuoden ajan, Skotlannissa viiden, ja virheellisen osan voi palauttaa täyttä hyvitystä vastaan 30 päivän kuluessa sen saamisesta.',
      'Ilmoita virheestä Suomessa, Ruotsissa, Tanskassa, Norjassa, Alankomaissa ja Belgiassa kohtuullisessa ajassa sen havaitsemisesta; kaksi kuukautta riittää aina. Saksassa, Itävallassa, Ranskassa ja Isossa-Britanniassa laki ei aseta tällaista aikaa.',
    ],
    {
      heading: 'Erimielisyydet',
      html: '<p>Kirjoita ensin meille. Jos emme pääse sopuun, voit kääntyä maasi tuomioistuimen puoleen ja tässä mainitun elimen puoleen, jos maassasi on sellainen. Suomessa apua saa ensin kuluttajaneuvonnasta.</p>',
      facts: 'mediator',
    },
  ],
  privacy: [
    'Tietosuoja',
    'Mitä tietoja käsittelemme, miksi, ja mitä voit tehdä.',
    ['Rekisterinpitäjä', `${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, ${demoEmail}.`],
    {
      heading: 'Mitä käsittelemme, miksi ja millä oikeusperusteella',
      html: '<p>Kirjaimet viittaavat yleisen tietosuoja-asetuksen (GDPR) 6 artiklan 1 kohtaan: (a) suostumus, (b) sopimus, (c) lakisääteinen velvoite, (f) oikeutettu etu.</p><ul><li>Tilaus, toimitus, maksu, palautus ja tili: nimi, osoite, sähköposti, puhelin ja tilauksesi sisältö, jotta voimme täyttää sopimuksen (b).</li><li>Laskut, koska kirjanpitolaki vaatii ne; peruuttamiset ja virheilmoitukset, koska laki antaa sinulle nämä oikeudet (c).</li><li>Henkilötunnus: vain, kun maksat laskulla ja laki tai luottotarkistus sitä edellyttää (b).</li><li>Yhteydenottolomake ja sähköposti: nimesi, sähköpostiosoitteesi, tilausnumero ja viestisi, jotta voimme vastata. Jos viesti koskee tilausta, perusteena on sopimus (b), muuten etumme vastata kysymyksiin (f).</li><li>Uutiskirje: sähköpostiosoitteesi suostumuksellasi (a). Jos pyydämme vahvistuksen, saat uutiskirjeen vasta, kun olet avannut sähköpostimme linkin, joka on voimassa kolme päivää. Voit perua sen milloin tahansa.</li><li>Rekisteritunnus: jos haet autoa rekisteritunnuksella, lähetämme tunnuksen ajoneuvorekisteriin, joka kertoo, mistä autosta on kyse (b).</li><li>Virheraportit: kun jokin ei toimi, virheen laji, sen paikka ohjelmassa, sivun laji ja kesto, mutta ei osoitettasi, evästeitäsi eikä mitään kirjoittamaasi. Etumme on, että kauppa toimii (f).</li><li>Sivujen nopeus: osasta käyntejä se, kuinka nopeasti sivu tuli näkyviin, kuinka nopeasti se reagoi ja kuinka paljon se siirtyi, sekä sivun laji. Selaimeesi ei tallenneta tätä varten mitään, ja luvut vain lasketaan yhteen ilman osoitettasi. Etumme on nopea kauppa (f).</li><li>Tietoturvaloki: epäonnistuneet kirjautumiset, tilien muutokset ja torjutut hyökkäykset. Verkot ja tilit ovat siinä vain tiivisteinä (hash). Etumme on suojata kauppaa ja tiliäsi (f).</li><li>Tilastot ja markkinointi: vain suostumuksellasi (a), katso alla. Säilytämme todisteen vastauksestasi, koska meidän on voitava osoittaa se (c).</li></ul>',
    },
    {
      heading: 'Evästeet ja tallennus',
      html: '<p>Nämä evästeet ja selaimesi muistiin tallennetut tiedot ovat välttämättömiä sille, mitä teet kaupassa:</p><ul><li>rc_centra_checkout_token: ostoskorisi ja se, oletko kirjautunut. 30 päivää.</li><li>rc_country, rc_lang: valitsemasi maa ja kieli. Vuosi.</li><li>rc_returns: mitä olet ilmoittanut palauttavasi. 60 päivää.</li><li>rc_unclear_payment, rc_sent_payment: tilaus, jonka lähetit ilman JavaScriptiä. Ensimmäinen enintään vuorokauden, toinen tunnin.</li><li>rc_consent: valintasi mittauksesta. Kuusi kuukautta.</li><li>rc_wishlist, rc_garage, rc_item_cars, rc_car_photos: toivelistasi ja autosi sekä se, mitä kerrot niistä, kuten lempinimi, valmistenumero, väri ja kuva. Selaimessasi, kunnes poistat ne. Kun kirjaudut, autot ja kuvat tallennetaan tilillesi.</li><li>rc_viewed, rc_searches: katsomasi osat ja viimeisimmät hakusi. Selaimessasi, kunnes tyhjennät ne siellä, missä ne näytetään. Katsotut osat voit myös poistaa käytöstä tällä sivulla.</li><li>rc_promised_days, rc_tracked: milloin tilaustesi piti saapua ja mitkä niistä on näytetty. Ensimmäisessä 30, toisessa 20 viimeisintä tilausta.</li><li>rc_cart_intents, rc_cart_mark, rc_cart_open, rc_cart_pending, rc_payment: ostoskorin keskeneräiset muutokset ja kesken oleva maksu. Kunnes ne ovat valmiit, maksu enintään vuorokauden.</li><li>rc_places, rc_scroll, rc_compare, rc_quick_order, rc_picked_payment, rc_region_before: paikkasi luettelossa, vertailtavat osat ja tämän käynnin valinnat. Kunnes suljet välilehden.</li></ul>',
    },
    {
      heading: 'Mittaus, jos suostut siihen',
      html: '<p>Suostumuksellasi laskemme käyntejä ja ostoja (tilastot) ja mittaamme, miten mainontamme toimii (markkinointi). Kauppa voi käyttää siihen näitä palveluja, jotka asettavat omia evästeitään:</p><ul><li>Google Analytics 4, Google Ireland Limited, ladataan Google Tag Managerilla, tilastoihin: _ga ja evästeet, joiden alussa on _ga_. 400 päivää.</li><li>Google Ads, Google Ireland Limited, ladataan Google Tag Managerilla, markkinointiin: evästeet, joiden alussa on _gcl_. 90 päivää.</li><li>Metan pikseli ja Conversions API, Meta Platforms Ireland Limited, markkinointiin: _fbp ja _fbc. 90 päivää.</li><li>Mainoskumppanin pienoisohjelma markkinointiin; se saa tiedon sivun osoitteesta ja kielestä: evästeet, joiden alussa on _partner, kumppanin ilmoittaman ajan.</li><li>Kauppa itse käynnin loppuun: rc_events, kassan tapahtumat, kunnes vahvistussivu ilmoittaa ne; rc_test_event, testin koodi, jos sivun osoitteessa on sellainen.</li></ul><p>Palvelut saavat tiedon sivuista ja osista, joita katsot ja ostat; mainontaa varten myös IP-osoitteen, selaimen nimen ja tilauksesta sähköpostiosoitteen ja puhelinnumeron, molemmat tiivisteinä (hash). Ilman suostumusta mitään tästä ei ladata eikä lähetetä. Voit muuttaa tai perua vastauksesi kohdassa ”Evästeasetukset” jokaisen sivun alareunassa; silloin nämä evästeet poistetaan.</p>',
    },
    {
      heading: 'Kuka saa tietoja',
      html: '<p>Valitsemasi kuljetusyhtiö ja maksupalvelu sekä ne, jotka ylläpitävät kauppaa puolestamme: palvelimet, sähköposti, asiakaspalvelu ja virheraportit. Ne eivät saa käyttää tietoja muuhun. Ajoneuvorekisteri saa rekisteritunnuksen, jolla haet.</p><p>Jos hyväksyt markkinoinnin, tietoja saavat myös Google, Meta ja mainoskumppani, jotka käyttävät niitä myös omiin tarkoituksiinsa. Google ja Meta voivat siirtää tietoja Yhdysvaltoihin EU:n ja Yhdysvaltojen tietosuojakehyksen perusteella.</p>',
    },
    {
      heading: 'Säilytysaika',
      html: '<ul><li>Laskut ja niihin kuuluvat tilaukset: seitsemän vuotta sen kalenterivuoden päättymisestä, jona tilikausi päättyi, kuten Ruotsin kirjanpitolaki vaatii.</li><li>Viestit asiakaspalveluun: kaksi vuotta viimeisestä vastauksestamme.</li><li>Tili autoineen ja kuvineen: kunnes se poistetaan pyynnöstäsi. Uutiskirje: kunnes perut sen.</li><li>Todiste suostumuksesta: kolme vuotta sen päättymisestä.</li><li>Virheraportit ja tietoturvaloki: 90 päivää.</li></ul>',
    },
    {
      heading: 'Oikeutesi',
      html: '<p>Voit tarkastaa, oikaista, siirtää tai poistaa tietosi, rajoittaa niiden käyttöä, vastustaa käyttöä, joka perustuu etuumme, ja perua suostumuksen milloin tahansa tulevan käsittelyn osalta. Jos sinulla on tili, voit <a href="/account/data">ladata tietosi ja pyytää niiden poistamista</a>, muuten <a href="/support">kirjoita meille</a>.</p><p>Voit valittaa oman maasi viranomaiselle, Suomessa tietosuojavaltuutetulle, tai Ruotsin viranomaiselle: Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Tukholma, Ruotsi, <a href="https://www.imy.se/">imy.se</a>.</p>',
    },
  ],
  delivery: [
    'Toimitus',
    'Minne lähetämme, miten ja kuinka nopeasti.',
    [
      'Minne ja miten',
      'Toimitamme maihin, jotka voit valita kohdassa ”Maa ja kieli”. Tämän sivun taulukossa ”Toimitus maahan” ovat toimitustavat maassasi, niiden hinnat ja toimitusajat.',
    ],
    [
      'Tulli ja tuonnin arvonlisävero',
      'Lähetämme Ruotsista. Euroopan unionin sisällä ei ole tullia eikä tuonnin arvonlisäveroa.',
      'Norjaan tai Isoon-Britanniaan menevä paketti ylittää tullirajan. Kaupan hinta sisältää maasi arvonlisäveron. Me huolehdimme tulli-ilmoituksesta ja maksamme tuonnin arvonlisäveron, mahdollisen tullin ja kuljetusyhtiön tullausmaksun, joten sinä et maksa toimituksessa mitään. Jos kuljetusyhtiö tai tulli silti pyytää sinulta rahaa, älä maksa vaan kirjoita meille.',
      'Jos palautat jotain sieltä, kirjoita pakettiin ”Returned goods” ja pane kuitti mukaan, jotta paluumatkasta ei peritä tullia.',
    ],
    [
      'Kuinka kauan se kestää',
      'Varastossa olevat osat lähtevät yhden arkipäivän kuluessa. Osan sivulla kerrotaan, onko sitä varastossa ja kuinka kauan toimitus tavarantoimittajalta kestää. Toimitamme 30 päivän kuluessa, ellei toisin sovita.',
    ],
    [
      'Mitä ei voi lähettää kaikkialle',
      'Akut, maalit ja muut vaaralliset aineet kulkevat vain maanteitse, eikä niitä myydä kaikissa maissa. Suuret korinosat tuodaan ovelle, ei pakettiautomaattiin.',
    ],
    [
      'Jos jotain on vaurioitunut',
      'Tarkista paketti sen saapuessa ja ilmoita vaurioista mahdollisimman pian, mieluiten kuvan kanssa. Vastaamme tuotteesta, kunnes olet saanut sen.',
    ],
  ],
  returns: [
    'Palautukset',
    'Osan palauttaminen 30 päivän kuluessa.',
    [
      '30 päivää',
      'Voit palauttaa käyttämättömän osan 30 päivän kuluessa sen saamisesta. Aika on pidempi kuin peruuttamisoikeudessa eikä rajoita sitä.',
    ],
    [
      'Näin toimit',
      `Kirjaudu sisään, avaa tilaus ja valitse ”Palauta tuotteita”, tai kirjoita osoitteeseen ${demoEmail} ja mainitse tilausnumero. Pakkaa osa alkuperäispakkaukseensa ja säilytä lähetyskuitti. Maksat palautuksen itse, paitsi jos osa oli virheellinen tai lähetimme väärän osan.`,
    ],
    [
      'Mitä tarkistamme',
      'Asennettua osaa tai avattua öljyä tai maalia ei voi myydä uudelleen. Jos osaa on käsitelty enemmän kuin sen tutkimiseksi on tarpeen, voimme vähentää arvon alenemisen hyvityksestä.',
    ],
    [
      'Pantilliset vanhat osat',
      'Tyhjennä vanha osa, pane se uuden laatikkoon ja lähetä 60 päivän kuluessa. Pantti palautetaan, kun osa on saapunut täydellisenä.',
    ],
  ],
  withdrawal: [
    'Peruuttamisoikeus',
    '14 päivää aikaa peruuttaa kauppa ja ohjeet siihen.',
    [
      'Oikeutesi',
      'Voit peruuttaa sopimuksen 14 päivän kuluessa syytä ilmoittamatta. Aika päättyy 14 päivän kuluttua siitä, kun sinä tai nimeämäsi muu henkilö kuin rahdinkuljettaja on saanut viimeisen tavaran.',
    ],
    {
      heading: 'Miten peruutat',
      paragraphs: [
        `Ilmoita siitä selvästi kirjeellä osoitteeseen ${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, puhelin ${sellerPhone}, tai sähköpostilla osoitteeseen ${demoEmail}. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä. Voit käyttää alla olevaa lomaketta, mutta se ei ole pakollista.`,
        'Voit peruuttaa myös verkossa: valitse ”Peruuta sopimus tästä” minkä tahansa sivun alareunasta tai tilauksesi kohdalta. Vahvistamme sen viipymättä sähköpostilla ja ilmoitamme siinä sisällön ja ajan.',
      ],
      html: '<p><a href="/withdraw">Peruuta sopimus tästä</a></p>',
    },
    [
      'Mitä siitä seuraa',
      'Palautamme kaikki maksusi, myös tavanomaisen toimituksen kulut, 14 päivän kuluessa ilmoituksestasi ja samalla maksutavalla. Voimme odottaa, kunnes saamme tavaran tai todisteen sen lähettämisestä. Lähetä tavara 14 päivän kuluessa; vastaat palautuskuluista. Vastaat vain arvon alenemisesta, joka johtuu muusta kuin tavaran tutkimiseksi tarpeellisesta käsittelystä.',
    ],
    [
      'Poikkeukset',
      'Oikeus ei koske ohjeidesi mukaan valmistettua tavaraa, kuten värikoodilla sekoitettua maalia, eikä sinetöityä tavaraa, jota ei terveyssyistä voi palauttaa avattuna.',
    ],
    [
      'Peruuttamislomake',
      `Vastaanottaja ${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, ${demoEmail}: Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavien tavaroiden toimitusta. Tilauspäivä, vastaanottopäivä. Kuluttajan nimi ja osoite. Päiväys, ja allekirjoitus, jos lomake on paperilla.`,
    ],
  ],
  imprint: [
    'Yrityksen tiedot',
    'Kuka kauppaa ylläpitää ja miten meidät tavoittaa.',
    {
      heading: 'Myyjä',
      html: `<p>${shopName} on esittelykauppa. Yritys, sen numerot ja tässä mainitut henkilöt ovat keksittyjä; mitään ei myydä eikä lähetetä.</p><p>Ruotsalainen osakeyhtiö (aktiebolag). Osakepääoma: 50\u00a0000\u00a0kruunua (keksitty).</p>`,
      facts: 'seller',
    },
    {
      heading: 'Vastuuhenkilöt',
      html: '<p>Toimitusjohtaja, joka vastaa myös sivuston sisällöstä: Prova Exempel (keksitty henkilö).</p><p>Palvelimen ylläpito: Exempelmoln AB (keksitty), Provgatan 2, 111 22 Tukholma, Ruotsi.</p><p>Tuoteturvallisuus: jokaisen tuotteen sivulla on valmistaja kohdassa ”Turvallisuustiedot”. Jos valmistaja on Euroopan unionin ulkopuolella, sen jälkeen on unionissa olevan vastuuhenkilön nimi ja osoite (yleisestä tuoteturvallisuudesta annetun asetuksen (EU) 2023/988, GPSR, 16 artikla).</p>',
    },
    {
      heading: 'Yhteydenotto',
      html: '<p>Nopeimmin tavoitat meidät <a href="/support">yhteydenottolomakkeella</a>. Moniin kysymyksiin on vastaus sivulla <a href="/faq">Usein kysyttyä</a>.</p>',
    },
    {
      heading: 'Erimielisyydet',
      html: '<p>Kirjoita ensin meille. Jos emme pääse sopuun, voit kääntyä maasi tuomioistuimen puoleen ja myös tässä mainitun elimen puoleen, jos maassasi on sellainen. Emme osallistu kuluttajariitojen sovitteluun Saksassa, Itävallassa, Alankomaissa emmekä Isossa-Britanniassa, eikä meillä ole siihen velvollisuutta.</p>',
      facts: 'mediator',
    },
  ],
  accessibility: [
    'Saavutettavuusseloste',
    'Miten saavutettava kauppa on, mikä ei vielä toimi ja minne siitä voi ilmoittaa.',
    {
      heading: 'Mitä seloste koskee',
      html: `<p>Seloste koskee ${shopName}-verkkokauppaa kaikilla kielillä: osien etsimistä, ostoskoria, kassaa, tiliä ja asiakaspalvelua. Voit käyttää kauppaa hiirellä, kosketusnäytöllä, pelkällä näppäimistöllä tai ruudunlukijalla, suurentaa sen 400 prosenttiin ja käyttää suurinta osaa siitä ilman JavaScriptiä.</p>`,
    },
    {
      heading: 'Miten kauppa täyttää vaatimukset',
      html: '<p>Rakennamme kaupan WCAG 2.2 -ohjeiden A- ja AA-tason ja eurooppalaisen standardin EN 301 549 mukaan. Sitä vaativat verkkokaupoilta esteettömyysdirektiivi (EU) 2019/882 ja Suomessa laki digitaalisten palvelujen tarjoamisesta. Kauppa täyttää vaatimukset osittain; tiedossamme olevat poikkeukset luetellaan alla.</p>',
    },
    {
      heading: 'Tiedossa olevat puutteet',
      html: '<ul><li>Osien piirroksilla on vain lyhyt kuvaus. Mitat ovat myös taulukkona, mutta osan muotoa ei kuvata sanoin.</li><li>Valmistajien nimet ja jotkin osien nimet ovat eri kielellä kuin sivu, eikä kieltä ole merkitty.</li><li>Maksupalvelujen ja kuljetusyhtiöiden sivut, joille sinut ohjataan, eivät ole meidän. Emme voi luvata, että ne ovat saavutettavia.</li></ul>',
    },
    {
      heading: 'Miten testaamme',
      html: '<p>Arvioimme kaupan itse. Automaattiset testit tarkastavat kaikenlaiset sivut axe-core-työkalulla vaaleissa ja tummissa väreissä, pelkällä näppäimistöllä, 320 kuvapisteen levyisinä ja ilman JavaScriptiä. Ulkopuolinen taho ei ole vielä arvioinut kauppaa, emmekä ole testanneet sitä järjestelmällisesti apuvälineitä käyttävien kanssa.</p><p>Seloste on laadittu marraskuussa 2026. Tarkistamme sen vähintään kerran vuodessa.</p>',
    },
    {
      heading: 'Ilmoita esteestä',
      html: '<p>Jos jokin ei toimi, <a href="/support">kirjoita meille</a> tai soita numeroon, joka on sivulla <a href="/info/imprint">Yrityksen tiedot</a>. Kerro, mistä sivusta on kyse ja mitä apuvälineitä käytät. Vastaamme kahden viikon kuluessa ja autamme sillä välin tilauksesi kanssa.</p>',
    },
    {
      heading: 'Valvonta',
      html: '<p>Jos vastauksemme ei auta, voit ottaa yhteyttä maasi viranomaiseen:</p><ul><li>Ruotsi: Post- och telestyrelsen (PTS)</li><li>Suomi: Liikenne- ja viestintävirasto Traficom</li><li>Tanska: Digitaliseringsstyrelsen</li><li>Saksa: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Itävalta: Sozialministeriumservice</li><li>Belgia: FOD Economie / SPF Économie</li><li>Ranska: DGCCRF</li><li>Alankomaat: Autoriteit Consument &amp; Markt (ACM)</li><li>Iso-Britannia: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Kierrätys ja vastaanotto',
    'Minne käytetyt akut, öljyt, lamput ja vanhat osat viedään.',
    {
      heading: 'Akut',
      html: '<p>Käytettyjä akkuja ja paristoja ei saa laittaa sekajätteeseen: sitä tarkoittaa niissä oleva yliviivattu jäteastia. Kirjaimet <strong>Pb</strong> sen alla kertovat, että akku sisältää lyijyä. Lyijy ja käynnistysakkujen happo ovat vaaraksi ihmisille ja luonnolle; erikseen kerättynä akku voidaan kierrättää lähes kokonaan.</p><p>Laki velvoittaa viemään käytetyt akut keräykseen. Jäteasemat ja akkuja myyvät liikkeet ottavat ne vastaan maksutta, samoin me niitä akkutyyppejä, joita myymme. Älä koskaan lähetä akkua postitse: se on vaarallinen aine. <a href="/support">Kysy meiltä</a>, minne voit sen jättää.</p>',
    },
    {
      heading: 'Käynnistysakkujen pantti Saksassa',
      html: '<p>Kun käynnistysakku toimitetaan Saksaan, hintaan lisätään lain mukaan 7,50 euron pantti arvonlisäveroineen, ellei vanhaa akkua palauteta. Vie vanha akku jäteasemalle tai korjaamolle, pyydä siitä kirjallinen todistus ja lähetä se meille kahden viikon kuluessa tilausnumeron kanssa. Silloin palautamme pantin.</p>',
    },
    {
      heading: 'Jäteöljy',
      html: '<p>Jäteöljy myrkyttää vettä ja maaperää. Älä koskaan kaada sitä pois äläkä sekoita siihen jäähdytysnestettä, jarrunestettä tai bensiiniä. Otamme maksutta vastaan yhtä paljon käytettyä moottori- ja vaihteistoöljyä kuin ostat meiltä, samoin öljynsuodattimet ja öljynvaihdon öljyisen jätteen. Myös jäteasemat ja monet korjaamot ottavat sitä vastaan.</p>',
    },
    { heading: 'Vastaanottopaikkamme', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Sähköosat ja lamput',
      html: '<p>Myös sähköosat ja lamput, joissa on yliviivattu jäteastia, kerätään erikseen; vain hehkulamput saa laittaa sekajätteeseen. Vie ne jäteasemalle tai anna vanha meille, kun ostat uuden samanlaisen: <a href="/support">kirjoita meille</a>. Irrota ensin akut ja lamput, jotka lähtevät irti, ja poista henkilötiedot.</p><p>Rekisterinumero Saksassa (keksitty): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Lajittelu Ranskassa (Triman)',
      html: '<p>Ranskassa Triman-merkki kertoo, että tuotteella tai pakkauksella on oma lajitteluohje eikä se kuulu sekajätteeseen. Vie käytetyt akut, öljyt ja sähköosat keräyspisteeseen tai jäteasemalle ja lajittele pakkaukset kunnan ohjeiden mukaan. Lähimmät paikat näkyvät osoitteessa <a href="https://quefairedemesobjets.ademe.fr/">quefairedemesobjets.ademe.fr</a>.</p><p>Yksilölliset tunnisteet (IDU) Ranskassa, keksittyjä: sähköosat FR000000_05DEMO, akut FR000000_06DEMO, öljyt FR000000_17DEMO, pakkaukset FR000000_01DEMO.</p>',
    },
    {
      heading: 'Pantilliset vanhat osat',
      html: '<p>Jarrusatulat, laturit, starttimoottorit ja muut vaihto-osat kunnostetaan vanhoista. Tyhjennä vanha osa, pane se uuden laatikkoon ja lähetä se 60 päivän kuluessa, niin palautamme pantin. Lähettämisestä kerrotaan sivulla <a href="/info/returns">Palautukset</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
