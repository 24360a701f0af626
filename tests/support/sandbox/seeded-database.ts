import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createCatalogue } from '#worker/sandbox/create-catalogue.ts'
import { minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'
import { filledIndexes } from '#worker/sandbox/search-api/filled/filled-indexes.ts'
import { createSearchEngine } from '#worker/sandbox/search-api/search-engine.ts'

/** Noon of the day the tests' shop opens. */
export const opening = Date.UTC(2026, 10, 21, 12)

let copies = 0

/**
 * Copies a database with the demo catalogue of the opening day and its search indexes in English and German, since
 * filling one takes seconds. The first test of a run that needs one fills it. Returns the path of the copy: `file`, or
 * one that is gone after the run.
 */
export function copySeededDatabase(
  file = join(inject('runFolder'), `${process.pid}-${copies++}.sqlite`),
): string {
  const seeded = join(inject('runFolder'), 'seeded.sqlite')
  if (!existsSync(seeded)) fill(seeded)
  copyFileSync(seeded, file)
  return file
}

/** Two workers may fill one each: a database is moved into place when it is whole. */
function fill(seeded: string): void {
  const unfinished = `${seeded}-${process.pid}`
  const sql = createNodeSql(unfinished)
  const now = () => opening
  const shop = { sql, now, publicUrl: '/sandbox', products: minProducts, pictures: 'drawings' as const }
  const { assortment } = createCatalogue(shop, () => {})
  const search = createSearchEngine(sql, now, () => filledIndexes(assortment, shop))
  for (const index of ['products_en', 'products_de']) search.find(index)
  sql.close()
  renameSync(unfinished, seeded)
}
