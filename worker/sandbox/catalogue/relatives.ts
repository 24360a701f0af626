import * as v from 'valibot'
import type { Sql } from '../sql.ts'

const Relative = v.object({ product: v.number(), relation: v.string() })
export type Relative = v.InferOutput<typeof Relative>

/** The relatives of a product, read when they are needed: there are a hundred thousand. */
export function createRelatives(sql: Sql) {
  return (product: number): Relative[] =>
    sql
      .all(
        'select related as product, relation from relation where product = ? order by relation, sort',
        product,
      )
      .map((row) => v.parse(Relative, row))
}
