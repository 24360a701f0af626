import type { Design } from '../assortment/design.ts'
import { type Car, car } from '../plan/cars.ts'
import { hash, seededRandom } from '../random.ts'
import type { FitmentRow } from './fitment.ts'

export interface ChassisBreak {
  /** The first chassis number after the change. */
  chassis: number
  /** The model year of the change. */
  year: number
}

/** Three invented production changes of a classic car: early, middle, late. */
function chassisBreaks({ id, classic, yearFrom, yearTo }: Car): ChassisBreak[] {
  if (!classic || yearTo - yearFrom < 4) return []
  const built = (120 + (hash(`built ${id}`) % 600)) * 1000
  return [0.25, 0.5, 0.75].map((part) => ({
    chassis: Math.round((built * (part + seededRandom(`${id} ${part}`) * 0.08)) / 1000) * 1000,
    year: Math.round(yearFrom + (yearTo - yearFrom) * part),
  }))
}

type Change = readonly [attribute: string, by: number]

/** The attribute that changed, and by how much, by part type. */
const changes: Record<string, Change> = {
  'brake-hose': ['length_mm', 25],
  'brake-shoes': ['width_mm', -4],
  'wheel-cylinder': ['piston_diameter_mm', 1.59],
  'handbrake-cable': ['length_mm', 60],
  'air-filter': ['height_mm', 8],
  'radiator-hose': ['length_mm', 30],
  'expansion-tank': ['capacity_l', 0.3],
  'shock-absorber': ['length_mm', 14],
  'coil-spring': ['length_mm', 16],
  'control-arm-bush': ['outer_diameter_mm', 2],
  'ball-joint': ['cone_mm', 0.8],
  'tie-rod-end': ['length_mm', 9],
  'wheel-bearing': ['outer_diameter_mm', 2],
  'steering-boot': ['length_mm', 14],
  'clutch-cable': ['length_mm', 35],
  'cv-boot': ['outer_diameter_mm', 4],
  'propshaft-bearing': ['inner_diameter_mm', 5],
  'door-seal': ['length_mm', 60],
  'gas-strut': ['force_n', 40],
  silencer: ['length_mm', 40],
}

/** Part types whose two kinds differ only in chassis numbers. */
const unmeasured = [
  'window-regulator',
  'door-mirror',
  'bumper',
  'grille',
  'indicator',
  'tail-light',
  'front-wing',
]

const splitShare = 0.62

/** A fitment row limited to one side of a change; null when it lies entirely on the other. */
function sideOf(row: FitmentRow, index: number, late: boolean): FitmentRow | null {
  const found = chassisBreaks(car(row.model))[index]
  if (!found) return null
  const yearFrom = late ? Math.max(row.yearFrom, found.year) : row.yearFrom
  const yearTo = late ? row.yearTo : Math.min(row.yearTo, found.year)
  if (yearFrom > yearTo) return null
  return {
    ...row,
    yearFrom,
    yearTo,
    ...(late ? { chassisFrom: found.chassis } : { chassisTo: found.chassis - 1 }),
  }
}

/** Splits rows at a change; a model entirely on one side gets no condition. */
function sidesOf(rows: readonly FitmentRow[], index: number): { early: FitmentRow[]; late: FitmentRow[] } {
  const [early, late]: [FitmentRow[], FitmentRow[]] = [[], []]
  for (const modelRows of Map.groupBy(rows, ({ model }) => model).values()) {
    const before = modelRows.flatMap((row) => sideOf(row, index, false) ?? [])
    const after = modelRows.flatMap((row) => sideOf(row, index, true) ?? [])
    early.push(...(after.length === 0 ? modelRows : before.length === 0 ? [] : before))
    late.push(...(before.length === 0 ? modelRows : after.length === 0 ? [] : after))
  }
  return { early, late }
}

/** Splits some parts of classic cars into two: up to a chassis number, and from the next one on. */
export function splitByChassis(partType: string, designs: readonly Design[]): Design[] {
  const change = changes[partType]
  if (!change && !unmeasured.includes(partType)) return [...designs]
  return designs.flatMap((design) => {
    const models = [...new Set(design.rows.map(({ model }) => model))]
    const classic = models.length > 0 && models.every((model) => chassisBreaks(car(model)).length > 0)
    const isDistinguishable = change !== undefined || models.length === 1
    if (!classic || !isDistinguishable || seededRandom(`split ${partType} ${design.kin}`) >= splitShare)
      return [design]
    const index = hash(`break ${partType} ${design.kin}`) % 3
    const { early, late } = sidesOf(design.rows, index)
    if (early.length === 0 || late.length === 0) return [design]
    return [
      { ...design, rows: early, key: `${design.key} early`, code: `${design.code}E` },
      {
        ...design,
        rows: late,
        code: `${design.code}N`,
        ...(change && changedDesign(design, change)),
        key: `${design.key} late`,
      },
    ]
  })
}

/** The later part: one value changed, also in its part number. */
function changedDesign(
  { code, technical }: Design,
  [attribute, delta]: Change,
): Pick<Design, 'code' | 'technical'> {
  const old = technical[attribute]
  if (old === undefined) return { code: `${code}N`, technical }
  const now = String(Number((Number(old) + delta).toFixed(2)))
  return { code: `${code.replace(old, now)}N`, technical: { ...technical, [attribute]: now } }
}
