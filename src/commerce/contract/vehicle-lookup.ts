import * as v from 'valibot'

/** Countries with a register of cars that is searched by plate; the German and Austrian ones are not open to shops. */
export const plateCountries = ['SE', 'NO', 'DK', 'FI', 'NL', 'FR', 'GB'] as const

/**
 * The key by which a register finds a car: its plate in a country, without spaces and hyphens; the key of its type in
 * German papers (fields 2.1 and 2.2), four digits for the maker (HSN) and the first three characters for the type (TSN);
 * or the six digits of the national code in Austrian papers.
 */
export const VehicleQuery = v.variant('kind', [
  v.object({
    kind: v.literal('plate'),
    country: v.picklist(plateCountries),
    plate: v.pipe(v.string(), v.regex(/^[A-Z0-9ÄÅÆÖØÜ]{2,10}$/)),
  }),
  v.object({
    kind: v.literal('type'),
    hsn: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    tsn: v.pipe(v.string(), v.regex(/^[A-Z0-9]{3}$/)),
  }),
  v.object({
    kind: v.literal('nationalCode'),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  }),
])
export type VehicleQuery = v.InferOutput<typeof VehicleQuery>

const code = v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)), null)

/**
 * The reply to `POST {VEHICLE_LOOKUP_URL}` with a `VehicleQuery`; 404 when no car is known by it. `key` and the other codes are those of the
 * parts' fit rows; `year` is the model year. Null or absent: the register does not say.
 */
export const VehicleLookupReply = v.pipe(
  v.object({
    vehicle: v.object({
      /** Make, model and engine in words, for cars the shop has no parts for. */
      name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(120)), null),
      key: v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/)), null),
      year: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1886), v.maxValue(2100)), null),
      body: code,
      steering: code,
      gearbox: code,
      brakeSystem: code,
    }),
  }),
  v.transform(({ vehicle }) => vehicle),
)
/** A car that a register knows. */
export type RegisteredVehicle = v.InferOutput<typeof VehicleLookupReply>
