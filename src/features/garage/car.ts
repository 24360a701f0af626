import * as v from 'valibot'
import { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { normalizeVin, vinShape } from './vin/typed-vin.ts'

export type CarField = Exclude<keyof Car, 'id' | 'photo'>
export type CarProblem = 'required' | 'year' | 'notAccepted'

export function newCarId(): string {
  return crypto.randomUUID().slice(0, 8)
}

const Typed = v.fallback(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim()),
  ),
  '',
)

/** Codes are written in capitals, as on plates. */
const codeFields: readonly CarField[] = ['colorCode', 'interiorCode']

/**
 * Parses the fields of a form into a car with this id and without a photo, or problems by field. `currentYear` bounds
 * the year: models of the next year are sold in this one. A VIN is never refused for its form, because those of classic
 * cars vary.
 */
export function parseCar(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
  { id, currentYear }: { id: string; currentYear: number },
): { values: Car } | { problems: Partial<Record<CarField, CarProblem>> } {
  const typed = (name: CarField) => {
    const entry = v.parse(Typed, form.get(name))
    if (name === 'vinNumber') return normalizeVin(entry)
    return codeFields.includes(name) ? entry.toUpperCase() : entry
  }
  const year = typed('year')
  const parsed = v.safeParse(Car, {
    id,
    model: typed('model'),
    variant: typed('variant'),
    year: year === '' ? null : /^\d{4}$/.test(year) ? Number(year) : Number.NaN,
    nickname: typed('nickname'),
    vinNumber: typed('vinNumber'),
    colorCode: typed('colorCode'),
    interiorCode: typed('interiorCode'),
    steeringSide: typed('steeringSide'),
    brakeType: typed('brakeType'),
    brake: typed('brake'),
    photo: '',
  })
  const problems: Partial<Record<CarField, CarProblem>> = {}
  for (const { path } of parsed.issues ?? []) {
    const name = String(path?.[0].key)
    if (isCarField(name))
      problems[name] = name === 'year' ? 'year' : typed(name) === '' ? 'required' : 'notAccepted'
  }
  if (parsed.success && (parsed.output.year ?? 0) > currentYear + 1) problems.year = 'year'
  return parsed.success && Object.keys(problems).length === 0 ? { values: parsed.output } : { problems }
}

/**
 * True if a VIN has 17 characters, or fewer on a car from before VINs or of unknown age. An empty one counts as
 * complete. Check digits are not verified: in Europe they are optional.
 */
export function isCompleteVin({ vinNumber, year }: Pick<Car, 'vinNumber' | 'year'>): boolean {
  return vinNumber === '' || ['vin', 'classic'].includes(vinShape(vinNumber, year))
}

function isCarField(name: string): name is CarField {
  return name !== 'id' && name !== 'photo' && Object.hasOwn(Car.entries, name)
}
