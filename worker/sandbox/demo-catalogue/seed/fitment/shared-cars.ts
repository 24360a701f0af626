import { enginesOf, type FitmentRow } from './fitment.ts'

/**
 * The share of a part's cars that another part fits, too: the same engine in the same years, with the same brakes, side of
 * steering, gearbox and body, where the rows state them. 1 if one of them is made for no certain cars.
 */
export function sharedCars(rows: readonly FitmentRow[], others: readonly FitmentRow[]): number {
  if (rows.length === 0 || others.length === 0) return 1
  const byModel = Map.groupBy(others, ({ model }) => model)
  const all = new Set(enginesOf(rows))
  const shared = rows.flatMap((row) =>
    (byModel.get(row.model) ?? []).flatMap((other) =>
      isForOneCar(row, other) ? enginesOfBoth(row, other) : [],
    ),
  )
  return new Set(shared).size / all.size
}

function enginesOfBoth(row: FitmentRow, other: FitmentRow): string[] {
  return row.engine ? [row.engine] : enginesOf([other])
}

/** True if there is a car that both rows are for. */
function isForOneCar(row: FitmentRow, other: FitmentRow): boolean {
  const agree = (field: 'engine' | 'brakeSystem' | 'steering' | 'gearbox') =>
    row[field] === undefined || other[field] === undefined || row[field] === other[field]
  const { bodies } = other
  return (
    agree('engine') &&
    agree('brakeSystem') &&
    agree('steering') &&
    agree('gearbox') &&
    row.yearFrom <= other.yearTo &&
    other.yearFrom <= row.yearTo &&
    (row.chassisFrom ?? 0) <= (other.chassisTo ?? Infinity) &&
    (other.chassisFrom ?? 0) <= (row.chassisTo ?? Infinity) &&
    (!row.bodies || !bodies || row.bodies.some((body) => bodies.includes(body)))
  )
}
