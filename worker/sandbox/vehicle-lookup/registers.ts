import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'

/** A car in a register, with the codes of the catalogue. */
interface RegisteredCar {
  /** Null: the shop has no parts for it, and `name` describes it. */
  key: string | null
  name?: string
  year?: number
  body?: string
  steering?: 'lhd' | 'rhd'
  gearbox?: 'manual' | 'automatic'
}

/** Cars by country and plate. All plates are invented. */
const plates = new Map<string, RegisteredCar>([
  ['SE BRK240', { key: 'volvo-240-b21a', year: 1979, body: 'sedan-4d', steering: 'lhd', gearbox: 'manual' }],
  ['SE AMZ066', { key: 'volvo-amazon-b18a', year: 1966, body: 'sedan-2d', steering: 'lhd' }],
  ['SE VXC12A', { key: 'volvo-v70-2-b5244s2', year: 2004, body: 'estate', steering: 'lhd' }],
  ['SE SNB900', { key: 'saab-900-b201', year: 1988, steering: 'lhd' }],
  ['SE TRK850', { key: 'volvo-850-b5254s', year: 1995, body: 'estate', steering: 'lhd' }],
  ['NO BT24001', { key: 'volvo-240-b23e', year: 1983, body: 'estate', steering: 'lhd' }],
  ['NO EK14070', { key: 'volvo-140-b20a', year: 1970, steering: 'lhd' }],
  ['NO DN99084', { key: 'saab-99-b201', year: 1984, steering: 'lhd' }],
  ['DK AM18066', { key: 'volvo-amazon-b18d', year: 1966, body: 'estate', steering: 'lhd' }],
  ['DK GF20004', { key: 'vw-golf-4-akq', year: 2000, steering: 'lhd', gearbox: 'manual' }],
  ['FI ABC240', { key: 'volvo-240-b200k', year: 1986, steering: 'lhd' }],
  ['FI TYP004', { key: 'vw-t4-aab', year: 1996, body: 'van', steering: 'lhd' }],
  ['FI KUP205', { key: 'peugeot-205-xu5ja', year: 1988, steering: 'lhd' }],
  ['NL 16GTI5', { key: 'vw-golf-1-dx', year: 1982, body: 'hatchback-3d', steering: 'lhd' }],
  ['NL XB740V', { key: 'volvo-740-b230f', year: 1990, body: 'sedan-4d', steering: 'lhd' }],
  ['FR AB205CD', { key: 'peugeot-205-tu1m', year: 1992, steering: 'lhd' }],
  ['FR DC602CV', { key: 'citroen-2cv-m28', year: 1985, body: 'sedan-4d', steering: 'lhd' }],
  ['GB MGB73L', { key: 'mg-mgb-18v', year: 1973, body: 'roadster', steering: 'rhd' }],
  ['GB MIN1X', { key: 'mini-classic-99h', year: 1980, body: 'sedan-2d', steering: 'rhd' }],
  ['GB NVA17K', { key: null, name: 'Lada Niva, 1.7', year: 1993, steering: 'rhd' }],
])

/** One type of each model by maker (HSN) and type (TSN). All keys are invented. */
const types = new Map<string, string>([
  ['9911 AAA', 'volvo-pv544-b16a'],
  ['9911 AAB', 'volvo-amazon-b18a'],
  ['9911 AAC', 'volvo-p1800-b18b'],
  ['9911 AAD', 'volvo-140-b20a'],
  ['9911 AAE', 'volvo-240-b21a'],
  ['9911 AAF', 'volvo-740-b230e'],
  ['9911 AAG', 'volvo-850-b5254s'],
  ['9911 AAH', 'volvo-v70-2-b5244s2'],
  ['9911 AAI', 'volvo-v40-2-d4162t'],
  ['9911 AAJ', 'volvo-xc60-1-d5244t10'],
  ['9912 AAA', 'saab-99-b201'],
  ['9912 AAB', 'saab-900-b201'],
  ['9912 AAC', 'saab-9-3-b204i'],
  ['9912 AAD', 'saab-9-5-b235e'],
  ['9913 AAA', 'vw-beetle-d-1200'],
  ['9913 AAB', 'vw-golf-1-fa'],
  ['9913 AAC', 'vw-golf-4-akq'],
  ['9913 AAD', 'vw-golf-7-crbc'],
  ['9913 AAE', 'vw-passat-b6-bkp'],
  ['9913 AAF', 'vw-t4-aab'],
  ['9914 AAA', 'bmw-2002-m10b20'],
  ['9914 AAB', 'bmw-e30-m20b25'],
  ['9914 AAC', 'bmw-e46-m47d20'],
  ['9915 AAA', 'mb-w123-om616'],
  ['9915 AAB', 'mb-w124-m103983'],
  ['9915 AAC', 'mb-w204-om651911'],
  ['9916 AAA', 'porsche-911g-930-20'],
  ['9917 AAA', 'peugeot-205-xu5ja'],
  ['9918 AAA', 'citroen-2cv-m28'],
  ['9919 AAA', 'renault-clio-3-k9k'],
  ['9920 AAA', 'mini-classic-99h'],
  ['9921 AAA', 'mg-mgb-18g'],
])

/** Types by the national code of Austrian papers. All codes are invented. */
const nationalCodes = new Map<string, string>([
  ['990105', 'volvo-240-b21a'],
  ['990301', 'vw-beetle-d-1200'],
  ['990303', 'vw-golf-4-akq'],
])

/** Finds the car of a plate, or a car of a type; null when no register has it. */
export function registeredCar(query: VehicleQuery): RegisteredCar | null {
  if (query.kind === 'plate') return plates.get(`${query.country} ${query.plate}`) ?? null
  const key = query.kind === 'type' ? types.get(`${query.hsn} ${query.tsn}`) : nationalCodes.get(query.code)
  return key ? { key } : null
}

/** The keys of all cars and types that are registered. */
export const registeredKeys = [
  ...[...plates.values()].flatMap(({ key }) => key ?? []),
  ...types.values(),
  ...nationalCodes.values(),
]
