import type { CategoryPlan } from '../products/category-nodes.ts'
import { type Product, productWithoutPart, timestamp } from '../products/products.ts'
import { depositTiers, tiers } from './deposits.ts'

export interface Deposit {
  product: Product
  euros: number
}

/** Creates the deposit article of each tier. They are never listed and sold only as a line next to their part. */
export function makeDeposits(first: number, categories: CategoryPlan): Deposit[] {
  const opened = timestamp(Date.UTC(2024, 0, 2, 8))
  return tiers.map((tier, index) => ({
    euros: depositTiers[tier],
    product: productWithoutPart({
      product: first + index,
      sku: `DEP-${tier}`,
      uri: `deposit-${tier.toLowerCase()}`,
      category: categories.byGroup.get('electrical.parts') ?? 1,
      categories: [],
      created: opened,
      modified: opened,
      markets: [],
      euros: depositTiers[tier],
      spec: { deposit: tier, models: [] },
    }),
  }))
}
