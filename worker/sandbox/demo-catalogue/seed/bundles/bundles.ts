import { type FitmentRow, rowsOf } from '../fitment/fitment.ts'
import { type BundlePlan, bundlePlans, bundlesPerCategory, isFixedPlan } from '../plan/bundle-plan.ts'
import { cars, type Engine } from '../plan/cars.ts'
import type { CategoryPlan } from '../products/category-nodes.ts'
import { slug } from '../products/numbers.ts'
import type { Popularity } from '../products/popularity.ts'
import { createdAt, modifiedAt, type Product, productWithoutPart, timestamp } from '../products/products.ts'
import { shuffled } from '../random.ts'
import { brakeCodes, systemRows } from '../recipes/brakes/brake-systems.ts'
import { short } from '../recipes/derive.ts'
import { type Filling, fits, type Purpose, sectionsFor } from './bundle-sections.ts'

export const bundleDiscount = 8

export interface Section extends Filling {
  section: number
}

export interface PartBundle {
  product: Product
  /** `fixed`: the parts cannot be chosen; `flexible`: the buyer chooses one of each section. */
  kind: 'fixed' | 'flexible'
  rows: FitmentRow[]
  sections: Section[]
}

const groupOf: Record<string, string> = {
  'brake-service-front': 'brakes.disc',
  'brake-service-rear': 'brakes.disc',
  'oil-service': 'service.kits',
  'timing-service': 'engine.timing',
  'suspension-front': 'suspension.arms',
  'clutch-service': 'drivetrain.clutch',
  winter: 'accessories.winter',
  interior: 'interior.mats',
}
const codes: Record<string, string> = {
  'brake-service-front': 'BSF',
  'brake-service-rear': 'BSR',
  'oil-service': 'OIL',
  'timing-service': 'TIM',
  'suspension-front': 'SUS',
  'clutch-service': 'CLU',
  winter: 'WIN',
  interior: 'INT',
}
function purposes(plan: BundlePlan): Purpose[] {
  return cars.flatMap((car) =>
    car.engines.flatMap((engine): Purpose[] =>
      plan.id.startsWith('brake')
        ? car.brakeSystems
            .map(({ label }) => ({ car, engine, brakeSystem: label }))
            .filter((purpose) => rowsFor(purpose, [engine]).length > 0)
        : [{ car, engine, brakeSystem: null }],
    ),
  )
}

/** The rows of these engines in the years in which they had the brakes that a bundle is for. */
function rowsFor({ car, brakeSystem }: Purpose, engines: readonly Engine[]): FitmentRow[] {
  if (brakeSystem === null) return rowsOf(car, {}, engines)
  return systemRows(car, [brakeSystem]).filter((row) => engines.some(({ id }) => id === row.engine))
}

function inOrder(plan: BundlePlan): Purpose[] {
  return shuffled(purposes(plan), ({ engine, brakeSystem }) => `${engine.id} ${brakeSystem}`, plan.id)
}

/** The engines of the car that all parts of the bundle fit. */
function enginesOf(purpose: Purpose, sections: readonly Filling[], parts: readonly Product[]): Engine[] {
  const used = sections.flatMap(({ products }) => products.flatMap((id) => parts[id - 1] ?? []))
  return purpose.car.engines.filter((engine) => used.every((part) => fits(part, { ...purpose, engine })))
}

/**
 * Creates ten bundles of each kind, for ten cars. Product numbers continue those of the parts, whose number is their
 * index plus 1.
 */
export function makeBundles(
  parts: readonly Product[],
  popularity: Popularity,
  categories: CategoryPlan,
): PartBundle[] {
  const bundles: PartBundle[] = []
  for (const plan of bundlePlans) {
    const [cars, done] = [new Set<string>(), new Set<string>()]
    let count = 0
    // One bundle per car first; then further ones for other engines or brake systems.
    for (const again of [false, true]) {
      for (const purpose of inOrder(plan)) {
        if (count === bundlesPerCategory) break
        const { car, engine, brakeSystem } = purpose
        if (done.has(`${engine.id} ${brakeSystem}`) || (cars.has(car.id) && !again)) continue
        const offered = sectionsFor(plan, purpose, popularity)
        const sections = offered && isFixed(plan) ? fixedSections(offered, parts) : offered
        if (sections === null || sections.length < 2) continue
        const engines = enginesOf(purpose, sections, parts)
        cars.add(car.id)
        for (const { id } of engines) done.add(`${id} ${brakeSystem}`)
        count += 1
        bundles.push(
          makeBundle(plan, purpose, engines, sections, parts, categories, parts.length + bundles.length + 1),
        )
      }
    }
    if (count < bundlesPerCategory) throw new Error(`${plan.id}: only ${count} bundles`)
  }
  return bundles
}

const isFixed = ({ id }: BundlePlan) => isFixedPlan(id)

/** The first part of each required section that has no deposit. Null where a section has none. */
function fixedSections(offered: readonly Filling[], parts: readonly Product[]): Filling[] | null {
  const sections = offered
    .filter(({ required }) => required)
    .map((section) => ({
      ...section,
      products: section.products.filter((id) => !parts[id - 1]?.spec.depositItem).slice(0, 1),
    }))
  return sections.every(({ products }) => products.length > 0) ? sections : null
}

const everyMarket = [1, 2, 3, 4, 5, 6, 7]

/** A fixed bundle is sold where all its parts are. */
function marketsOf(plan: BundlePlan, sections: readonly Filling[], parts: readonly Product[]): number[] {
  if (!isFixed(plan)) return everyMarket
  const contents = sections.flatMap(({ products }) => products.flatMap((id) => parts[id - 1] ?? []))
  return everyMarket.filter((market) => contents.every(({ markets }) => markets.includes(market)))
}

function makeBundle(
  plan: BundlePlan,
  purpose: Purpose,
  engines: readonly Engine[],
  sections: readonly Filling[],
  parts: readonly Product[],
  categories: CategoryPlan,
  product: number,
): PartBundle {
  const { car, brakeSystem } = purpose
  const several = car.brakeSystems.length > 1 ? (brakeSystem ?? undefined) : undefined
  const code = several && brakeCodes(car, [several])
  const engineCodes =
    engines.length === car.engines.length
      ? ''
      : ` ${engines
          .map(({ code }) => code)
          .slice(0, 2)
          .join('/')}`
  const sku = `SET-${codes[plan.id] ?? 'X'}-${short(car)}${several ?? ''}${engineCodes.replace(/[^A-Z0-9]/g, '')}`
  const created = createdAt(sku, 0, 0)
  const category = categories.byGroup.get(groupOf[plan.id] ?? '') ?? 1
  return {
    kind: isFixed(plan) ? 'fixed' : 'flexible',
    rows: rowsFor(purpose, engines),
    sections: sections.map((section, index) => ({ section: product * 10 + index, ...section })),
    product: productWithoutPart({
      product,
      sku,
      uri: slug(`set ${plan.id} ${car.id}${engineCodes} ${code ?? ''}`),
      category,
      categories: [category],
      created: timestamp(created),
      modified: timestamp(modifiedAt(created, sku)),
      markets: marketsOf(plan, sections, parts),
      euros: 0,
      spec: {
        bundle: { plan: plan.id, model: car.id, ...(code && { brakeSystem: code }) },
        label: `${car.label}${engineCodes}`,
        models: [car.id],
      },
    }),
  }
}
