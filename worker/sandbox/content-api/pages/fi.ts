import { demoEmail, shopName } from '#src/brand.ts'
import { sellerName } from '../seller.ts'
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
      'Tilauksesi on ostotarjous. Sopimus syntyy, kun vahvistamme sen sähköpostilla. Jos tuote on loppunut, ilmoitamme siitä etkä maksa siitä mitään.',
    ],
    [
      'Hinnat ja maksaminen',
      'Hinnat sisältävät arvonlisäveron, ellei sivulla toisin sanota. Toimitus- ja maksutapakulut näytetään ennen tilaamista. Vaihto-osan pantti veloitetaan osan yhteydessä ja palautetaan, kun saamme vanhan osan.',
    ],
    [
      'Virheellinen tuote',
      'Jos osa on virheellinen tai kuvauksesta poikkeava, voit vaatia korjausta tai vaihtoa, hinnanalennusta tai rahojen palautusta. Virheeseen voi vedota vähintään kahden vuoden ajan toimituksesta; jos laki antaa pidemmän ajan, se pätee. Ilmoita virheestä kohtuullisessa ajassa sen havaitsemisesta.',
    ],
    [
      'Erimielisyydet',
      'Kirjoita ensin meille. Jos emme pääse sopuun, voit kääntyä kuluttajaneuvonnan, kuluttajariitalautakunnan tai tuomioistuimen puoleen.',
    ],
  ],
  privacy: [
    'Tietosuoja',
    'Mitä tietoja käsittelemme, miksi, ja mitä voit tehdä.',
    ['Rekisterinpitäjä', `${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, ${demoEmail}.`],
    [
      'Mitä käsittelemme ja miksi',
      'Nimi, osoite, sähköposti, puhelin ja tilaus, jotta voimme täyttää sopimuksen. Laskut, koska kirjanpitolaki vaatii ne. Henkilötunnus vain, kun maksat laskulla ja laki tai luottotarkistus sitä edellyttää.',
    ],
    [
      'Evästeet ja tallennus',
      'Yksi eväste säilyttää ostoskorin 30 päivää; kaksi muistaa valitsemasi maan ja kielen vuoden; yksi muistaa 60 päivää, mitä olet ilmoittanut palauttavasi. Ne ovat tarpeen kaupan käyttämiseen. Katsomasi osat, viimeisimmät hakusi, toivelistasi ja valitsemasi autot säilyvät omassa selaimessasi, samoin se, mitä kerrot autosta: lempinimi, valmistenumero, väri, verhoilu, ohjauspyörän puoli ja jarrut sekä auton kuva. Kun kirjaudut, tiedot ja kuva siirtyvät tilillesi.',
    ],
    [
      'Mittaus, jos suostut siihen',
      'Suostumuksellasi laskemme käyntejä ja ostoja (tilastot) ja mittaamme, miten mainontamme toimii (markkinointi). Sitä meille tekevät palvelut asettavat silloin omia evästeitään ja saavat tiedon sivuista ja osista, joita katsot ja ostat; mainontaa varten myös IP-osoitteen, selaimen nimen ja tilauksesta sähköpostiosoitteen ja puhelinnumeron tiivisteinä (hash). Ilman suostumusta mitään tästä ei ladata eikä lähetetä. Eväste säilyttää vastauksesi kuusi kuukautta. Voit muuttaa tai perua sen kohdassa ”Evästeasetukset” jokaisen sivun alareunassa; silloin nämä evästeet poistetaan.',
    ],
    [
      'Kuka saa tietoja',
      'Valitsemasi kuljetusyhtiö ja maksupalvelu sekä ne, jotka ylläpitävät kauppaa puolestamme. He eivät saa käyttää tietoja muuhun. Jos hyväksyt markkinoinnin, tietoja saavat myös mainospalvelut, jotka käyttävät niitä myös omiin tarkoituksiinsa.',
    ],
    [
      'Säilytysaika ja oikeutesi',
      'Tilaukset ja laskut säilytetään niin kauan kuin laki vaatii, muut tiedot niin kauan kuin niitä tarvitaan. Voit tarkastaa, oikaista, siirtää tai poistaa tietosi, vastustaa niiden käyttöä ja valittaa tietosuojavaltuutetulle tai oman maasi viranomaiselle.',
    ],
  ],
  delivery: [
    'Toimitus',
    'Minne lähetämme, miten ja kuinka nopeasti.',
    [
      'Minne ja miten',
      'Toimitamme maihin, jotka voit valita kohdassa ”Maa ja kieli”. Tilauksesi toimitustavat ja niiden hinnat näkyvät kassalla.',
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
      'Asennettua osaa tai avattua öljyä tai maalia ei voi myydä uudelleen. Jos osaa on käsitelty enemmän kuin sen tutkimiseksi on tarpeen, voimme vähentää arvon alenemisen.',
    ],
    [
      'Panttiosat',
      'Tyhjennä vanha osa, pane se uuden laatikkoon ja lähetä 60 päivän kuluessa. Pantti palautetaan, kun osa on saapunut täydellisenä.',
    ],
  ],
  withdrawal: [
    'Peruuttamisoikeus',
    '14 päivää aikaa perua kauppa ja ohjeet siihen.',
    [
      'Oikeutesi',
      'Voit peruuttaa sopimuksen 14 päivän kuluessa syytä ilmoittamatta. Aika päättyy 14 päivän kuluttua siitä, kun sinä tai nimeämäsi muu kuin kuljettaja on saanut viimeisen tavaran.',
    ],
    {
      heading: 'Miten peruutat',
      paragraphs: [
        `Ilmoita siitä selvästi kirjeellä osoitteeseen ${sellerName}, Provgatan 1, 111 22 Tukholma, Ruotsi, tai sähköpostilla osoitteeseen ${demoEmail}. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä. Voit käyttää alla olevaa lomaketta, mutta se ei ole pakollista.`,
        'Voit peruuttaa myös verkossa: valitse ”Peruuta sopimus tästä” minkä tahansa sivun alareunasta tai tilauksesi kohdalta. Vahvistamme sen viipymättä sähköpostilla ja ilmoitamme siinä sisällön ja ajan.',
      ],
      html: '<p><a href="/withdraw">Peruuta sopimus tästä</a></p>',
    },
    [
      'Mitä siitä seuraa',
      'Palautamme kaikki maksusi, myös tavanomaisen toimituksen, 14 päivän kuluessa ilmoituksestasi ja samalla maksutavalla. Voimme odottaa, kunnes saamme tavaran tai todisteen sen lähettämisestä. Lähetä tavara 14 päivän kuluessa; vastaat palautuskuluista. Vastaat vain arvon alenemisesta, joka johtuu muusta kuin tavaran tutkimiseksi tarpeellisesta käsittelystä.',
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
      html: `<p>${shopName} on esittelykauppa. Yritys, sen numerot ja tässä mainitut henkilöt ovat keksittyjä; mitään ei myydä eikä lähetetä.</p>`,
      facts: 'seller',
    },
    {
      heading: 'Vastuuhenkilöt',
      html: '<p>Toimitusjohtaja, joka vastaa myös sivuston sisällöstä: Prova Exempel (keksitty henkilö).</p><p>Palvelimen ylläpito: Exempelmoln AB (keksitty), Provgatan 2, 111 22 Tukholma, Ruotsi.</p>',
    },
    {
      heading: 'Yhteydenotto',
      html: '<p>Nopeimmin tavoitat meidät <a href="/support">yhteydenottolomakkeella</a>. Moniin kysymyksiin on vastaus sivulla <a href="/faq">Usein kysyttyä</a>.</p>',
    },
    {
      heading: 'Erimielisyydet',
      html: '<p>Kirjoita ensin meille. Jos emme pääse sopuun, voit kääntyä maasi kuluttajariitoja käsittelevän elimen tai tuomioistuimen puoleen.</p>',
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
      html: '<p>Jos vastauksemme ei auta, voit ottaa yhteyttä maasi viranomaiseen:</p><ul><li>Ruotsi: Post- och telestyrelsen (PTS)</li><li>Suomi: Liikenne- ja viestintävirasto Traficom</li><li>Tanska: Digitaliseringsstyrelsen</li><li>Saksa: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</li><li>Ranska: DGCCRF</li><li>Alankomaat: Autoriteit Consument &amp; Markt (ACM)</li><li>Yhdistynyt kuningaskunta: Equality Advisory and Support Service</li></ul>',
    },
  ],
  'take-back': [
    'Kierrätys ja vastaanotto',
    'Minne käytetyt akut, öljyt, lamput ja vanhat osat viedään.',
    {
      heading: 'Akut',
      html: '<p>Käytettyjä akkuja ja paristoja ei saa laittaa sekajätteeseen: sitä tarkoittaa niissä oleva yliviivattu roska-astia. Kirjaimet <strong>Pb</strong> sen alla kertovat, että akku sisältää lyijyä. Lyijy ja käynnistysakkujen happo ovat vaaraksi ihmisille ja luonnolle; erikseen kerättynä akku voidaan kierrättää lähes kokonaan.</p><p>Laki velvoittaa viemään käytetyt akut keräykseen. Jäteasemat ja akkuja myyvät liikkeet ottavat ne vastaan maksutta, samoin me niitä akkutyyppejä, joita myymme. Älä koskaan lähetä akkua postitse: se on vaarallinen aine. <a href="/support">Kysy meiltä</a>, minne voit sen jättää.</p>',
    },
    {
      heading: 'Käynnistysakkujen pantti Saksassa',
      html: '<p>Kun käynnistysakku toimitetaan Saksaan, laki lisää hintaan 7,50 euron pantin arvonlisäveroineen, ellei vanhaa akkua palauteta. Vie vanha akku jäteasemalle tai korjaamolle, pyydä siitä kirjallinen todistus ja lähetä se meille kahden viikon kuluessa tilausnumeron kanssa. Silloin palautamme pantin.</p>',
    },
    {
      heading: 'Jäteöljy',
      html: '<p>Jäteöljy myrkyttää vettä ja maaperää. Älä koskaan kaada sitä pois äläkä sekoita siihen jäähdytysnestettä, jarrunestettä tai bensiiniä. Otamme maksutta vastaan yhtä paljon käytettyä moottori- ja vaihteistoöljyä kuin ostat meiltä, samoin öljynsuodattimet ja öljynvaihdon öljyisen jätteen. Myös jäteasemat ja monet korjaamot ottavat sitä vastaan.</p>',
    },
    { heading: 'Vastaanottopaikkamme', html: '', facts: 'takeBackPoints' },
    {
      heading: 'Sähköosat ja lamput',
      html: '<p>Myös sähköosat ja lamput, joissa on yliviivattu roska-astia, kerätään erikseen; vain hehkulamput saa laittaa sekajätteeseen. Vie ne jäteasemalle tai anna vanha meille, kun ostat uuden samanlaisen: <a href="/support">kirjoita meille</a>. Irrota ensin akut ja lamput, jotka lähtevät irti, ja poista henkilötiedot.</p><p>Rekisterinumero Saksassa (keksitty): WEEE DE 00000000.</p>',
    },
    {
      heading: 'Vanhat osat, joista on pantti',
      html: '<p>Jarrusatulat, laturit, käynnistinmoottorit ja muut vaihto-osat kunnostetaan vanhoista. Tyhjennä vanha osa, pane se uuden laatikkoon ja lähetä se 60 päivän kuluessa, niin palautamme pantin. Lähettämisestä kerrotaan sivulla <a href="/info/returns">Palautukset</a>.</p>',
    },
  ],
} satisfies Record<string, PageSource>
