import { expect, test } from 'vitest'
import { createScene } from '#tests/support/cart-scene.ts'

test('without a network presses wait, and are sent when it is back', async () => {
  const scene = createScene({ pieces: 1 })
  scene.connection.setOnline(false)
  const pressing = Promise.all([scene.press(1), scene.press(1)])
  expect(scene.published.at(-1)).toEqual([2])
  scene.timer.advance(59_000)
  expect(scene.applied).toEqual([])
  scene.connection.setOnline(true)
  expect((await pressing).map(({ kind }) => kind)).toEqual(['done', 'done'])
  expect(scene.applied).toEqual([2])
})

test('without a network for a minute a press is given back, and the widgets wake', async () => {
  const scene = createScene({ pieces: 1 })
  scene.connection.setOnline(false)
  const pressing = scene.press(1)
  scene.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
  expect(scene.told.at(-1)).toBe('resume')
  scene.connection.setOnline(true)
  expect(scene.applied).toEqual([])
})

test('without a network the minute is counted from the last press', async () => {
  const scene = createScene({ pieces: 1 })
  scene.connection.setOnline(false)
  scene.timer.advance(20_000)
  const pressing = scene.press(1)
  scene.timer.advance(30_000)
  void scene.press(1)
  scene.timer.advance(59_000)
  expect(scene.ended).toEqual([])
  scene.timer.advance(1_000)
  expect((await pressing).kind).toBe('expired')
})

test('a press long after the network has gone has its minute too, and no more', async () => {
  const scene = createScene({ pieces: 1 })
  scene.connection.setOnline(false)
  scene.timer.advance(3_600_000)
  const pressing = scene.press(1)
  scene.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
})

test('a press of a page that is gone is looked for before it is sent', async () => {
  const scene = createScene({ pieces: 3 })
  const sent = { before: 2, by: 1, at: 0, mark: null }
  const gone = { id: '1', at: 0, by: 1, removes: false, name: 'Brake disc', place: '1-1' }
  const subject = { kind: 'item' as const, item: '1-1', choices: null }
  scene.queue.restore([{ ...gone, subject, sent }])
  await scene.queue.refresh(() => scene.send(null, 0))
  expect([scene.ended, scene.applied]).toEqual([['done'], [0]])

  scene.queue.restore([{ ...gone, subject, sent: null }])
  await scene.queue.refresh(() => scene.send(null, 0))
  expect(scene.applied).toEqual([0, 1, 0])
})

test('a press of a page that is gone may still be on its way: it is looked for again before it is sent', async () => {
  const scene = createScene({ pieces: 2 })
  const sent = { before: 2, by: 1, at: 0, mark: null }
  const subject = { kind: 'item' as const, item: '1-1', choices: null }
  scene.queue.restore([
    { id: '1', at: 0, by: 1, removes: false, name: 'Brake disc', place: '1-1', subject, sent },
  ])
  const looks = () => scene.told.filter((word) => word === 'ask').length
  await expect.poll(looks).toBe(1)
  scene.state.pieces = 3
  scene.timer.advance(500)
  await expect.poll(() => scene.ended).toEqual(['done'])
  expect([looks(), scene.applied]).toEqual([2, []])
})

test('a look counts for the moment it was taken: what arrived while its answer was on the way is not sent again', async () => {
  const scene = createScene({ pieces: 2 })
  const subject = { kind: 'item' as const, item: '1-1', choices: null }
  const sent = { before: 2, by: 1, at: 0, mark: null }
  scene.meanwhile.push(() => {
    scene.state.pieces = 3
    scene.timer.advance(5_000)
  })
  scene.queue.restore([
    { id: '1', at: 0, by: 1, removes: false, name: 'Brake disc', place: '1-1', subject, sent },
  ])
  await new Promise((resolve) => setImmediate(resolve))
  scene.timer.advance(500)
  await expect.poll(() => scene.ended).toEqual(['done'])
  expect(scene.applied).toEqual([])
})

test('what was sent a second time and got lost is not waited for', async () => {
  const scene = createScene({ pieces: 2 })
  const subject = { kind: 'item' as const, item: '1-1', choices: null }
  const sent = { before: 2, by: 1, at: -5_000, mark: null }
  scene.fates.push('lost before')
  scene.queue.restore([
    { id: '1', at: 0, by: 1, removes: false, name: 'Brake disc', place: '1-1', subject, sent },
  ])
  await expect.poll(() => scene.ended).toEqual(['unknown'])
})

test('a press of a page that is long gone is forgotten', async () => {
  const scene = createScene()
  scene.timer.advance(60_000)
  const subject = { kind: 'item' as const, item: '1-1', choices: null }
  scene.queue.restore([
    { id: '1', at: 0, by: 1, removes: false, name: 'Brake disc', place: '1-1', subject, sent: null },
  ])
  expect(scene.published).toEqual([])
})
