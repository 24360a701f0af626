import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Usein kysyttyä',
  description: `Vastauksia toimituksesta, sopivuudesta, palautuksista, maksamisesta ja tilistäsi verkkokaupassa ${shopName}.`,
  topics: {
    orders: 'Tilaus ja toimitus',
    fit: 'Sopiiko osa autooni?',
    returns: 'Palautus, peruuttaminen ja pantit',
    payment: 'Maksaminen',
    account: 'Tili ja tietosuoja',
  },
  questions: {
    'delivery-time': [
      'Kuinka kauan toimitus kestää?',
      '<p>Varastossa olevat osat lähtevät yhden arkipäivän kuluessa. Kassalla näet, montako arkipäivää toimitus maahasi sen jälkeen kestää kullakin toimitustavalla. Jos osa tulee ensin tavarantoimittajalta, toimitusaika kerrotaan osan sivulla.</p><p>Lisää sivulla <a href="/info/delivery">Toimitus</a>.</p>',
    ],
    'delivery-cost': [
      'Mitä toimitus maksaa?',
      '<p>Hinta riippuu maasta, painosta ja toimitustavasta. Kassalla näet kaikki hinnat ennen tilaamista.</p><p>Tavallinen toimitus on maksuton, kun tuotteiden arvo ylittää tietyn rajan; ostoskori näyttää, paljonko siitä puuttuu. Pantteja ei lasketa mukaan. Pikatoimitus ja suurikokoisten osien rahti ovat aina maksullisia.</p>',
    ],
    'track-order': [
      'Missä tilaukseni on?',
      '<p>Kirjoita tilausnumero ja sähköpostiosoite sivulla <a href="/track-order">Seuraa tilaustasi</a>. Jos sinulla on tili, löydät tilauksesi myös sieltä.</p>',
    ],
    'change-order': [
      'Voinko muuttaa tilausta tai perua sen?',
      '<p><a href="/support">Ota meihin yhteyttä</a> mahdollisimman pian ja kerro tilausnumero. Voimme muuttaa tilausta tai perua sen, kunnes se on lähetetty. Sen jälkeen voit <a href="/withdraw">peruuttaa kaupan</a> tai palauttaa osat.</p>',
    ],
    'fits-my-car': [
      'Mistä tiedän, sopiiko osa autooni?',
      '<p>Jokaisella tuotesivulla luetellaan autot, joihin osa sopii, moottoreineen ja vuosimalleineen, ja osaluetteloita voi rajata auton mukaan. Vertaa myös mittoja ja alkuperäisnumeroa vanhaan osaasi.</p><p>Oletko vielä epävarma? <a href="/support">Kysy meiltä</a> ja kerro malli, vuosimalli ja valmistenumero (VIN).</p>',
    ],
    conditions: [
      'Mitä tarkoittavat ehdot kuten ”valmistenumerosta … alkaen” tai ”tuuletetut jarrulevyt edessä 263\u00a0mm”?',
      '<p>Autonvalmistajat vaihtoivat osia usein kesken vuosimallin, ja joihinkin autoihin tehtiin erikokoisia jarruja. Osa, jolla on ehto, sopii vain, jos autosi täyttää sen.</p><p>Valmistenumero on tyyppikilvessä ja rekisteröintitodistuksessa. Jarrulevy mitataan reunasta reunaan; tuuletetussa levyssä on kaksi levyä ja niiden välissä ripoja.</p>',
    ],
    'part-number': [
      'Voinko hakea osanumerolla?',
      '<p>Kyllä. Kirjoita hakukenttään alkuperäisnumero (OE) tai toisen valmistajan numero.</p>',
    ],
    'how-many': [
      'Montako osaa tarvitsen?',
      '<p>Tuotesivulla suositellaan määrää silloin, kun se voidaan sanoa, esimerkiksi kaksi kappaletta akselia kohden. Määrä on valmiina, kun lisäät osan ostoskoriin. Vaihda jarrulevyt, jarrupalat ja iskunvaimentimet aina akselin molemmille puolille.</p>',
    ],
    return: [
      'Miten palautan osan?',
      '<p>Voit palauttaa käyttämättömän osan 30 päivän kuluessa. Kirjoita meille ja kerro tilausnumero, pakkaa osa alkuperäispakkaukseensa ja säilytä lähetyskuitti. Sivulla <a href="/info/returns">Palautukset</a> kerrotaan, miten palautus tehdään ja kuka sen maksaa.</p>',
    ],
    withdraw: [
      'Miten peruutan kaupan?',
      '<p>Voit <a href="/withdraw">peruuttaa kaupan verkossa</a> 14 päivän kuluessa tavaran saamisesta syytä ilmoittamatta. Saat vahvistuksen sähköpostiisi.</p><p>Määräajat ja poikkeukset ovat sivulla <a href="/info/withdrawal">Peruuttamisoikeus</a>.</p>',
    ],
    deposit: [
      'Miksi joistakin osista maksetaan pantti?',
      '<p>Esimerkiksi jarrusatulat, laturit ja starttimoottorit kunnostetaan vanhoista osista. Pantti näkyy hinnan alla ja on ostoskorissa omalla rivillään.</p><p>Tyhjennä vanha osa ja lähetä se uuden osan laatikossa 60 päivän kuluessa. Palautamme pantin, kun osa on saapunut täydellisenä. Saksan akkupantista kerrotaan sivulla <a href="/info/take-back">Kierrätys ja vastaanotto</a>.</p>',
    ],
    faulty: [
      'Mitä teen, jos osa on viallinen tai vahingoittunut?',
      '<p><a href="/support">Kirjoita meille</a> mahdollisimman pian, kerro tilausnumero ja kuvaile vika. Korjaamme tai vaihdamme viallisen osan tai palautamme rahat, ja maksamme palautuksen. Oikeutesi ovat sivulla <a href="/info/terms">Toimitusehdot</a>.</p>',
    ],
    'payment-methods': [
      'Miten voin maksaa?',
      '<p>Kortilla, verkkopankissa, mobiilimaksulla tai digitaalisella lompakolla, ennakkoon tilisiirrolla tai laskulla. Kassalla näet, mitkä maksutavat ovat käytössä maassasi ja peritäänkö niistä maksu.</p>',
    ],
    'discount-code': [
      'Mihin syötän alennuskoodin?',
      '<p>Ostoskoriin tai kassan maksuvaiheeseen, kohtaan ”Alennuskoodi tai lahjakortti”. Näet alennuksen ennen tilaamista.</p>',
    ],
    vat: [
      'Voinko ostaa yrityksenä ilman arvonlisäveroa?',
      '<p>Kyllä. Ilmoita kassalla yrityksen nimi ja alv-tunniste. Jos tunniste on voimassa ja siitä EU-maasta, johon toimitamme (muu kuin Ruotsi), arvonlisävero vähennetään. Muut maksavat arvonlisäverollisen hinnan.</p>',
    ],
    'need-account': [
      'Tarvitsenko tilin?',
      '<p>Et, voit tilata vieraana. Tilillä näet kaikki tilauksesi ja kuittisi, osoitetta ei tarvitse kirjoittaa uudelleen ja voit tallentaa autosi kohtaan ”Omat autot”. Voit <a href="/register">luoda tilin</a> milloin vain.</p>',
    ],
    password: [
      'Unohdin salasanani. Mitä teen?',
      '<p>Kirjoita sähköpostiosoitteesi sivulla <a href="/forgot-password">Unohditko salasanasi?</a> Lähetämme sinulle linkin, jolla valitset uuden.</p>',
    ],
    'no-email': [
      'Linkin sisältävä viesti ei ole tullut. Mitä teen?',
      '<p>Katso myös roskapostikansiosta ja tarkista, että osoite on se, jolla tilisi on luotu. <a href="/forgot-password">Pyydä sitten uusi linkki</a> tai <a href="/support">kirjoita meille</a>.</p>',
    ],
    'my-data': [
      'Mitä tiedoilleni tapahtuu?',
      '<p>Käytämme niitä tilauksesi käsittelyyn ja luovutamme niitä vain niille, jotka tarvitsevat niitä siihen, kuten kuljetusyhtiölle. Jos haluat nähdä, oikaista tai poistaa tietosi, <a href="/support">kirjoita meille</a>. Lisätietoja on sivulla <a href="/info/privacy">Tietosuoja</a>.</p>',
    ],
  },
}
