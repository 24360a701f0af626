import * as v from 'valibot'
import type { Vehicle } from '#src/commerce/contract/catalogue/vehicle.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { locales } from '#src/i18n/locales.ts'

const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const chassis = v.union([v.number(), v.string()])

/** A vehicle that a part fits, with conditions; absent fields are no conditions. */
const FitmentRow = v.object({
  /** What the keys of its cars begin with: `volvo-240`. */
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
  brakeSystem: v.optional(v.string()),
  colourCode: v.optional(v.string()),
  interiorCode: v.optional(v.string()),
  qty: v.optional(v.number()),
  note: v.optional(v.partial(v.object(v.entriesFromList(locales, v.string()))), {}),
})
export type FitmentRow = v.InferOutput<typeof FitmentRow>

/** A formatted row. */
export interface FitLine {
  model: string
  engines: string
  years: string
  /** "chassis no. from 271000", "brake system B": all of them have to hold. */
  conditions: string[]
}

/** The cars a part fits as a table: columns without any text are left out. */
export interface FitTable {
  columns: { name: string; kind?: 'years' }[]
  /** The cells of each row, in the order of the columns; the first one is the model. */
  rows: string[][]
  /** The rows that are shown on demand. */
  further: string[][]
  /** "Show 12 more rows"; empty without any. */
  more: string
}

/** Rows that are shown at once. */
const maxRows = 8

/** The lines as a table with headings. */
export function fitTable(lines: readonly FitLine[], { t }: ServerI18n): FitTable {
  const columns = [
    { name: t('product.model'), textOf: ({ model }: FitLine) => model },
    { name: t('product.engine'), textOf: ({ engines }: FitLine) => engines },
    { name: t('product.years'), kind: 'years' as const, textOf: ({ years }: FitLine) => years },
    { name: t('product.conditions'), textOf: ({ conditions }: FitLine) => conditions.join(' · ') },
  ].filter(({ textOf }, index) => index < 2 || lines.some((line) => textOf(line) !== ''))
  const rows = lines.map((line) => columns.map(({ textOf }) => textOf(line)))
  const further = rows.slice(maxRows)
  return {
    columns: columns.map(({ name, kind }) => ({ name, ...(kind ? { kind } : {}) })),
    rows: rows.slice(0, maxRows),
    further,
    more: further.length > 0 ? t('product.moreCars', { count: further.length }) : '',
  }
}

/** Reads the attribute; a row that is not one is left out rather than shown wrong. */
export function parseFitment(text: string): FitmentRow[] {
  const rows = parse(text)
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const parsed = v.safeParse(FitmentRow, row)
    return parsed.success ? parsed.output : []
  })
}

/** Formats rows by model. `vehicles` are the part's vehicles, which have the names. */
export function fitLines(
  rows: readonly FitmentRow[],
  vehicles: readonly Vehicle[],
  i18n: ServerI18n,
): FitLine[] {
  return rows
    .map((row) => ({
      model: modelName(row.model, vehicles),
      engines:
        row.engines.map((key) => engineName(key, row.model, vehicles)).join(', ') ||
        i18n.t('fitment.allEngines'),
      years: yearsOf(row),
      conditions: conditionsOf(row, i18n),
    }))
    .sort(
      (left, right) =>
        left.model.localeCompare(right.model, i18n.locale) ||
        left.years.localeCompare(right.years, i18n.locale),
    )
}

/** The fitment when conditions are unavailable. */
export function vehicleLines(vehicles: readonly Vehicle[]): FitLine[] {
  return modelsOf(vehicles).map((model) => ({
    model,
    engines: vehicles
      .filter(({ name }) => name.startsWith(`${model}, `))
      .map(({ name }) => name.slice(model.length + 2))
      .join(', '),
    years: '',
    conditions: [],
  }))
}

/** The models among cars that are named "model, engine". */
export function modelsOf(vehicles: readonly Vehicle[]): string[] {
  return [...new Set(vehicles.map(({ name }) => name.split(', ')[0] ?? name))]
}

function modelName(model: string, vehicles: readonly Vehicle[]): string {
  const [known] = modelsOf(vehicles.filter(({ key }) => key?.startsWith(`${model}-`)))
  return known ?? model.replaceAll('-', ' ')
}

function engineName(key: string, model: string, vehicles: readonly Vehicle[]): string {
  const name = vehicles.find((vehicle) => vehicle.key === key)?.name
  return name ? name.slice(name.indexOf(', ') + 1).trim() : key.replace(`${model}-`, '').toUpperCase()
}

function yearsOf({ yearFrom, yearTo, monthFrom, monthTo }: FitmentRow): string {
  const written = (value: number | undefined, part: number | undefined) =>
    value === undefined
      ? ''
      : part === undefined
        ? String(value)
        : `${String(part).padStart(2, '0')}/${value}`
  const from = written(yearFrom, monthFrom)
  const to = written(yearTo, monthTo)
  return from === to ? from : `${from}–${to}`
}

function conditionsOf(row: FitmentRow, i18n: ServerI18n): string[] {
  const { chassisFrom, chassisTo, bodies, steering, gearbox, brakeSystem, colourCode, interiorCode } = row
  return [
    chassisWords(chassisFrom, chassisTo, i18n),
    bodies.map((body) => i18n.find(`body.${body}`) ?? body).join(', '),
    steering && i18n.t(`fitment.${steering}`),
    gearbox && i18n.t(`fitment.${gearbox}`),
    brakeSystem && i18n.t('fitment.brakeSystem', { label: brakeSystem }),
    colourCode && i18n.t('fitment.colourCode', { code: colourCode }),
    interiorCode && i18n.t('fitment.interiorCode', { code: interiorCode }),
    row.qty && i18n.t('fitment.quantity', { count: row.qty }),
    row.note[i18n.locale],
  ].flatMap((condition) => condition || [])
}

type Chassis = FitmentRow['chassisFrom']

function chassisWords(from: Chassis, to: Chassis, i18n: ServerI18n): string {
  if (from !== undefined && to !== undefined) return i18n.t('fitment.chassisBetween', { from, to })
  if (from !== undefined) return i18n.t('fitment.chassisFrom', { from })
  return to === undefined ? '' : i18n.t('fitment.chassisTo', { to })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
