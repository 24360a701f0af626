import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seed } from '#worker/demo-catalogue/seed/seed.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

/** Noon of the day the tests' shop opens. */
export const opening = Date.UTC(2026, 10, 21, 12)

let copies = 0

/**
 * Copies a database with the demo catalogue of the opening day, since filling one takes seconds. The first test of a run
 * that needs one fills it. Returns the path of the copy: `file`, or one that is gone after the run.
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
  seed(sql, opening)
  sql.close()
  renameSync(unfinished, seeded)
}
