import * as v from 'valibot'
import { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import type { CarChange } from '#src/commerce/customer/change-cars.ts'
import { type CarField, type CarProblem, newCarId, parseCar } from '#src/features/garage/car.ts'

interface ParsedCarChange {
  do: CarChange['do']
  id: string | null
  change: CarChange | null
  problems: Partial<Record<CarField, CarProblem>>
}

/** Twice the maximum of a field, so that a text that is too long is shown again. */
const maxTypedLength = 120

export function parseCarChange(form: URLSearchParams, currentYear: number): ParsedCarChange | null {
  const posted = form.get('id') ?? ''
  const id = v.is(Car.entries.id, posted) ? posted : null
  if (form.get('do') === 'remove')
    return id === null ? null : { do: 'remove', id, change: { do: 'remove', id }, problems: {} }
  if (form.get('do') !== 'put' || (id === null && posted !== '')) return null
  const parsed = parseCar(form, { id: id ?? newCarId(), currentYear })
  if ('problems' in parsed) return { do: 'put', id, change: null, problems: parsed.problems }
  return { do: 'put', id, change: { do: 'put', car: parsed.values }, problems: {} }
}

export function typedCar(form: URLSearchParams): Record<string, string> {
  const names = Object.keys(Car.entries).filter((name) => name !== 'id' && name !== 'photo')
  return Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').slice(0, maxTypedLength)]))
}
