import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const chassis = v.union([v.number(), v.string()])

/**
 * The answer where a part neither fits nor does not: `handbook` if the needs of the car are not known, so that its
 * handbook decides; `otherGrade` for a fluid of a grade that does no harm, but is not the recommended one.
 */
const Advice = v.picklist(['handbook', 'otherGrade'])
export type Advice = v.InferOutput<typeof Advice>

/**
 * A row of the attribute `fitment_rows`: a vehicle that a part fits, with conditions. Absent fields are no conditions.
 * Years are model years; chassis numbers and months are inclusive.
 */
const FitmentRow = v.object({
  /** Prefix of the keys of its cars: `volvo-240`. */
  model: v.string(),
  /** Keys of cars, `volvo-240-b21a`; any engine of the model when absent. */
  engines: v.optional(v.array(v.string()), []),
  yearFrom: v.optional(year),
  yearTo: v.optional(year),
  monthFrom: v.optional(month),
  monthTo: v.optional(month),
  chassisFrom: v.optional(chassis),
  chassisTo: v.optional(chassis),
  bodies: v.optional(v.array(v.string()), []),
  steering: v.optional(v.picklist(['lhd', 'rhd'])),
  gearbox: v.optional(v.picklist(['manual', 'automatic'])),
  /** The brakes: a code of `src/i18n/brakes.ts`, which is asked about in words; other texts are shown as they are. */
  brakeSystem: v.optional(v.string()),
  colourCode: v.optional(v.string()),
  interiorCode: v.optional(v.string()),
  qty: v.optional(v.number()),
  /** Absent where the part fits. */
  advice: v.optional(Advice),
  /** An explanation by language. */
  note: v.optional(v.record(v.string(), v.string()), {}),
})
export type FitmentRow = v.InferOutput<typeof FitmentRow>

/** True for a row with cars that the part fits or may fit: these belong in lists of parts for a car. */
export function mayFit({ advice }: Pick<FitmentRow, 'advice'>): boolean {
  return advice !== 'otherGrade'
}

/** Parses the attribute `fitment_rows`, a JSON array; a row that is not one is left out rather than shown wrong. */
export function parseFitment(text: string): FitmentRow[] {
  const rows = parse(text)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const parsed = v.safeParse(FitmentRow, row)
    return parsed.success ? parsed.output : []
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
