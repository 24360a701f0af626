const lasting = Number.POSITIVE_INFINITY

/** Models built in only one of the two cycles of year characters: by make, their names and years. */
const models: [make: string, name: RegExp, from: number, to: number][] = [
  ['Volvo', /\b24[0245]\b/, 1975, 1993],
  ['Volvo', /\b7[46][045]\b/, 1982, 1992],
  ['Volvo', /\b480\b/, 1986, 1996],
  ['Volvo', /\b850\b/, 1992, 1997],
  ['Volvo', /\b9[46]0\b/, 1990, 1998],
  ['Volvo', /\b(?:V|XC)70\b/, 1996, 2016],
  ['Volvo', /\bV40\b/, 1996, 2019],
  ['Volvo', /\bXC60\b/, 2008, lasting],
  ['Saab', /\b99\b/, 1969, 1984],
  ['Saab', /\b900\b/, 1979, 1998],
  ['Saab', /\b9000\b/, 1985, 1998],
  ['Saab', /\b9-3\b/, 1998, 2014],
  ['Saab', /\b9-5\b/, 1997, 2012],
  ['Volkswagen', /\bGOLF (?:I|1|MK ?1)\b/, 1974, 1993],
  ['Volkswagen', /\bGOLF (?:IV|4|MK ?4)\b/, 1997, 2006],
  ['Volkswagen', /\bGOLF (?:VII|7|MK ?7)\b/, 2012, 2021],
  ['Volkswagen', /\bPASSAT\b.*\bB6\b/, 2005, 2010],
  ['Volkswagen', /\bT4\b/, 1990, 2004],
  ['BMW', /\bE30\b/, 1982, 1994],
  ['BMW', /\bE46\b/, 1997, 2007],
  ['Porsche', /\bCARRERA 3[.,]2\b/, 1984, 1989],
]

/**
 * Narrows the possible years of a VIN to those its model was built in, by its owner's name for it: "Volvo 850". If none
 * remains, or the model is unknown, all are returned.
 */
export function yearsOfModel(years: number[], make: string, model: string): number[] {
  const called = model.toUpperCase()
  const known = models.find(([maker, name]) => maker === make && name.test(called))
  if (!known) return years
  const [, , from, to] = known
  const left = years.filter((year) => year >= from && year <= to)
  return left.length > 0 ? left : years
}
