// Meilisearch, API reference, "Tasks": https://www.meilisearch.com/docs/reference/api/tasks

import * as v from 'valibot'
import type { Row, Sql } from '../../demo-catalogue/sql.ts'
import type { RefusalBody } from '../refusal.ts'

/** Older tasks are forgotten. */
const maxTasks = 1_000

export const taskTypes = [
  'documentAdditionOrUpdate',
  'documentDeletion',
  'settingsUpdate',
  'indexCreation',
  'indexDeletion',
  'indexUpdate',
  'indexSwap',
] as const
export type TaskType = (typeof taskTypes)[number]

/** A change that has been made, or has failed. */
export interface Task {
  uid: number
  indexUid: string | null
  status: 'succeeded' | 'failed'
  type: TaskType
  canceledBy: null
  details: Record<string, unknown> | null
  error: RefusalBody | null
  duration: string
  enqueuedAt: string
  startedAt: string
  finishedAt: string
}

/** The tasks to list: those with one of the values of each list, from the newest that is not newer than `from`. */
export interface TaskFilter {
  uids: readonly number[] | null
  types: readonly string[] | null
  statuses: readonly string[] | null
  indexUids: readonly string[] | null
  from: number | null
  reverse: boolean
  limit: number
}

const Details = v.pipe(v.string(), v.parseJson(), v.nullable(v.record(v.string(), v.unknown())))
const ErrorBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.string(),
    code: v.string(),
    type: v.picklist(['invalid_request', 'internal', 'auth']),
    link: v.string(),
  }),
)
const Type = v.picklist(taskTypes)
const Status = v.picklist(['succeeded', 'failed'])

/** Creates the store of tasks. They run before the caller gets its answer, so that none is ever waiting. */
export function createTaskStore(sql: Sql) {
  const read = (row: Row): Task => ({
    uid: Number(row.task),
    indexUid: row.uid === null || row.uid === undefined ? null : String(row.uid),
    status: v.parse(Status, row.status),
    type: v.parse(Type, row.type),
    canceledBy: null,
    details: v.parse(Details, row.details),
    error: row.error === null ? null : v.parse(ErrorBody, row.error),
    duration: 'PT0.001S',
    enqueuedAt: String(row.enqueued),
    startedAt: String(row.enqueued),
    finishedAt: String(row.finished),
  })

  return {
    add(task: Pick<Task, 'indexUid' | 'type' | 'details' | 'error' | 'enqueuedAt' | 'finishedAt'>): number {
      const [last] = sql.all('select coalesce(max(task), -1) as task from search_task')
      const number = Number(last?.task) + 1
      sql.run(
        `insert into search_task (task, uid, type, status, details, error, enqueued, finished)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        number,
        task.indexUid,
        task.type,
        task.error ? 'failed' : 'succeeded',
        JSON.stringify(task.details),
        task.error ? JSON.stringify(task.error) : null,
        task.enqueuedAt,
        task.finishedAt,
      )
      sql.run('delete from search_task where task <= ?', number - maxTasks)
      return number
    },
    find: (number: number): Task | null =>
      sql.all('select * from search_task where task = ?', number).map(read)[0] ?? null,
    list({ uids, types, statuses, indexUids, from, reverse, limit }: TaskFilter) {
      const matching = sql
        .all('select * from search_task order by task desc')
        .map(read)
        .filter(
          (task) =>
            (uids?.includes(task.uid) ?? true) &&
            (types?.includes(task.type) ?? true) &&
            (statuses?.includes(task.status) ?? true) &&
            (indexUids ? task.indexUid !== null && indexUids.includes(task.indexUid) : true),
        )
      if (reverse) matching.reverse()
      const listed = matching.filter(({ uid }) => from === null || (reverse ? uid >= from : uid <= from))
      const results = listed.slice(0, limit)
      const [first] = results
      return {
        results,
        total: matching.length,
        limit,
        from: first?.uid ?? null,
        next: listed[limit]?.uid ?? null,
      }
    },
  }
}
