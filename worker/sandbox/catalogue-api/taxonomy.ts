import { Hono } from 'hono'
import { wireBrand, wireCategoryWithMeta } from '../catalogue/wire-taxonomy.ts'
import { secretOnly } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { reply } from '../checkout-api/wire.ts'
import { reading } from './reading.ts'

const categories = reading((c, { language }) => {
  const { categories } = c.var.world.catalogue.assortment
  return reply(c, {
    categories: categories.all.map(({ category }) => wireCategoryWithMeta(categories, category, language)),
  })
})

export const taxonomy = new Hono<CheckoutEnv>()
  .on(['GET', 'POST'], '/categories', categories)
  .get('/brands', secretOnly, (c) =>
    reply(c, { brands: [...c.var.world.catalogue.assortment.brands.values()].map(wireBrand) }),
  )
  // This shop groups nothing into collections and has one warehouse.
  .get('/collections', secretOnly, (c) => reply(c, { collections: [] }))
  .get('/warehouses', secretOnly, (c) => reply(c, { warehouses: [{ warehouse: '1', name: 'Main' }] }))
