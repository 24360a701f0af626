import type { CategoryPlan } from './category-nodes.ts'
import { type DepositTier, depositTiers } from './deposits.ts'
import { type Product, timestamp } from './products.ts'

/** An article of its own for each tier: never listed, sold only as a line beside the part it belongs to. */
export function makeDeposits(first: number, shelves: CategoryPlan): { product: Product; euros: number }[] {
  const tiers: DepositTier[] = ['AT1', 'AT2', 'AT3', 'AT4', 'AT5', 'AT6', 'AT7', 'AT8', 'BAT']
  const opened = timestamp(Date.UTC(2024, 0, 2, 8))
  return tiers.map((tier, at) => ({
    euros: depositTiers[tier],
    product: {
      product: first + at,
      style: first + at,
      sku: `DEP-${tier}`,
      uri: `deposit-${tier.toLowerCase()}`,
      brand: null,
      category: shelves.of.get('electrical.parts') ?? 1,
      categories: [],
      created: opened,
      modified: opened,
      markets: [],
      spec: {
        partType: null,
        deposit: tier,
        brandName: '',
        technical: {},
        models: [],
        originalNumbers: [],
        crossNumbers: [],
        origin: 'SE',
        quantity: { n: 1, per: 'car' },
        availability: { kind: 'stock' },
        kilograms: 0,
      },
      generation: null,
      euros: depositTiers[tier],
    },
  }))
}
