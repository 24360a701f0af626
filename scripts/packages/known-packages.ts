import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const Day = v.pipe(v.string(), v.isoDate())

const Advisory = v.object({
  /** The address of an accepted weakness. */
  url: v.string(),
  severity: v.string(),
  title: v.string(),
})
export type Advisory = v.InferOutput<typeof Advisory>

const KnownPackages = v.object({
  /** The day of the last query for known weaknesses; null: never. */
  advisoriesAsked: v.nullable(Day),
  /** Weaknesses of installed versions, by package id. */
  advisories: v.record(v.string(), v.array(Advisory)),
  /** Weaknesses that do not concern the shop, with the reason, and the end of that assessment. */
  accepted: v.array(v.object({ url: v.string(), reason: v.string(), until: Day })),
  /** The latest day of publication of each installed version, by package id. */
  published: v.record(v.string(), Day),
})

/** The registry's data about installed packages, in the repository, so that they can be checked offline. */
export type KnownPackages = v.InferOutput<typeof KnownPackages>

const file = 'scripts/packages/known-packages.json'

export function readKnownPackages(): KnownPackages {
  return v.parse(v.pipe(v.string(), v.parseJson(), KnownPackages), readFileSync(file, 'utf8'))
}

export function writeKnownPackages(known: KnownPackages): void {
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
}
