import type { ItemMoves } from '../../demo-catalogue/seed/seed.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { parseSelection, type StoredLine } from '../selection/selection-state.ts'

/**
 * Updates open selections after the catalogue was refilled: lines follow their items to new ids, and lines whose item
 * no longer exists are removed.
 */
export function followItems(sql: Sql, moves: ItemMoves): void {
  if (moves.size === 0) return
  const filled = sql.all(
    `select selection, record from selection where open = 1 and json_array_length(record, '$.lines') > 0`,
  )
  for (const { selection, record } of filled) {
    const state = parseSelection(record)
    const lines = state.lines.flatMap((line) => movedLine(line, moves))
    sql.run(
      'update selection set record = ? where selection = ?',
      JSON.stringify({ ...state, lines }),
      selection ?? null,
    )
  }
}

function movedLine(line: StoredLine, moves: ItemMoves): StoredLine[] {
  const currentItem = (item: string) => moves.get(item) ?? (moves.has(item) ? null : item)
  const item = currentItem(line.item)
  const choices = line.choices?.flatMap((choice) => {
    const chosen = currentItem(choice.item)
    return chosen === null ? [] : [{ ...choice, item: chosen }]
  })
  if (item === null || choices?.length !== line.choices?.length) return []
  return [{ ...line, item, choices: choices ?? null }]
}
