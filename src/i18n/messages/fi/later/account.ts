import type { account as english } from '../../en/later/account.ts'

export const account = {
  'account.title': 'Oma tili',
  'account.logIn': 'Kirjaudu sisään',
  'account.create': 'Luo tili',
  'account.forgot': 'Unohditko salasanasi?',
  'account.why': 'Miksi luoda tili?',
  'account.whyOrders':
    'Kaikki tilaukset, kuitit ja pakettien seuranta sekä ”Osta uudelleen” yhdellä painalluksella',
  'account.whyCars': 'Autosi ja niihin sopivat osat kaikilla laitteillasi',
  'account.whyAddress': 'Nimi ja osoite ovat valmiina tilatessasi',
  'account.whyGuest': 'Voit tilata myös ilman tiliä.',
  'account.wait':
    'Useampi yritys epäonnistui. Tämä tarkistetaan {count, plural, one {# sekunnin} other {# sekunnin}} kuluttua.',
  'account.cartJoined':
    'Ostoskorisi ja aiemmin tallentamasi ostoskori on yhdistetty. Ostoskorissa on nyt {count, plural, one {# tuote} other {# tuotetta}}.',
  'account.cartBack':
    'Aiemmin tallentamasi ostoskori on taas käytössä. Siinä on {count, plural, one {# tuote} other {# tuotetta}}.',
  'account.logOut': 'Kirjaudu ulos',
  'account.password': 'Salasana',
  'account.showPassword': 'Näytä salasana',
  'account.loggedInAs': 'Kirjautunut: {name}',
  'account.slowed':
    'Liian monta väärää salasanaa tälle tilille. Yritä uudelleen tunnin kuluttua tai valitse uusi salasana sähköpostin kautta.',
  'account.incorrect': 'Väärä salasana tai sähköpostiosoite',
  'account.noAccount': 'Tiliä ei löytynyt',
  'account.failed': 'Kirjautuminen ei onnistunut. Ostoskorisi on ennallaan. Yritä hetken kuluttua uudelleen.',
  'account.stillIn': 'Uloskirjautuminen ei onnistunut. Yritä hetken kuluttua uudelleen.',
  'account.loggedOut':
    'Et ole enää kirjautuneena. Jatka kirjautumalla sisään. Tälle sivulle kirjoittamasi tiedot säilyvät.',
  'account.overview': 'Yleiskatsaus',
  'account.changeCars': 'Lisää tai muuta autoja',
  'account.changeDetails': 'Muuta tilitietoja',
  'account.haveAccount': 'Minulla on jo tili',
  'account.backToLogIn': 'Takaisin kirjautumiseen',
} satisfies Record<keyof typeof english, string>
