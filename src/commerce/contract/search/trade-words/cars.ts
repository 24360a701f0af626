/**
 * Shoppers' names of cars, by the name in documents, in all languages: nicknames, names written apart, and generations
 * in other figures.
 */
const cars: Readonly<Record<string, string>> = {
  volkswagen: 'vw, folkvagn, folkevogn, volkkari, volkkarin, volkswagon',
  vw: 'volkswagen, folkvagn, folkevogn, volkkari, volkkarin, volkswagon',
  beetle:
    'käfer, kaefer, vw käfer, kever, kupla, kuplan, kuplavolkkari, kuplavolkkarin, bubbla, bubblan, vw bubbla, boble, boblen, coccinelle, choupette, cox, vw cox, bug, vw bug, type 1, typ 1',
  golf: 'golfin',
  'golf i': '1er golf, ykkösgolf, golf 1, golf mk1, golf mk 1, golf1, rabbit',
  'golf iv': '4er golf, nelosgolf, golf 4, golf mk4, golf mk 4, golf4',
  'golf vii': '7er golf, seiskagolf, golf 7, golf mk7, golf mk 7, golf7',
  'passat b6': 'passat 3c, passat b 6, passat mk6',
  t4: 't 4, transporter 4, bulli, bulli t4, multivan, multivan t4, bus t4, caravelle t4',
  '2cv':
    '2 cv, ente, citroen ente, eend, lelijke eend, deux chevaux, deuche, deudeuche, dodoche, döschwo, rättisitikka, rättisitikan, rättäri, rättärin, geit, geitje, tin snail, grim ælling, citroen deuche',
  amazon:
    'amazonin, volvo 120, volvo 121, volvo 122, volvo 122s, volvo 130, volvo 131, volvo 220, volvo 221, p120, p130, 122s, 123gt',
  'pv 544': 'pv544, pv-544, volvo pv, buckelvolvo, kattenrug',
  p1800: 'p 1800, 1800s, 1800e, 1800es, volvo 1800, schneewittchensarg',
  '140': 'volvo 141, volvo 143',
  '240': 'volvo 241, volvo 243',
  '740': 'volvo 744, volvo 745',
  '760': 'volvo 764, volvo 765',
  'v70 ii': 'v70 2, v70 mk2, v70 mk 2, v70n, v 70 ii, v70 p26',
  v70: 'v 70',
  xc70: 'xc 70',
  xc60: 'xc 60',
  v40: 'v 40',
  volvo: 'volvon',
  saab: 'saabin',
  'saab 900': 'saab 900 classic, saab900, c900, og900',
  '9-3': 'saab 93, 93 saab, saab 9.3',
  '9-5': 'saab 95, 95 saab, saab 9.5',
  bmw: 'bimmer, beamer, bemari, bemarin, bemu',
  e30: 'e 30, bmw e-30, 3er e30, bmwe30',
  e46: 'e 46, bmw e-46, 3er e46, bmwe46',
  '3 series': '3er, 3-serie, 3 serie, 3-serien, série 3, serie 3, 3-sarja, 3er bmw, bmw 3er',
  'bmw 02': '02 serie, 02er, nullzweier, 2002tii, 2002 tii, bmw 2002tii',
  mercedes: 'merc, benz, mersu, mersun, mersa, mercedes-benz, mercedes benz, mb, merca',
  w123: 'w 123, mercedes 123, benz 123, mersu 123',
  w124: 'w 124, mercedes 124, benz 124, mersu 124',
  w204: 'w 204, mercedes 204',
  'c-class': 'c-klasse, c klasse, c-klass, c klass, c-sarja, classe c, c class, c-klasse w204',
  'porsche 911': '911er, porsche elfer, elfer, neunelfer, carrera 3.2, porsche911',
  'peugeot 205': '205 gti, peugeot 205 gti, peugeot205, pug 205, peugot 205',
  peugeot: 'peugot, pug, pösö, pösön',
  citroën: 'citroen, sitikka, sitikan, citreon',
  'clio iii': 'clio 3, clio mk3, clio mk 3, clio3',
  mini: 'mini cooper, morris mini, morris mascot, hundkoja, hundkojan, hundehus, koirankoppi, austin mini, rover mini, mini classic, classic mini',
  mgb: 'mg b, mgb gt, mgb-gt, mgbgt, mg mgb',
}

const typed = Object.entries(cars).flatMap(([written, words]) =>
  words
    .normalize('NFC')
    .split(', ')
    .map((word) => ({ word, written })),
)

/** Synonyms in the form of Meilisearch's setting `synonyms`: the words of documents by the typed word. */
export const carSynonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Map.groupBy(typed, ({ word }) => word)].map(([word, meanings]) => [
    word,
    meanings.map(({ written }) => written),
  ]),
)

/** Names of several words that shoppers have for cars, by the words of the car's own name that they stand for. */
const longNames = Map.groupBy(
  typed.filter(({ word }) => / /.test(word)),
  ({ written }) => written,
)

/**
 * Shoppers' names of a car in several words, for the field `vehicles` of search documents: `VW Golf IV` → `golf 4`,
 * `golf mk4`. Single words are synonyms.
 */
export function carNames(name: string): string[] {
  const plain = ` ${name.normalize('NFC').toLowerCase()} `
  return [...longNames].flatMap(([written, names]) =>
    plain.includes(` ${written} `) ? names.map(({ word }) => word) : [],
  )
}
