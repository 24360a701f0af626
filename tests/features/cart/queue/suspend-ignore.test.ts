import { expect, test } from 'vitest'
import type { SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import { createTaskQueue, type Task } from '#src/features/cart/queue/task-queue.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { onlyTab } from '#tests/support/worlds/test-device.ts'

const plugins = ['ingrid', 'qliro', 'klarna', 'constructor']

/** Widgets as the service may have them: those that count how often they are suspended, and those that do not. */
function createWidgets() {
  const counts = new Map(plugins.map((plugin) => [plugin, 0]))
  const flags = new Map(plugins.map((plugin) => [plugin, false]))
  const calls: { call: 'suspend' | 'resume'; ignore: SuspendIgnore }[] = []
  function all(call: 'suspend' | 'resume', ignore: SuspendIgnore = {}) {
    calls.push({ call, ignore })
    for (const plugin of plugins.filter((name) => !Object.hasOwn(ignore, name) || !ignore[name])) {
      const count = (counts.get(plugin) ?? 0) + (call === 'suspend' ? 1 : -1)
      expect(count, plugin).toBeGreaterThanOrEqual(0)
      counts.set(plugin, count)
      flags.set(plugin, call === 'suspend')
    }
  }
  return {
    calls,
    suspend: (ignore?: SuspendIgnore) => all('suspend', ignore),
    resume: (ignore?: SuspendIgnore) => all('resume', ignore),
    asleep: () => plugins.filter((plugin) => (counts.get(plugin) ?? 0) > 0),
    /** The same, of widgets that do not count. */
    flagged: () => plugins.filter((plugin) => flags.get(plugin)),
  }
}

function createWorld() {
  const widgets = createWidgets()
  const queue = createTaskQueue({
    tabs: onlyTab,
    widget: widgets,
    busy() {},
    changed() {},
    drained() {},
  })
  const running: (() => void)[] = []
  /** A task that ends when the test says so. */
  function add(ignores?: SuspendIgnore): Task {
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
    const task: Task = {
      quiet: false,
      ...(ignores ? { ignores } : {}),
      blocked: () => false,
      run: () => {
        running.push(() => resolve(() => {}))
        return promise
      },
    }
    queue.enqueue(task)
    return task
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  async function finish() {
    await settled()
    running.shift()?.()
    await settled()
  }
  return { widgets, queue, add, finish }
}

const others = plugins.filter((plugin) => plugin !== 'ingrid')

test('a widget that a task ignores stays awake, and the others sleep until it is done', async () => {
  const { widgets, add, finish } = createWorld()
  add({ ingrid: true })
  expect(widgets.asleep()).toEqual(others)
  await finish()
  expect(widgets.calls).toEqual([
    { call: 'suspend', ignore: { ingrid: true } },
    { call: 'resume', ignore: { ingrid: true } },
  ])
})

test('a widget that is named with false sleeps', () => {
  const { widgets, add } = createWorld()
  add({ ingrid: false })
  expect(widgets.asleep()).toEqual(plugins)
})

test.each([
  ['after', [{ ingrid: true }, undefined]],
  ['before', [undefined, { ingrid: true }]],
])('a widget is suspended until the end if a task %s its own does not ignore it', async (_, tasks) => {
  const { widgets, add, finish } = createWorld()
  for (const ignores of tasks) add(ignores)
  expect(widgets.asleep()).toEqual(plugins)
  await finish()
  expect(widgets.asleep()).toEqual(plugins)
  await finish()
  expect([widgets.asleep(), widgets.flagged()]).toEqual([[], []])
})

test('tasks that ignore the same widget suspend the others once', async () => {
  const { widgets, add, finish } = createWorld()
  add({ ingrid: true })
  add({ ingrid: true, qliro: true })
  await finish()
  await finish()
  expect(widgets.calls).toEqual([
    { call: 'suspend', ignore: { ingrid: true } },
    { call: 'resume', ignore: { ingrid: true } },
  ])
})

test('in 500 random runs calls are balanced, and only widgets that every task ignores stay active', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seededRandom(seed)
    const { widgets, queue, add, finish } = createWorld()
    let run: SuspendIgnore[] = []
    const check = () => {
      const awake = plugins.filter((plugin) =>
        run.every((ignores) => Object.hasOwn(ignores, plugin) && ignores[plugin]),
      )
      const asleep = queue.waiting.length > 0 ? plugins.filter((plugin) => !awake.includes(plugin)) : []
      expect(widgets.asleep(), `seed ${seed}`).toEqual(asleep)
      expect(widgets.flagged(), `seed ${seed}`).toEqual(asleep)
    }
    for (let step = 0; step < 12; step += 1) {
      const [last] = queue.waiting.slice(1).slice(-1)
      if (random() < 0.5) {
        const ignores = Object.fromEntries(
          plugins.filter(() => random() < 0.7).map((plugin) => [plugin, random() < 0.8]),
        )
        if (queue.waiting.length === 0) run = []
        run.push(ignores)
        add(ignores)
      } else if (last && random() < 0.3) queue.remove(last)
      else await finish()
      check()
    }
    while (queue.waiting.length > 0) await finish()
    check()
    for (let call = 0; call < widgets.calls.length; call += 2) {
      const [suspend, resume] = widgets.calls.slice(call, call + 2)
      expect([suspend?.call, resume?.call]).toEqual(['suspend', 'resume'])
      expect(resume?.ignore).toEqual(suspend?.ignore)
    }
  }
})
