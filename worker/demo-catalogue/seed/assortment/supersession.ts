import { shuffled } from '../random.ts'
import type { Offer } from './assortment.ts'

/** An offer and its place in a chain of replacements: 0 is what is sold today, 1 what it replaced, … */
export interface Generation extends Offer {
  /** The same for all of one chain. */
  chain: string
  age: number
  /** The chain's end is not made any more either. */
  ended: boolean
}

/** How many old numbers lie behind a chain's end; cycled through, chains are two to four long. */
const lengths = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 2, 1] as const
/** One chain in five or six ends with nothing to replace it. */
const endedEvery = 5
/** Old numbers in a part type that has any. */
const minGenerations = 4

/** Deals out `total` old numbers over part types by their size, and gives some offers a past. */
export function createSupersession(total: number, dead: number, weights: ReadonlyMap<string, number>) {
  const sum = [...weights.values()].reduce((left, right) => left + right, 0)
  let [due, chains, ended] = [0, 0, 0]
  const last = [...weights.keys()].at(-1)

  return {
    /** Old numbers this part type is to have: none, or enough for a long chain. Call once a part type, in order. */
    quota(id: string): number {
      due += ((weights.get(id) ?? 0) * total) / sum
      if (!weights.has(id) || (due < minGenerations && id !== last)) return 0
      const own = id === last ? Math.round(due) : Math.floor(due)
      due -= own
      return own
    },
    age(id: string, offers: readonly Offer[], quota: number): Generation[] {
      const name = ({ design, brand }: Offer) => `${design.key} ${brand.uri}`
      const hosts = shuffled(
        offers.filter(({ design }) => design.rows.length > 0),
        name,
        `chain ${id}`,
      )
      const behind = new Map<string, { old: number; ended: boolean }>()
      let rest = quota
      for (const host of hosts) {
        if (rest === 0) break
        const old = Math.min(rest, lengths[chains % lengths.length] ?? 1)
        const ends = chains % endedEvery === 2 && ended < dead
        if (ends) ended += 1
        behind.set(name(host), { old, ended: ends })
        chains += 1
        rest -= old
      }
      if (rest > 0) throw new Error(`${id}: ${rest} old numbers too many`)
      return offers.flatMap((offer) => {
        const found = behind.get(name(offer)) ?? { old: 0, ended: false }
        return Array.from({ length: found.old + 1 }, (_, age) => ({
          ...offer,
          chain: `${id} ${name(offer)}`,
          age,
          ended: found.ended,
        }))
      })
    },
  }
}
