import { Hono } from 'hono'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { bundles } from './bundles.ts'
import { products } from './products.ts'
import { regionRoutes } from './regions.ts'
import { taxonomy } from './taxonomy.ts'
import { uri } from './uri.ts'

/** The read-only catalogue calls of the Checkout API. */
export const catalogueApi = new Hono<CheckoutEnv>()
  .route('/', products)
  .route('/', uri)
  .route('/', taxonomy)
  .route('/', bundles)
  .route('/', regionRoutes)
