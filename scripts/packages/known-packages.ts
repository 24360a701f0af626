import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const Day = v.pipe(v.string(), v.isoDate())

const Advisory = v.object({
  /** Its address, by which it is accepted. */
  url: v.string(),
  severity: v.string(),
  title: v.string(),
})
export type Advisory = v.InferOutput<typeof Advisory>

const KnownPackages = v.object({
  /** The day on which the registry was last asked for known weaknesses; null: never. */
  advisoriesAsked: v.nullable(Day),
  /** Those of installed versions, by their id. */
  advisories: v.record(v.string(), v.array(Advisory)),
  /** Weaknesses that do not concern the shop, why, and until when that is believed. */
  accepted: v.array(v.object({ url: v.string(), reason: v.string(), until: Day })),
  /** The day by which each installed version was published, by its id. */
  published: v.record(v.string(), Day),
})

/** The registry's data about the installed packages: kept in the repository, so that they can be checked without it. */
export type KnownPackages = v.InferOutput<typeof KnownPackages>

const file = 'scripts/packages/known-packages.json'

export function readKnownPackages(): KnownPackages {
  return v.parse(v.pipe(v.string(), v.parseJson(), KnownPackages), readFileSync(file, 'utf8'))
}

export function writeKnownPackages(known: KnownPackages): void {
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
}
