import { Hono } from 'hono'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { bundles } from './bundles.ts'
import { places } from './places.ts'
import { products } from './products.ts'
import { taxonomy } from './taxonomy.ts'
import { uri } from './uri.ts'

/** The calls of the Checkout API that read the catalogue and never touch a selection. */
export const catalogueApi = new Hono<CheckoutEnv>()
  .route('/', products)
  .route('/', uri)
  .route('/', taxonomy)
  .route('/', bundles)
  .route('/', places)
