import type { withdraw as english } from '../../en/customer/withdraw.ts'

export const withdraw = {
  'withdraw.title': 'Peruuta sopimus',
  'withdraw.intro':
    'Voit peruuttaa sopimuksen 14 päivän kuluessa siitä, kun sait viimeisen tavaran, syytä ilmoittamatta. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä.',
  'withdraw.more': 'Tietoa peruuttamisoikeudesta',
  'withdraw.name': 'Nimi',
  'withdraw.emailHint': 'Osoite, jolla tilasit. Lähetämme siihen vahvistuksen peruutuksestasi.',
  'withdraw.goods': 'Tavarat',
  'withdraw.goodsHint': 'Jätä tyhjäksi, jos peruutat koko tilauksen, tai kirjoita, mitkä osat palautat.',
  'withdraw.parts': 'Mitkä osat palautat?',
  'withdraw.noParts': 'Valitse ainakin yksi osa.',
  'withdraw.ofOrdered': '/ {ordered}',
  'withdraw.other': 'Peruuta toinen tilaus',
  'withdraw.find': 'Valitse tilauksen osat',
  'withdraw.notFound':
    'Tilauksen osia ei löytynyt. Voit silti peruuttaa: tarkista numero ja sähköpostiosoite tai kirjoita osat itse.',
  'withdraw.confirm': 'Vahvista peruutus',
  'withdraw.write': 'Kirjoita ilmoitus',
  'withdraw.failed': 'Peruutustasi ei voitu lähettää. Se on yhä tässä: yritä hetken kuluttua uudelleen.',
  'withdraw.limited':
    'Olet lähettänyt useita peruutuksia. Odota tunti tai lähetä ilmoitus sähköpostilla tai kirjeenä.',
  'withdraw.received': 'Olemme vastaanottaneet peruutuksesi',
  'withdraw.acknowledged.content':
    'Vahvistus, jossa on ilmoituksen sisältö ja aika, on lähetetty osoitteeseen {email}. Tulosta tai tallenna myös tämä sivu.',
  'withdraw.acknowledged.receipt':
    'Lyhyt viesti, jossa on tilausnumero ja aika, on lähetetty osoitteeseen {email}. Se ei toista tekstiäsi, koska emme voi varmistaa, että tilaus tehtiin tällä osoitteella; kysymme ostajalta, ennen kuin mitään perutaan. Tulosta tai tallenna tämä sivu: se on kappaleesi ilmoituksesta.',
  'withdraw.acknowledged.none':
    'Olemme lähettäneet osoitteeseen {email} tänään jo useita viestejä emmekä lähetä enempää. Peruutuksesi on silti voimassa. Tulosta tai tallenna tämä sivu: se on kappaleesi ilmoituksesta.',
  'withdraw.time': 'Vastaanotettu',
  'withdraw.whole': 'Koko tilaus',
  'withdraw.next':
    'Lähetä tavarat takaisin 14 päivän kuluessa. Palautamme maksun 14 päivän kuluessa; voimme odottaa, kunnes olemme saaneet tavarat tai todisteen niiden lähettämisestä.',
  'withdraw.howToReturn': 'Näin palautat tavarat',
  'withdraw.letterHint':
    'Ilmoitus on valmis. Lähetä se sähköpostilla tai kopioi se kirjeeseen. Se on voimassa, kun olet lähettänyt sen.',
  'withdraw.sendMail': 'Lähetä se osoitteeseen {email}',
  'withdraw.subject': 'Tilauksen {order} peruutus',
  'withdraw.statement': 'Ilmoitan täten peruuttavani kauppasopimukseni, joka koskee seuraavia tavaroita:',
  'withdraw.date': 'Päivämäärä',
} satisfies Record<keyof typeof english, string>
