import { shuffled } from './chance.ts'
import type { Design } from './design.ts'
import { type Brand, makersOf } from './plan/brands.ts'
import { cars } from './plan/cars.ts'
import { partType } from './plan/part-types.ts'

/** A part as one maker offers it. */
export interface Offer {
  design: Design
  brand: Brand
}

/** Parts a maker has all of or none. */
interface Kin {
  name: string
  designs: Design[]
  models: string[]
}

const fewestMakers = 2
const mostMakers = 4
const usualMakers = 2.6
const universal = 'universal'

/** What part of the shop each car is to have: Volvo and Saab 60 %, the German makers 25 %, the rest 15 %. */
const wanted = new Map<string, number>([
  ...cars.map((car) => [car.id, weightOf(car)] as const),
  [universal, 2.5],
])

function weightOf({ make, classic }: (typeof cars)[number]): number {
  if (make === 'Volvo' || make === 'Saab') return classic ? 0.75 / 8 : 0.12 / 6
  if (['Volkswagen', 'BMW', 'Mercedes-Benz'].includes(make)) return 0.18 / 12
  return 0.11 / 6
}

function kinsOf(designs: readonly Design[]): Kin[] {
  const kins = new Map<string, Kin>()
  for (const design of designs) {
    const kin = kins.get(design.kin) ?? { name: design.kin, designs: [], models: [] }
    kins.set(design.kin, kin)
    kin.designs.push(design)
    const models = design.rows.length > 0 ? design.rows.map(({ model }) => model) : [universal]
    kin.models = [...new Set([...kin.models, ...models])]
  }
  return [...kins.values()].map((kin) => ({
    ...kin,
    models: kin.models.filter((model) => wanted.has(model)),
  }))
}

/**
 * Chooses which of the possible parts the shop carries, and from how many makers, so that each part type has its
 * planned number of products and every car its part of each category.
 */
export function createAssortment(first: (design: Design) => boolean) {
  /** Products by top category and car so far. */
  const standing = new Map<string, Map<string, number>>()

  function needOf(kin: Kin, counts: ReadonlyMap<string, number>): number {
    return Math.max(
      0,
      ...kin.models.map((model) => (wanted.get(model) ?? 0) / (0.4 + (counts.get(model) ?? 0))),
    )
  }

  function chooseKins(
    kins: readonly Kin[],
    planned: number,
    most: number,
    counts: Map<string, number>,
  ): Kin[] {
    const least = Math.min(fewestMakers, most)
    const usual = Math.min(usualMakers, most)
    const chosen: Kin[] = []
    let [atLeast, usually] = [0, 0]
    const take = (kin: Kin) => {
      chosen.push(kin)
      atLeast += kin.designs.length * least
      usually += kin.designs.length * usual
      for (const model of kin.models) counts.set(model, (counts.get(model) ?? 0) + kin.designs.length * usual)
    }
    const rest = new Set(kins)
    const fits = (kin: Kin) => atLeast + kin.designs.length * least <= planned
    for (const kin of kins) {
      if (!kin.designs.some(first) || !fits(kin)) continue
      rest.delete(kin)
      take(kin)
    }
    while (usually < planned) {
      let [best, need] = [null as Kin | null, -1]
      for (const kin of rest) {
        const own = needOf(kin, counts)
        if (own > need && fits(kin)) [best, need] = [kin, own]
      }
      if (best === null) break
      rest.delete(best)
      take(best)
    }
    return chosen
  }

  return {
    /** Exactly `planned` offers of one part type. */
    choose(id: string, designs: readonly Design[], planned: number): Offer[] {
      const { group } = partType(id)
      const makers = makersOf(group)
      const most = Math.min(mostMakers, makers.length)
      const top = group.split('.')[0] ?? group
      const counts = standing.get(top) ?? new Map<string, number>()
      standing.set(top, counts)
      const possible = shuffled(kinsOf(designs), ({ name }) => name, id)
      const kins = chooseKins(possible, planned, most, counts)
      const makersEach = kins.map(() => Math.min(fewestMakers, most))
      const offered = () => kins.reduce((sum, kin, at) => sum + kin.designs.length * (makersEach[at] ?? 0), 0)
      let rest = planned - offered()
      for (let grown = true; grown && rest > 0; ) {
        grown = false
        for (const [at, kin] of kins.entries()) {
          const has = makersEach[at] ?? 0
          if (has >= most || kin.designs.length > rest) continue
          makersEach[at] = has + 1
          rest -= kin.designs.length
          grown = true
        }
      }
      // What does not fill a whole kin any more: makers that have only some of one.
      const partial = (kin: Kin, brand: Brand | undefined): Offer[] => {
        if (rest <= 0 || !brand) return []
        const some = kin.designs.slice(0, rest)
        rest -= some.length
        return some.map((design) => ({ design, brand }))
      }
      const order = (kin: Kin) => shuffled(makers, ({ uri }) => uri, `${id} ${kin.name}`)
      const whole = kins.flatMap((kin, at) =>
        order(kin)
          .slice(0, makersEach[at])
          .flatMap((brand) => kin.designs.map((design) => ({ design, brand }))),
      )
      const offers = [
        ...whole,
        ...kins.flatMap((kin, at) => partial(kin, order(kin)[makersEach[at] ?? 0])),
        ...possible.flatMap((kin) => (kins.includes(kin) ? [] : partial(kin, order(kin)[0]))),
      ]
      if (offers.length !== planned) throw new Error(`${id}: ${offers.length} of ${planned} products`)
      return offers
    },
  }
}
