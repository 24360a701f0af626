import type { CategoryPlan } from '../products/category-nodes.ts'
import { type Product, timestamp } from '../products/products.ts'
import { depositTiers, tiers } from './deposits.ts'

export interface Deposit {
  product: Product
  euros: number
}

/** An article of its own for each tier: never listed, sold only as a line beside the part it belongs to. */
export function makeDeposits(first: number, shelves: CategoryPlan): Deposit[] {
  const opened = timestamp(Date.UTC(2024, 0, 2, 8))
  return tiers.map((tier, index) => ({
    euros: depositTiers[tier],
    product: {
      product: first + index,
      style: first + index,
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
