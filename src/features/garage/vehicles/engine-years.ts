/** The model years an engine was built in, both inclusive. An absent one is unknown: the engine may be of any year on that side. */
export interface EngineYears {
  from?: number
  to?: number
}

/** The engines of a model by a model year: those built in it, or whose years are unknown, and the others. */
export interface EnginesByYear<Engine> {
  ofYear: Engine[]
  others: Engine[]
}

/** Groups engines, each group in its former order. Without a year all are `ofYear`. */
export function enginesByYear<Engine extends EngineYears>(
  engines: readonly Engine[],
  year: number | null,
): EnginesByYear<Engine> {
  const isOfYear = ({ from, to }: EngineYears) =>
    year === null || ((from === undefined || from <= year) && (to === undefined || year <= to))
  return {
    ofYear: engines.filter(isOfYear),
    others: engines.filter((engine) => !isOfYear(engine)),
  }
}

/** All years of some engines, without overlaps: "1962–1967, 1972–1980", "2015–". Empty if one has no years. */
export function yearsText(engines: readonly EngineYears[]): string {
  if (engines.some(({ from, to }) => from === undefined && to === undefined)) return ''
  const spans = engines
    .map(({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => ({ from, to }))
    .sort((left, right) => left.from - right.from)
  const joined: { from: number; to: number }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to)
    else joined.push(span)
  }
  const written = (year: number) => (Number.isFinite(year) ? String(year) : '')
  return joined
    .map(({ from, to }) => (from === to ? String(from) : `${written(from)}–${written(to)}`))
    .join(', ')
}

/** More than the years of a long-lived model are no choice at a glance. */
const maxModelYears = 48

/** The model years of some engines, each once. Empty if one of them has an unknown first year, or they are too many. */
export function modelYears(engines: readonly EngineYears[], lastYear: number): number[] {
  const years = new Set<number>()
  for (const { from, to = lastYear } of engines) {
    if (from === undefined) return []
    for (let year = from; year <= Math.min(to, lastYear); year++) years.add(year)
  }
  return years.size > maxModelYears ? [] : [...years].sort((left, right) => left - right)
}
