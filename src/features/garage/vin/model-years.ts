const lasting = Number.POSITIVE_INFINITY

type Model = [make: string, name: RegExp, from: number, to: number, vin?: RegExp]

/**
 * Models built in only one of the two cycles of year characters: by make, their names and years, and how the numbers of
 * those begin that state the model. A code that a maker also used for another model stands with the year characters of
 * this one. Codes of BMW, Renault and Citroën are not in the table: they say the type of one engine and body.
 */
const models: Model[] = [
  // Europe: series, 4 or 6, doors. North America, and all from the 850 on: a letter, then safety equipment or platform.
  // volvowholesaleparts.com/volvo-vin-decoder, volvoclub.org.uk/vin_40.shtml, 780coupe.com/car-search-by-vin
  ['Volvo', /\b24[0245]\b/, 1975, 1993, /^YV1(?:24[2-5]|A[AWX])/],
  ['Volvo', /\b7[46][045]\b/, 1982, 1992, /^YV1(?:7[46][45]|[FG][AX])/],
  ['Volvo', /\b480\b/, 1986, 1996],
  // The S70 and V70 have the same letter from 1997 on.
  ['Volvo', /\b850\b/, 1992, 1997, /^YV1L[STWX].{4}[NPRST]/],
  ['Volvo', /\b9[46]0\b/, 1990, 1998, /^YV1(?:9[46][45]|[JK][ASTWX])/],
  ['Volvo', /\b(?:V|XC)70\b/, 1996, 2016, /^YV1S[JWZ]/],
  ['Volvo', /\bV40\b/, 1996, 2019, /^YV1M[VZ]/],
  ['Volvo', /\bXC60\b/, 2008, lasting, /^YV[14]D[LZ]/],
  // Product line in position 4. The 900 of 1994 has the letter of the 9-3.
  // serioussaab.co.uk/articles_pages/vin.html, saabwisonline.com (VIN, Vehicle Identification Number)
  ['Saab', /\b99\b/, 1969, 1984, /^Y(?:S3|K1)B/],
  ['Saab', /\b900\b/, 1979, 1998, /^Y(?:S3|K1)A/],
  ['Saab', /\b9000\b/, 1985, 1998, /^Y(?:S3|K1)C/],
  ['Saab', /\b9-3\b/, 1998, 2014, /^Y(?:S3|K1)D.{5}[XY12]/],
  ['Saab', /\b9-5\b/, 1997, 2012, /^YS3E/],
  // Outside North America positions 7 and 8 are the first two characters of the type: vr6-info.de/viewtopic.php?t=4758,
  // museum.cabby-info.com/vin.htm (15 is the cabriolet). The Passat B7 kept 3C from 2011 on.
  ['Volkswagen', /\bGOLF (?:I|1|MK ?1)\b/, 1974, 1993, /^WVWZZZ1[57]/],
  ['Volkswagen', /\bGOLF (?:IV|4|MK ?4)\b/, 1997, 2006, /^WVWZZZ1J/],
  ['Volkswagen', /\bGOLF (?:VII|7|MK ?7)\b/, 2012, 2021, /^WVWZZZ(?:AU|5G)/],
  ['Volkswagen', /\bPASSAT\b.*\bB6\b/, 2005, 2010, /^WVWZZZ3C.[5-9A]/],
  ['Volkswagen', /\bT4\b/, 1990, 2004, /^WV[12]ZZZ70/],
  ['BMW', /\bE30\b/, 1982, 1994],
  ['BMW', /\bE46\b/, 1997, 2007],
  // Positions 7, 8 and 12 together are the type: 911specs.net/identity911.htm, performance2and4.co.uk/chassisnumbers.htm
  ['Porsche', /\bCARRERA 3[.,]2\b/, 1984, 1989],
  ['Porsche', /\b911\b/, 1981, 1989, /^WP0.{3}91.{3}1/],
  // Series in positions 4 to 6, in North America a letter in position 4: cariffy.com/mercedes-benz-vin-number-decoder,
  // cariffy.com/usa-mercedes-benz-vin-number-decoder, w123freun.de/node/95. WDC204 is the GLK.
  ['Mercedes-Benz', /\bW123\b/, 1976, 1985, /^WDB(?:123|A[AB])/],
  ['Mercedes-Benz', /\bW124\b/, 1985, 1996, /^WDB(?:124|E[ABD])/],
  ['Mercedes-Benz', /\bW204\b/, 2007, 2014, /^WDD(?:204|G[FGHJ])/],
  // 741 until 1987, 20 from 1988 on, then a letter of the body: alexandre.semonsut.pagesperso-orange.fr/guide/GA-GTi.htm
  ['Peugeot', /\b205\b/, 1983, 1998, /^VF3(?:741|20)[A-H]/],
  // Engine in position 5 (K 848, L 998, N 1275 cm³), then the body: love-mini.co.uk/vin-numbers/classic
  ['Austin/Rover', /\bMINI\b/, 1980, 2000, /^SAXX(?:[LN]|K(?:2[SW]|[GUV]))/],
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
