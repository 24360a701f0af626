import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Siirry sisältöön',
  'shell.notFound': 'Etsimääsi sivua ei valitettavasti löytynyt!',
  'shell.notFoundHint':
    'Osoitteessa voi olla kirjoitusvirhe, tai osa on poistunut valikoimasta. Kaikki tuoteryhmät ovat yhden askeleen päässä.',
  'shell.toHome': 'Etusivulle',
  'shell.unavailable': 'Tuoteluetteloon ei juuri nyt saada yhteyttä',
  'shell.unavailableSafe': 'Ostoskorisi ja tilauksesi ovat tallessa: mitään tekemääsi ei ole kadonnut.',
  'shell.unavailableDo': 'Häiriö menee yleensä ohi minuutissa. Odota hetki ja yritä uudelleen.',
  'shell.limited': 'Pyyntöjä tuli liian monta kerralla',
  'shell.limitedHint':
    'Yhteydestäsi on tullut lyhyessä ajassa paljon pyyntöjä. Mitään tekemääsi ei ole kadonnut: odota minuutti ja yritä uudelleen. Osien ja tuoteryhmien sivuja voit avata sillä välin.',
  'shell.failed': 'Meillä tapahtui virhe',
  'shell.failedHint': 'Ostoskorisi on tallessa. Yritä uudelleen tai aloita etusivulta.',
  'shell.tryAgain': 'Yritä uudelleen',
  'shell.homeLink': '{shop}, etusivu',
  'shell.categories': 'Tuoteryhmät',
  'shell.allCategories': 'Kaikki tuoteryhmät',
  'next.title': 'Mistä jatkat',
  'next.categoriesHint': 'Jarruista koriin',
  'next.car': 'Osat autoosi',
  'next.carHint': 'Valitse malli ja moottori',
  'next.numbers': 'Tilaa osanumerolla',
  'next.numbersHint': 'Kirjoita numerot tai liitä koko luettelo',
  'next.ask': 'Kysy meiltä',
  'next.askHint': 'Etsimme osan kanssasi',
  'shell.account': 'Tili',
  'shell.language': 'Kieli',
  'shell.start': 'Etusivu',
  'shell.here': 'Olet tässä',
} satisfies Record<keyof typeof english, string>
