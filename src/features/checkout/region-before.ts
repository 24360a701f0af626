import * as v from 'valibot'
import { regionBeforeKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

/** A place whose prices the shop shows; `state` is empty in countries without states. */
export interface Place {
  country: string
  state: string
}

const Code = v.pipe(v.string(), v.maxLength(6))
const RegionBefore = v.object({ country: Code, state: Code, to: Code })

/** The shop's place before the checkout moved it to a delivery country, `to`. */
export type RegionBefore = v.InferOutput<typeof RegionBefore>

const Stored = v.pipe(v.string(), v.parseJson(), RegionBefore)

export function readRegionBefore(store: TextStore): RegionBefore | null {
  const stored = v.safeParse(Stored, store.read(regionBeforeKey))
  return stored.success ? stored.output : null
}

export function forgetRegionBefore(store: TextStore): void {
  store.write(regionBeforeKey, null)
}

/** Remembers where a delivery country moved the shop from. Of several moves in a row the first counts. */
export function rememberMove(store: TextStore, from: Place, to: string): void {
  const earlier = readRegionBefore(store)
  const { country, state } = earlier?.to === from.country ? earlier : from
  store.write(regionBeforeKey, country === to ? null : JSON.stringify({ country, state, to }))
}
