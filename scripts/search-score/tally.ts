import type { Verdict } from './judge.ts'

/** The least share of searches that must find right products. */
export const minShare = 0.99

export interface Tally {
  searches: number
  found: number
  nothing: number
}

/** Counts verdicts by the name that `nameOf` gives them, in order of appearance. */
export function tally(
  verdicts: readonly Verdict[],
  nameOf: (verdict: Verdict) => string,
): Map<string, Tally> {
  const counts = new Map<string, Tally>()
  for (const verdict of verdicts) {
    const name = nameOf(verdict)
    const count = counts.get(name) ?? { searches: 0, found: 0, nothing: 0 }
    counts.set(name, {
      searches: count.searches + 1,
      found: count.found + Number(verdict.found),
      nothing: count.nothing + Number(verdict.nothing),
    })
  }
  return counts
}

/** `97.2 %` */
export const percent = ({ found, searches }: Tally) =>
  `${((found / Math.max(searches, 1)) * 100).toFixed(1)} %`

/** Nearly all searches find a right product, and each finds at least one. */
export const isGood = ({ searches, found, nothing }: Tally) => nothing === 0 && found >= searches * minShare
