import { expect, test } from 'vitest'
import { createUnreadableLog } from '#src/effects/browser/unreadable-log.ts'

test('unreadable parts of the cart are logged once, though every reply repeats them', () => {
  const lines: string[] = []
  const log = createUnreadableLog((line) => lines.push(line))
  log({ route: 'GET /selection', paths: ['selection.items.0.size', 'location.name'] })
  log({ route: 'POST /items/{item}', paths: ['selection.items.0.size', 'location.name'] })
  log({ route: 'POST /items/{item}', paths: ['selection.items.1.size'] })
  expect(lines).toEqual([
    'GET /selection: left out what cannot be read: selection.items.0.size, location.name',
    'POST /items/{item}: left out what cannot be read: selection.items.1.size',
  ])
})

test('a service whose replies are all different faults does not flood the log', () => {
  const lines: string[] = []
  const log = createUnreadableLog((line) => lines.push(line))
  for (let index = 0; index < 100; index += 1) log({ route: 'GET /selection', paths: [`items.${index}`] })
  expect(lines).toHaveLength(20)
})
