import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Toimitusehdot',
    'Mitä sovelletaan, kun ostat Tappetilta.',
    [
      'Keneltä ostat',
      'Tappet Parts AB, Provgatan 1, 111 22 Tukholma, Ruotsi, help@tappet.example. Ehdot koskevat kuluttajia. Oman maasi laki suojaa sinua riippumatta siitä, mitä tässä lukee.',
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
    ['Rekisterinpitäjä', 'Tappet Parts AB, Provgatan 1, 111 22 Tukholma, Ruotsi, help@tappet.example.'],
    [
      'Mitä käsittelemme ja miksi',
      'Nimi, osoite, sähköposti, puhelin ja tilaus, jotta voimme täyttää sopimuksen. Laskut, koska kirjanpitolaki vaatii ne. Henkilötunnus vain, kun maksat laskulla ja laki tai luottotarkistus sitä edellyttää.',
    ],
    [
      'Evästeet ja tallennus',
      'Yksi eväste säilyttää ostoskorin 30 päivää; kaksi muistaa valitsemasi maan ja kielen vuoden. Ne ovat tarpeen kaupan käyttämiseen. Katsomasi osat säilyvät omassa selaimessasi.',
    ],
    [
      'Kuka saa tietoja',
      'Valitsemasi kuljetusyhtiö ja maksupalvelu sekä ne, jotka ylläpitävät kauppaa puolestamme. Kukaan ei saa käyttää tietoja omiin tarkoituksiinsa.',
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
      'Varastossa olevat osat lähtevät yhden arkipäivän kuluessa. Osan sivulla kerrotaan, jos sitä ei ole varastossa ja kuinka kauan toimittajalta kestää. Toimitamme 30 päivän kuluessa, ellei toisin sovita.',
    ],
    [
      'Mitä ei voi lähettää kaikkialle',
      'Akut, maalit, turvatyynyt ja muut vaaralliset aineet kulkevat vain maanteitse, eikä niitä myydä kaikissa maissa. Suuret korinosat tuodaan ovelle, ei pakettiautomaattiin.',
    ],
    [
      'Jos jotain on vaurioitunut',
      'Tarkista paketti sen saapuessa ja ilmoita vaurioista mahdollisimman pian, mieluiten kuvan kanssa. Riski on meidän, kunnes tavara on hallussasi.',
    ],
  ],
  returns: [
    'Palautukset',
    'Osan palauttaminen 30 päivän kuluessa.',
    [
      '30 päivää',
      'Voit palauttaa käyttämättömän osan 30 päivän kuluessa sen saamisesta. Se on enemmän kuin peruuttamisoikeus antaa, eikä vähennä sitä.',
    ],
    [
      'Näin toimit',
      'Kirjoita osoitteeseen help@tappet.example ja mainitse tilausnumero. Pakkaa osa kuten se tuli, omaan laatikkoonsa, ja säilytä paketin kuitti. Maksat palautuksen itse, paitsi jos osa oli virheellinen tai lähetimme väärän osan.',
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
    'Neljätoista päivää aikaa muuttaa mieltä, ja miten.',
    [
      'Oikeutesi',
      'Voit peruuttaa sopimuksen 14 päivän kuluessa syytä ilmoittamatta. Aika päättyy 14 päivän kuluttua siitä, kun sinä tai nimeämäsi muu kuin kuljettaja on saanut viimeisen tavaran.',
    ],
    [
      'Miten peruutat',
      'Ilmoita siitä selvästi kirjeellä osoitteeseen Tappet Parts AB, Provgatan 1, 111 22 Tukholma, Ruotsi, tai sähköpostilla osoitteeseen help@tappet.example. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä. Voit käyttää alla olevaa lomaketta, mutta se ei ole pakollista.',
    ],
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
      'Vastaanottaja Tappet Parts AB, Provgatan 1, 111 22 Tukholma, Ruotsi, help@tappet.example: Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavien tavaroiden toimitusta. Tilauspäivä, vastaanottopäivä. Kuluttajan nimi ja osoite. Päiväys, ja allekirjoitus, jos lomake on paperilla.',
    ],
  ],
} satisfies Record<string, PageSource>
