export interface Manufacturer {
  make: string
  /** The position, from 1, of the character for the model year; null if the maker's numbers do not state it. */
  yearAt: 10 | 11 | null
  /** The first and last model year, approximately: enough to distinguish years 30 apart. */
  from: number
  to: number
}

const lasting = Number.POSITIVE_INFINITY

/** Identifiers of one maker with equal properties. */
type Row = [identifiers: string, make: string, yearAt: 10 | 11 | null, from: number, to: number]

/**
 * The first three characters of a VIN (ISO 3780) of makes whose parts are common here. North America prescribes the
 * character for the year (49 CFR 565.15); in Europe makers choose, and many do not state it.
 */
const rows: Row[] = [
  ['YV1', 'Volvo', 10, 1980, lasting],
  ['YV4', 'Volvo', 10, 2003, lasting],
  ['LVY LYV', 'Volvo', 10, 2010, lasting],
  ['7JD 7JR', 'Volvo', 10, 2018, lasting],
  // The 300 and 400 series and the first S40 came from the Netherlands.
  ['XLB', 'Volvo', 10, 1980, 2004],
  ['YS3 YK1', 'Saab', 10, 1980, 2014],
  ['5S3 JF4 3G0', 'Saab', 10, 2004, 2012],
  ['WVW WV1 WV2 1VW 3VW 9BW', 'Volkswagen', 10, 1980, lasting],
  ['1V1', 'Volkswagen', 10, 1980, 1984],
  ['WVG', 'Volkswagen', 10, 2002, lasting],
  ['1V2 3VV', 'Volkswagen', 10, 2016, lasting],
  ['2V4 2V8', 'Volkswagen', 10, 2008, 2014],
  // Cars for Europe have had a zero there for decades, which is not a year.
  ['WBA WBS WAP', 'BMW', 10, 1980, lasting],
  ['4US 5UX', 'BMW', 10, 1995, lasting],
  ['WBX 5UM 5YM', 'BMW', 10, 2003, lasting],
  ['WBY WB5 3MW 3MF', 'BMW', 10, 2013, lasting],
  ['WDB WDC WDD W1K W1N', 'Mercedes-Benz', null, 1980, lasting],
  ['4JG 55S', 'Mercedes-Benz', 10, 1997, lasting],
  ['WP0', 'Porsche', 10, 1980, lasting],
  ['WP1', 'Porsche', 10, 2002, lasting],
  ['VF3', 'Peugeot', null, 1980, lasting],
  ['VF7', 'Citroën', null, 1980, lasting],
  ['VF1', 'Renault', null, 1980, lasting],
  ['1XM', 'Renault', 10, 1982, 1988],
  ['SAX SAR', 'Austin/Rover', null, 1980, 2005],
  ['SDP LSJ', 'MG', 10, 2007, lasting],
  ['WAU', 'Audi', 10, 1980, lasting],
  ['TRU WUA WA1', 'Audi', 10, 1996, lasting],
  ['TMB', 'Škoda', 10, 1985, lasting],
  ['VSS', 'SEAT', 10, 1982, lasting],
  ['WF0', 'Ford', 11, 1980, lasting],
  ['1FA 1FM 1FT 2FA 3FA', 'Ford', 10, 1980, lasting],
  ['W0L', 'Opel', 10, 1980, lasting],
  ['W0V', 'Opel', 10, 2017, lasting],
  ['ZFA', 'Fiat', null, 1980, lasting],
  ['WMW', 'MINI', 10, 2001, lasting],
]

export const manufacturers: ReadonlyMap<string, Manufacturer> = new Map(
  rows.flatMap(([identifiers, make, yearAt, from, to]) =>
    identifiers
      .split(' ')
      .map((identifier): [string, Manufacturer] => [identifier, { make, yearAt, from, to }]),
  ),
)
