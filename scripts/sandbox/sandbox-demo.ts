import * as v from 'valibot'
import { PictureKind } from '#worker/sandbox/demo-catalogue/pictures/picture-kind.ts'
import { CatalogueSize, maxProducts, minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import type { Demo } from '../shop/demo.ts'
import { fillSandbox } from './fill-sandbox.ts'

/** Modules that few commands need are loaded by these. */
export const sandboxDemo: Demo = {
  configuration: './worker/sandbox/wrangler.toml',
  built: 'dist/sandbox/index.js',
  findVariableFault({ SANDBOX_PRODUCTS, SANDBOX_PICTURES }) {
    if (SANDBOX_PRODUCTS !== undefined && !v.is(CatalogueSize, SANDBOX_PRODUCTS))
      return `The variable SANDBOX_PRODUCTS must be a number from ${minProducts} to ${maxProducts}.`
    if (SANDBOX_PICTURES !== undefined && !v.is(PictureKind, SANDBOX_PICTURES))
      return 'The variable SANDBOX_PICTURES must be drawings or photographs.'
    return null
  },
  fill: fillSandbox,
  async seed(state, variables) {
    const { seedSandbox } = await import('./seed-sandbox.ts')
    await seedSandbox(state, variables)
  },
  async createBackEnd(folder, variables) {
    const { createBackEnd } = await import('./back-end.ts')
    return createBackEnd(folder, variables)
  },
}
