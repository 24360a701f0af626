const lasting = Number.POSITIVE_INFINITY

type Model = [make: string, name: RegExp, from: number, to: number, vin?: RegExp]

/**
 * Models built in only one of the two cycles of year characters: by make, their names and years, and how the numbers of
 * those begin that state the model.
 */
const models: Model[] = [
  ['Volvo', /\b24[0245]\b/, 1975, 1993, /^YV124[2-5]/],
  ['Volvo', /\b7[46][045]\b/, 1982, 1992, /^YV17[46][2-5]/],
  ['Volvo', /\b480\b/, 1986, 1996],
  ['Volvo', /\b850\b/, 1992, 1997],
  ['Volvo', /\b9[46]0\b/, 1990, 1998, /^YV19[46][2-5]/],
  ['Volvo', /\b(?:V|XC)70\b/, 1996, 2016],
  ['Volvo', /\bV40\b/, 1996, 2019],
  ['Volvo', /\bXC60\b/, 2008, lasting, /^YV1DZ/],
  ['Saab', /\b99\b/, 1969, 1984],
  ['Saab', /\b900\b/, 1979, 1998, /^YS3A/],
  ['Saab', /\b9000\b/, 1985, 1998, /^YS3C/],
  ['Saab', /\b9-3\b/, 1998, 2014],
  ['Saab', /\b9-5\b/, 1997, 2012, /^YS3E/],
  ['Volkswagen', /\bGOLF (?:I|1|MK ?1)\b/, 1974, 1993, /^WVWZZZ17/],
  ['Volkswagen', /\bGOLF (?:IV|4|MK ?4)\b/, 1997, 2006, /^WVWZZZ1J/],
  ['Volkswagen', /\bGOLF (?:VII|7|MK ?7)\b/, 2012, 2021, /^WVWZZZ(?:AU|5G)/],
  ['Volkswagen', /\bPASSAT\b.*\bB6\b/, 2005, 2010, /^WVWZZZ3C/],
  ['Volkswagen', /\bT4\b/, 1990, 2004, /^WV[12]ZZZ70/],
  ['BMW', /\bE30\b/, 1982, 1994],
  ['BMW', /\bE46\b/, 1997, 2007],
  ['Porsche', /\bCARRERA 3[.,]2\b/, 1984, 1989],
  ['Porsche', /\b911\b/, 1981, 1989, /^WP0ZZZ91/],
  ['Mercedes-Benz', /\bW123\b/, 1976, 1985, /^WDB123/],
  ['Mercedes-Benz', /\bW124\b/, 1985, 1996, /^WDB124/],
  ['Mercedes-Benz', /\bW204\b/, 2007, 2014, /^WDD204/],
  ['Peugeot', /\b205\b/, 1983, 1998, /^VF320/],
  ['Austin/Rover', /\bMINI\b/, 1980, 2000, /^SAXX[LN]/],
]

/** A test of the names of the model that a VIN states; null if it states none. */
export function modelOfVin(vin: string): RegExp | null {
  const known = models.find(([, , , , start]) => start?.test(vin))
  return known?.[1] ?? null
}

/**
 * Narrows the possible years of a VIN to those its model was built in, by its owner's name for it, "Volvo 850", or by
 * the VIN itself. If none remains, or the model is unknown, all are returned.
 */
export function yearsOfModel(years: number[], make: string, model: string, vin: string): number[] {
  const called = model.toUpperCase()
  const ofMake = models.filter(([maker]) => maker === make)
  const known =
    ofMake.find(([, name]) => name.test(called)) ?? ofMake.find(([, , , , start]) => start?.test(vin))
  if (!known) return years
  const [, , from, to] = known
  const left = years.filter((year) => year >= from && year <= to)
  return left.length > 0 ? left : years
}
