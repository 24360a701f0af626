import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import { type DroppedLine, parseDroppedLines, parseMore, serializeDroppedLine } from './dropped-line.ts'
import { Country, safeBack } from './region-form.ts'

const RegionProblem = v.picklist([
  'refused',
  'unanswered',
  /** The country has changed, but not every line of an earlier change was restored. */
  'incomplete',
])
export type RegionProblem = v.InferOutput<typeof RegionProblem>

/**
 * The result of a change of country. It travels in the address of the page that shows it, so that it survives reloads;
 * it contains only ids, from which texts are made.
 */
export interface RegionNote {
  problem: RegionProblem | null
  from: string | null
  dropped: DroppedLine[]
  more: number
}

const fields = { problem: 'said', from: 'from', dropped: 'dropped', more: 'more', back: 'back' }

/** Parses the note from the query of the page for country and language; a malformed part counts as absent. */
export function parseRegionNote(query: URLSearchParams): RegionNote {
  const problem = query.get(fields.problem)
  const from = query.get(fields.from)
  return {
    problem: v.is(RegionProblem, problem) ? problem : null,
    from: v.is(Country, from) ? from : null,
    dropped: parseDroppedLines(query.getAll(fields.dropped)),
    more: parseMore(query.get(fields.more)),
  }
}

export function parseBack(query: URLSearchParams): string {
  return safeBack(query.get(fields.back))
}

export function regionNotePath({ problem, from, dropped, more }: RegionNote, back: string): string {
  const query = new URLSearchParams([
    ...(problem === null ? [] : [[fields.problem, problem]]),
    ...(from === null ? [] : [[fields.from, from]]),
    ...dropped.map((line) => [fields.dropped, serializeDroppedLine(line)]),
    ...(more === 0 ? [] : [[fields.more, String(more)]]),
    [fields.back, back],
  ])
  return `${paths.region()}?${query}`
}
