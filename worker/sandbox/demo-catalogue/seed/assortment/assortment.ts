import { type Brand, makersOf, productLines } from '../plan/brands.ts'
import { cars } from '../plan/cars.ts'
import { partType } from '../plan/part-types.ts'
import { shuffled } from '../random.ts'
import type { Design } from './design.ts'

/** A part offered by one brand. */
export interface Offer {
  design: Design
  brand: Brand
}

/** Parts of which a brand offers all or none. */
interface Kin {
  name: string
  designs: Design[]
  models: string[]
}

const minMakers = 2
const maxMakers = 4
const usualMakers = 2.6
const universal = 'universal'

/** Target share of products per car: Volvo and Saab 60 %, German makes 25 %, others 15 %. */
const targetShares = new Map<string, number>([
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
    models: kin.models.filter((model) => targetShares.has(model)),
  }))
}

/** Products per car in a category so far. */
type Counts = Map<string, number>

interface Choosing {
  /** Planned number of products of the part type. */
  planned: number
  /** Maximum number of brands per part. */
  maxBrands: number
  counts: Counts
  /** Parts that are always included. */
  first: (design: Design) => boolean
}

/**
 * Chooses kins: required ones first, from one brand at least, then repeatedly the one whose cars are furthest below
 * their target. Updates `counts`.
 */
function chooseKins(kins: readonly Kin[], { planned, maxBrands, counts, first }: Choosing): Set<Kin> {
  const minBrands = Math.min(minMakers, maxBrands)
  const usualBrands = Math.min(usualMakers, maxBrands)
  const chosen = new Set<Kin>()
  let [size, expected] = [0, 0]
  const fits = ({ designs }: Kin) => (size + designs.length) * minBrands <= planned
  const take = (kin: Kin) => {
    chosen.add(kin)
    size += kin.designs.length
    expected += kin.designs.length * usualBrands
    for (const model of kin.models)
      counts.set(model, (counts.get(model) ?? 0) + kin.designs.length * usualBrands)
  }
  const takeNeediest = (isPossible: (kin: Kin) => boolean) => {
    for (;;) {
      const next = neediest(
        kins.filter((kin) => !chosen.has(kin) && isPossible(kin)),
        counts,
      )
      if (!next) return
      take(next)
    }
  }
  takeNeediest(({ designs }) => designs.some(first) && size + designs.length <= planned)
  takeNeediest((kin) => expected < planned && fits(kin))
  return chosen
}

/** The kin whose cars are furthest below their target; the first of equals, null when none is left. */
function neediest(kins: readonly Kin[], counts: Counts): Kin | null {
  let [best, maxNeed] = [null as Kin | null, -1]
  for (const kin of kins) {
    const need = Math.max(
      0,
      ...kin.models.map((model) => (targetShares.get(model) ?? 0) / (0.4 + (counts.get(model) ?? 0))),
    )
    if (need > maxNeed) [best, maxNeed] = [kin, need]
  }
  return best
}

/** Distributes brands over kins: the minimum that the plan has room for, then one more in turn while it has. */
function distributeBrands(
  kins: readonly Kin[],
  planned: number,
  maxBrands: number,
): { kin: Kin; share: number }[] {
  const size = kins.reduce((sum, { designs }) => sum + designs.length, 0)
  const minBrands = size * minMakers <= planned ? Math.min(minMakers, maxBrands) : 1
  const shares = kins.map((kin) => ({ kin, share: minBrands }))
  let rest = planned - size * minBrands
  for (let grown = true; grown && rest > 0; ) {
    grown = false
    for (const entry of shares) {
      if (entry.share >= maxBrands || entry.kin.designs.length > rest) continue
      entry.share += 1
      rest -= entry.kin.designs.length
      grown = true
    }
  }
  return shares
}

/**
 * Chooses which of the possible parts the shop sells, and from how many brands, so that each part type has its planned
 * number of products and each car its share of every category.
 */
export function createAssortment(first: (design: Design) => boolean) {
  const countsByCategory = new Map<string, Counts>()

  function countsOf(group: string): Counts {
    const top = group.split('.')[0] ?? group
    const counts = countsByCategory.get(top) ?? new Map<string, number>()
    countsByCategory.set(top, counts)
    return counts
  }

  return {
    /** Chooses exactly `planned` offers of a part type. */
    choose(id: string, designs: readonly Design[], planned: number): Offer[] {
      const { group } = partType(id)
      const makers = makersOf(group)
      // Larger catalogues need more offers than brands times parts: brands then have several product lines.
      const needed = Math.ceil(planned / designs.length)
      const brandCount = Math.min(maxMakers, makers.length)
      const maxBrands = needed > brandCount ? needed + 1 : brandCount
      const lines = productLines(makers, maxBrands - makers.length)
      const possible = shuffled(kinsOf(designs), ({ name }) => name, id)
      const kins = chooseKins(possible, { planned, maxBrands, counts: countsOf(group), first })
      const shares = distributeBrands([...kins], planned, maxBrands)

      const inOrder = (kin: Kin) =>
        [makers, lines].flatMap((offering) => shuffled(offering, ({ uri }) => uri, `${id} ${kin.name}`))
      const offersOf = (kin: Kin, brands: readonly Brand[]) =>
        brands.flatMap((brand) => kin.designs.map((design) => ({ design, brand })))
      const whole = shares.flatMap(({ kin, share }) => offersOf(kin, inOrder(kin).slice(0, share)))
      // Fills the remainder with brands that offer only part of a kin.
      const more = [
        ...shares.flatMap(({ kin, share }) => offersOf(kin, inOrder(kin).slice(share, share + 1))),
        ...possible.flatMap((kin) => (kins.has(kin) ? [] : offersOf(kin, inOrder(kin).slice(0, 1)))),
      ]
      const offers = [...whole, ...more.slice(0, planned - whole.length)]
      if (offers.length !== planned) throw new Error(`${id}: ${offers.length} of ${planned} products`)
      return offers
    },
  }
}
