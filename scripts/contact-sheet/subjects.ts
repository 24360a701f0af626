import { pictureSubject } from '#worker/sandbox/catalogue/pictures/picture-subjects.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { seed } from '#worker/sandbox/demo-catalogue/seed/seed.ts'
import type { Sql } from '#worker/sandbox/demo-catalogue/sql.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

/** Any day; pictures do not depend on it. */
const opening = Date.UTC(2026, 10, 21, 12)

/** Up to `ofEach` parts of each type, spread evenly over sizes and designs. */
export function catalogueSubjects(ofEach: number, sql: Sql = newCatalogue()): PictureSubject[] {
  const byType = new Map<string, string[]>()
  for (const row of sql.all("select sku, coalesce(part_type, 'set') as type from product order by product")) {
    const type = String(row.type)
    byType.set(type, [...(byType.get(type) ?? []), String(row.sku)])
  }
  return [...byType.values()].flatMap((numbers) => {
    const step = Math.max(1, numbers.length / ofEach)
    const chosen = Array.from({ length: Math.min(ofEach, numbers.length) }, (_, index) =>
      Math.floor((index + 0.5) * step),
    )
    return chosen.flatMap((index) => pictureSubject(sql, numbers[index] ?? '') ?? [])
  })
}

function newCatalogue(): Sql {
  const sql = createNodeSql()
  seed(sql, opening)
  return sql
}
