import { shuffled } from '../random.ts'
import type { Offer } from './assortment.ts'
import type { Design } from './design.ts'

/** An offer and its generation in a chain of replacements: 0 is the current part, 1 the one it replaced, and so on. */
export interface Generation extends Offer {
  /** Identifies the chain. */
  chain: string
  age: number
  /** The newest part of the chain is discontinued too. */
  ended: boolean
}

/** Number of superseded parts per chain, used in rotation; chains are two to four parts long. */
const lengths = [1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 2, 1] as const
/** Every fifth chain ends without a successor, if another brand still offers the part. */
const endedEvery = 5
/** Minimum number of superseded parts in a part type that has any. */
const minGenerations = 4

/** Distributes `total` superseded numbers over part types by size and assigns them to offers. */
export function createSupersession(total: number, dead: number, weights: ReadonlyMap<string, number>) {
  const sum = [...weights.values()].reduce((left, right) => left + right, 0)
  let [due, chains, ended, toEnd] = [0, 0, 0, 0]
  const last = [...weights.keys()].at(-1)

  return {
    /**
     * Superseded numbers of a part type: 0, or enough for a long chain. Must be called once per part type, in order.
     */
    quota(id: string): number {
      due += ((weights.get(id) ?? 0) * total) / sum
      if (!weights.has(id) || (due < minGenerations && id !== last)) return 0
      const quota = id === last ? Math.round(due) : Math.floor(due)
      due -= quota
      return quota
    },
    age(id: string, offers: readonly Offer[], quota: number): Generation[] {
      const name = ({ design, brand }: Offer) => `${design.key} ${brand.uri}`
      const hosts = shuffled(
        offers.filter(({ design }) => design.rows.length > 0),
        name,
        `chain ${id}`,
      )
      const behind = new Map<string, { old: number; ended: boolean }>()
      const brands = new Map<Design, number>()
      for (const { design } of offers) brands.set(design, (brands.get(design) ?? 0) + 1)
      let rest = quota
      for (const host of hosts) {
        if (rest === 0) break
        const old = Math.min(rest, lengths[chains % lengths.length] ?? 1)
        if (chains % endedEvery === 2) toEnd += 1
        const left = (brands.get(host.design) ?? 0) - 1
        const ends = toEnd > 0 && ended < dead && left > 0
        if (ends) {
          ended += 1
          toEnd -= 1
          brands.set(host.design, left)
        }
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
