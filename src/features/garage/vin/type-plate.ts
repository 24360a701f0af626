export interface TypePlate {
  body: 'saloon2' | 'saloon4' | 'estate'
  engine: string
  /** The gearbox as built: `M40`, or `BW35`, which is automatic. */
  gearbox: string
  steeringSide: 'left' | 'right'
  /** The model year, which began in the August before. */
  year: number
}

const bodies = new Map<string, TypePlate['body']>([
  ['12', 'saloon4'],
  ['13', 'saloon2'],
  ['22', 'estate'],
])
const gearboxes = new Map([
  ['1', 'M30'],
  ['2', 'M30'],
  ['3', 'M31'],
  ['4', 'M40'],
  ['5', 'M41'],
  ['6', 'BW35'],
  ['8', 'M40'],
])
/** Letters of model years from 1962 on; the saloon with four doors had had a separate series since 1957. */
const years = new Map(
  Object.entries({ A: 1962, B: 1963, D: 1964, E: 1965, F: 1966, M: 1967, P: 1968, S: 1969, T: 1970 }),
)
const saloon4Years = new Map(Object.entries({ E: 1962, F: 1963, G: 1964, K: 1965, L: 1966, M: 1967 }))

/** The first model year whose plates have 1 and 2 for the side of the steering wheel, instead of V and H. */
const firstWithDigits = 1967

/**
 * Parses the type designation of a Volvo Amazon of the model years 1962 to 1970: `13121VF`. Its digits are the body
 * (two), the carburettors, the trim and the gearbox; then follow the steering side, V for left, and the model year.
 * Null for anything else.
 */
export function readTypePlate(number: string): TypePlate | null {
  const match = /^(\d\d)([123])[2349](\d)([VH12])([A-Z])$/.exec(number)
  if (!match) return null
  const [, bodyDigits = '', carburettors = '', gearboxDigit = '', steering = '', letter = ''] = match
  const body = bodies.get(bodyDigits)
  const gearbox = gearboxes.get(gearboxDigit)
  const year = (body === 'saloon4' ? saloon4Years : years).get(letter)
  if (!body || !gearbox || !year || /\d/.test(steering) !== year >= firstWithDigits) return null
  return {
    body,
    engine: engineOf(carburettors, year),
    gearbox,
    steeringSide: steering === 'V' || steering === '1' ? 'left' : 'right',
    year,
  }
}

/** The engine: 1 has one carburettor, 2 and 3 have two; the larger B20 came for 1969. */
function engineOf(carburettors: string, year: number): string {
  const size = year < 1969 ? 'B18' : 'B20'
  if (carburettors === '1') return `${size}A`
  return carburettors === '2' && year < 1969 ? 'B18D' : `${size}B`
}
