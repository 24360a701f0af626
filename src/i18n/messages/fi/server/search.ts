import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# tulos} other {# tulosta}} haulle ”{keyword}”',
  'search.noParts': 'Haulla ”{keyword}” ei löytynyt osia',
  'search.pages': 'Sivut ja vastaukset',
  'search.none': 'Ei tuloksia haulle ”{keyword}”',
  'search.noneHint':
    'Tarkista kirjoitusasu, käytä vähemmän sanoja tai syötä tuotenumero tai alkuperäisnumero.',
  'search.car': '”{keyword}” on auton numero: {car}',
  'search.carHint': 'Käytä sitä autonasi, niin kauppa näyttää siihen sopivat osat.',
  'search.prompt': 'Mitä etsit?',
  'search.promptHint': 'Osa, sen numero, alkuperäisnumero tai auto.',
  'search.unavailable': 'Hakuun ei juuri nyt saada yhteyttä',
  'search.unavailableHint':
    'Tuoteryhmiä voi selata tavalliseen tapaan. Kokeile hakua hetken kuluttua uudelleen.',
  'search.without': 'Mikään ei sisällä kaikkia näitä sanoja. Hausta on jätetty pois ”{words}”.',
  'search.didYouMean': 'Tarkoititko: {words}?',
  'search.corrected': 'Näytetään tulokset haulle ”{words}”. Hae sen sijaan: {link}.',
  'search.foundIn': 'Löytyi kielellä: {language}.',
  'search.year': 'Vuosimallille {year}. {link}',
  'search.allYears': 'Näytä kaikki vuodet',
  'search.noWord': '”{keyword}” ei sisällä hakusanaa',
  'search.nearest': 'Lähimmät osat haulla ”{words}”',
  'search.match.article': 'Vastaa tuotenumeroa {number}',
  'search.match.oe': 'Vastaa alkuperäisnumeroa {number}',
  'search.match.cross': 'Vastaa numeroa {number}',
  'search.match.replaced': 'Korvaa tuotteen {number}',
  'search.match.code': 'Vastaa numeroa {number}',
  'answer.title': '{part}: {car}',
  'answer.fit': '{count, plural, one {# osa sopii} other {# osaa sopii}}, {price}',
  'answer.mayFit': '{count, plural, one {# osa} other {# osaa}}, {price} – sopivuus riippuu autosta',
  'answer.dependsOn': 'Ratkaisevaa',
  'answer.split': '{condition}: {count, plural, one {# osa} other {# osaa}}, muuten {others}',
  'answer.quantity': 'Määrä',
  'answer.show': '{count, plural, one {Näytä osa} other {Näytä kaikki # osaa}}',
  'answer.showAllYears':
    '{count, plural, one {Näytä kaikkien vuosien osa} other {Näytä kaikkien vuosien # osaa}}',
} satisfies Record<keyof typeof english, string>
