// Meilisearch, API reference, "Tasks": https://www.meilisearch.com/docs/reference/api/tasks

import { Hono } from 'hono'
import type { CheckoutEnv } from '../../checkout-api/env.ts'
import { Refusal } from '../refusal.ts'
import { taskTypes } from '../store/task-store.ts'
import { checkedUid, parametersOf, wholeNumber } from './parameters.ts'

const statuses = ['enqueued', 'processing', 'succeeded', 'failed', 'canceled']
/** Types of tasks that do not occur here. */
const otherTypes = [
  'documentEdition',
  'taskCancelation',
  'taskDeletion',
  'dumpCreation',
  'snapshotCreation',
  'export',
]
const types: readonly string[] = [...taskTypes, ...otherTypes]
const maxListed = 1_000

/** Tasks, the newest first, and one of them. */
export function taskRoutes(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/tasks', (c) => {
    const parameters = parametersOf(c, 'task', [
      ...['limit', 'from', 'reverse', 'batchUids', 'uids', 'canceledBy', 'types', 'statuses', 'indexUids'],
      ...[
        'afterEnqueuedAt',
        'beforeEnqueuedAt',
        'afterStartedAt',
        'beforeStartedAt',
        'afterFinishedAt',
        'beforeFinishedAt',
      ],
    ])
    const numbers = (name: string) =>
      parameters.list(name)?.map((text) => wholeNumber(text, name, parameters.codeOf(name))) ?? null
    const words = (name: string, known: readonly string[], kind: string) => {
      const wanted = parameters.list(name)
      const wrong = wanted?.find((text) => !known.includes(text))
      if (wrong === undefined) return wanted
      const available = known.map((text) => `\`${text}\``).join(', ')
      const message = `Invalid value in parameter \`${name}\`: \`${wrong}\` is not a valid task ${kind}. Available ${kind === 'type' ? 'types' : 'statuses'} are ${available}.`
      throw new Refusal(parameters.codeOf(name), message)
    }
    const indexUids = parameters.list('indexUids')
    for (const uid of indexUids ?? []) checkedUid(uid, 'Invalid value in parameter `indexUids`: ')
    // No task was canceled by another.
    const uids = numbers('canceledBy') ? [] : numbers('uids')
    const from = parameters.text('from') === null ? null : parameters.count('from', 0)
    const list = c.var.world.search.tasks.list({
      uids,
      types: words('types', types, 'type'),
      statuses: words('statuses', statuses, 'status'),
      indexUids,
      from,
      reverse: parameters.flag('reverse'),
      limit: Math.min(parameters.count('limit', 20), maxListed),
    })
    return c.json(list)
  })
  app.get('/tasks/:task', (c) => {
    const text = c.req.param('task')
    if (!/^\d{1,15}$/.test(text)) {
      const message = `Task uid \`${text}\` is invalid. It should only contain numeric characters.`
      throw new Refusal('invalid_task_uids', message)
    }
    const task = c.var.world.search.tasks.find(Number(text))
    if (!task) throw new Refusal('task_not_found', `Task \`${text}\` not found.`)
    return c.json(task)
  })
  return app
}
