import { expect, test } from 'vitest'
import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { readQuestion } from '#src/features/search/answer/read-question.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'

const makes = vehicleTree([
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
  { key: 'volvo-amazon-b18a', name: 'Volvo Amazon, B18A' },
  { key: 'vw-golf-1-dx', name: 'VW Golf I, DX' },
  { key: 'vw-golf-4-akq', name: 'VW Golf IV, AKQ' },
  { key: 'vw-beetle-d-1200', name: 'VW Beetle, D 1200' },
  { key: 'bmw-2002-m10b20', name: 'BMW 02, M10B20' },
  { key: 'mb-w123-om616', name: 'Mercedes W123, OM 616' },
  { key: 'saab-9-3-b204i', name: 'Saab 9-3, B204i' },
])

/** The names of categories in the order of `locales`. */
const names = {
  group: 'Disc brakes|Skivbromsar|Levyjarrut|Skivebremser|Freins à disque|Schijfremmen|Scheibenbremsen',
  discs: 'Brake discs|Bromsskivor|Jarrulevyt|Bremseskiver|Disques de frein|Remschijven|Bremsscheiben',
  shocks: 'Shock absorbers|Stötdämpare|Iskunvaimentimet|Støddæmpere|Amortisseurs|Schokdempers|Stoßdämpfer',
  wipers:
    'Wiper blades|Torkarblad|Pyyhkijänsulat|Viskerblade|Balais d’essuie-glace|Ruitenwisserbladen|Wischblätter',
  oil: 'Engine oils|Motoroljor|Moottoriöljyt|Motorolier|Huiles moteur|Motoroliën|Motoröle',
  filters: 'Oil filters|Oljefilter|Öljynsuodattimet|Oliefiltre|Filtres à huile|Oliefilters|Ölfilter',
  plugs: 'Spark plugs|Tändstift|Sytytystulpat|Tændrør|Bougies d’allumage|Bougies|Zündkerzen',
}

function categoriesIn(locale: Locale): Category[] {
  const category = (id: keyof typeof names, levels: number, parent: string | null, uri: string = id) => ({
    category: uri,
    name: [
      ...Array.from({ length: levels - 1 }, () => 'Above'),
      names[id].split('|')[locales.indexOf(locale)] ?? '',
    ],
    uri,
    parent,
    metaTitle: '',
    metaDescription: '',
  })
  return [
    category('discs', 6, 'classic', 'classic-discs'),
    category('group', 2, null),
    category('discs', 3, 'group'),
    category('shocks', 2, null, 'wider-shocks'),
    category('shocks', 3, 'wider-shocks'),
    ...(['wipers', 'oil', 'filters', 'plugs'] as const).map((id) => category(id, 3, 'any')),
  ]
}

async function questionIn(locale: Locale, keyword: string): Promise<string | null> {
  const categories = categoriesIn(locale)
  const read = await readQuestion(keyword, { locale, categories, makes, currentYear: 2026 })
  if (!read) return null
  const { category, model, engine, year, position } = read
  return [category.uri, model.name, engine, year, position?.value].filter((part) => part != null).join(' · ')
}

test.each<[Locale, string, string | null]>([
  // In each language: the part, its words and forms, the year, before the car and after it.
  ['en', 'brake discs volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['en', '1986 Volvo 240 brake disc', 'discs · Volvo 240 · 1986'],
  ['en', 'rotors 240', 'discs · Volvo 240'],
  ['en', 'brake rotors for volvo 240', 'discs · Volvo 240'],
  ['sv', 'bromsskivor volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['sv', 'bromsskiva till volvo 240', 'discs · Volvo 240'],
  ['sv', 'skivor bubbla', null],
  ['fi', 'jarrulevyt volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['fi', 'öljynsuodatin golf 4', 'filters · VW Golf IV'],
  ['da', 'bremseskiver til volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['da', 'viskerblade saab 9-3', 'wipers · Saab 9-3'],
  ['fr', 'disques de frein volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['fr', 'balais d’essuie-glace pour golf 4', 'wipers · VW Golf IV'],
  ['fr', "balais d'essuie-glace coccinelle", 'wipers · VW Beetle'],
  ['nl', 'remschijven volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['nl', 'bougies voor vw golf 1', 'plugs · VW Golf I'],
  ['de', 'Bremsscheiben Volvo 240 1986', 'discs · Volvo 240 · 1986'],
  ['de', 'Käfer Zündkerzen', 'plugs · VW Beetle'],
  ['de', 'Scheibenwischer für VW Käfer', 'wipers · VW Beetle'],
  // Another language than the page's.
  ['en', 'Bremsscheiben Volvo 240', 'discs · Volvo 240'],
  ['de', 'brake discs volvo 240', 'discs · Volvo 240'],
  ['fi', 'bromsskivor fram volvo 240', 'discs · Volvo 240 · front'],
  // A name that is also that of a category around it, and a category without trade words.
  ['en', 'shock absorbers volvo 240', 'shocks · Volvo 240'],
  ['en', 'disc brakes volvo 240', 'group · Volvo 240'],
  // Engines, also in several words, and years that are names.
  ['en', 'oil filter volvo 240 b230f', 'filters · Volvo 240 · volvo-240-b230f'],
  ['de', 'ölfilter mercedes w123 om616 1980', 'filters · Mercedes W123 · mb-w123-om616 · 1980'],
  ['de', 'ölfilter mercedes w123 OM 616', 'filters · Mercedes W123 · mb-w123-om616'],
  ['en', 'bmw 2002 spark plugs', 'plugs · BMW 02'],
  ['en', 'bmw 2002 1972 spark plugs', 'plugs · BMW 02 · 1972'],
  ['en', 'brake discs 240 volvo', 'discs · Volvo 240'],
  // Positions.
  ['en', 'front brake discs volvo 240', 'discs · Volvo 240 · front'],
  ['de', 'Stoßdämpfer hinten Volvo 240 1986', 'shocks · Volvo 240 · 1986 · rear'],
  ['fr', 'amortisseurs arrière volvo 240', 'shocks · Volvo 240 · rear'],
  // Values that are asked for.
  ['en', 'how much engine oil for my volvo 240', 'oil · Volvo 240'],
  ['en', 'wiper blades size golf 4', 'wipers · VW Golf IV'],
  ['de', 'Ölmenge Volvo 240', 'oil · Volvo 240'],
  ['de', 'Wischerlänge Golf 4', 'wipers · VW Golf IV'],
  ['sv', 'oljemängd volvo 240', 'oil · Volvo 240'],
  ['sv', 'vilken storlek torkarblad golf 4', 'wipers · VW Golf IV'],
  ['fi', 'öljymäärä volvo 240', 'oil · Volvo 240'],
  ['da', 'hvor meget olie volvo 240', 'oil · Volvo 240'],
  ['nl', 'hoeveel olie volvo 240', 'oil · Volvo 240'],
  ['fr', 'quelle quantité huile moteur volvo 240', 'oil · Volvo 240'],
  // No car, no part, several cars, or a word that narrows the parts further.
  ['en', 'brake discs', null],
  ['en', 'volvo 240 1986', null],
  ['en', 'brake discs volvo', null],
  ['en', 'brake discs golf', null],
  ['en', 'bosch brake discs volvo 240', null],
  ['en', 'brake discs vented volvo 240', null],
  ['en', 'brake discs front rear volvo 240', null],
  ['en', 'brake discs -volvo 240', null],
  ['en', 'brake discs volvo 240 -front', null],
  ['en', 'X271-925 volvo 240', null],
  ['de', 'rad volvo 240', null],
  ['en', 'warranty volvo 240', null],
])('%s: %s asks for %j', async (locale, keyword, question) => {
  expect(await questionIn(locale, keyword)).toBe(question)
})

test('only parts of a category with none below it are of one kind', async () => {
  const known = { locale: 'en' as const, categories: categoriesIn('en'), makes, currentYear: 2026 }
  expect((await readQuestion('brake discs volvo 240', known))?.isNarrow).toBe(true)
  expect((await readQuestion('disc brakes volvo 240', known))?.isNarrow).toBe(false)
})

test('a shop without categories or cars is asked nothing', async () => {
  const known = { locale: 'en' as const, categories: categoriesIn('en'), makes, currentYear: 2026 }
  expect(await readQuestion('brake discs volvo 240', { ...known, categories: [] })).toBeNull()
  expect(await readQuestion('brake discs volvo 240', { ...known, makes: [] })).toBeNull()
})
