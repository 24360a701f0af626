// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { BrandsReply, CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { wireBrand, wireCategoryWithMeta } from '../catalogue/taxonomy/wire-taxonomy.ts'
import { secretOnly } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { reply } from '../checkout-api/wire.ts'
import type { Wire } from '../wire-type.ts'
import { withCallScope } from './call-scope.ts'

const categories = withCallScope((c, { language }) => {
  const { categories } = c.var.world.catalogue.assortment
  return reply(c, {
    categories: categories.all.map(({ category }) => wireCategoryWithMeta(categories, category, language)),
  } satisfies Wire<typeof CategoriesReply>)
})

export const taxonomy = new Hono<CheckoutEnv>()
  .on(['GET', 'POST'], '/categories', categories)
  .get('/brands', secretOnly, (c) =>
    reply(c, { brands: [...c.var.world.catalogue.assortment.brands.values()].map(wireBrand) } satisfies Wire<
      typeof BrandsReply
    >),
  )
  // The demo shop has no collections and one warehouse.
  .get('/collections', secretOnly, (c) => reply(c, { collections: [] }))
  .get('/warehouses', secretOnly, (c) => reply(c, { warehouses: [{ warehouse: '1', name: 'Main' }] }))
