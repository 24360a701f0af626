import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Pikatilaus',
  'quickOrder.lead':
    'Kirjoita tai liitä osanumerot ja kappalemäärät, yksi osa riviä kohden. Myös alkuperäisnumerot ja muiden valmistajien numerot löytyvät.',
  'quickOrder.list': 'Osanumerot ja määrät',
  'quickOrder.hint': 'Esimerkiksi: X271-925 2. Myös taulukosta kopioidut rivit käyvät. Enintään {max} riviä.',
  'quickOrder.file': 'Tai tiedosto (CSV)',
  'quickOrder.fileRead': 'Tiedosto on nyt luettelossa. Tarkista se ja hae sitten.',
  'quickOrder.fileTooLarge': 'Tiedosto on liian suuri osanumeroluetteloksi.',
  'quickOrder.lookUp': 'Hae osat',
  'quickOrder.lookingUp': 'Haetaan …',
  'quickOrder.startOver': 'Uusi luettelo',
  'quickOrder.empty': 'Anna vähintään yksi osanumero.',
  'quickOrder.tooMany':
    'Luettelossa on {count} riviä, ja kerralla voi hakea enintään {max}. Mitään ei ole kadonnut: poista rivejä tai jaa tilaus kahteen luetteloon.',
  'quickOrder.longLine': 'Rivi {line} on pidempi kuin {max} merkkiä. Lyhennä se numeroon ja määrään.',
  'quickOrder.tooLong': 'Teksti on liian pitkä osanumeroluetteloksi.',
  'quickOrder.unavailable':
    'Numeroita ei voi hakea juuri nyt. Luettelosi on tallessa. Yritä hetken kuluttua uudelleen.',
  'quickOrder.limited':
    'Olet hakenut monta luetteloa. Luettelosi on tallessa. Odota kymmenen minuuttia ja yritä uudelleen.',
  'quickOrder.result': 'Luettelosi',
  'quickOrder.found': 'Löytyi {found}/{count} riviä.',
  'quickOrder.line': 'Rivisi',
  'quickOrder.part': 'Osa',
  'quickOrder.order': 'Tilaa:',
  'quickOrder.missing': 'Ei löytynyt',
  'quickOrder.search': 'Etsi tällä numerolla',
  'quickOrder.several': 'Usealla osalla on tämä numero. Valitse yksi.',
  'quickOrder.all': 'Näytä kaikki',
  'quickOrder.none': 'Ei mikään näistä',
  'quickOrder.replaced': '{number} ei ole enää saatavana. Tämä osa korvaa sen.',
  'quickOrder.changed': 'Halusit {asked} kpl, määräksi on merkitty {quantity} kpl.',
  'quickOrder.add': 'Lisää valitut osat ostoskoriin',
  'quickOrder.deposits': 'Pantit lisätään ostoskorissa.',
  'quickOrder.nothingChosen': 'Valitse vähintään yksi osa.',
  'quickOrder.zero': 'Ei lisätty, koska määrä on 0:',
  'quickOrder.added': 'Ostoskorissa',
  'quickOrder.partly': 'Vain osa määrästä lisättiin, koska varastossa ei ole enempää:',
  'quickOrder.notAdded': 'Ei lisätty: loppunut varastosta tai ei myynnissä maassasi.',
  'quickOrder.unknown':
    'Emme saaneet vastausta, joten ei ole varmaa, mitä lisättiin. Tarkista ostoskori, ennen kuin yrität uudelleen.',
  'quickOrder.toCart': 'Siirry ostoskoriin',
} satisfies Record<keyof typeof english, string>
