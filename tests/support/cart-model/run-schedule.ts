import type { Scheduler } from 'fast-check'
import { createCartQueue } from '#src/features/cart/cart-queue.ts'
import type { Intent } from '#src/features/cart/intents.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import { checkInvariants } from './invariants.ts'
import { createNetwork, type Fate } from './network.ts'
import { createModelService, type Service } from './service.ts'
import { createBrowser, type Living } from './tabs.ts'
import { type CreateCart, openTab } from './visitor.ts'

export type Press = 'add' | 'more' | 'fewer' | 'remove'

/** Something a shopper does in one of their tabs. */
export type Step = { tab: number } & (
  | { kind: Press; item: string; by: number }
  | { kind: 'speak'; language: string }
  | { kind: 'reload' }
  | { kind: 'duplicate' }
  | { kind: 'look' }
  | { kind: 'offline' }
  | { kind: 'online' }
)

export interface Schedule {
  scheduler: Scheduler
  tabs: number
  steps: Step[]
  fates: { next(): IteratorResult<number> }
  createCart?: CreateCart
  service?: Service
}

/** What was seen of one schedule; `wrong` is empty when every promise of the cart was kept. */
export interface Report {
  wrong: string[]
  pressed: number
  applied: number
  requests: number
  faults: number
}

/** Of a hundred requests ten are refused with 503, five lose their reply, three never arrive. */
function fateOf(draw: number): Fate {
  if (draw < 10) return 'unavailable'
  if (draw < 15) return 'reply lost'
  return draw < 18 ? 'never arrives' : 'answered'
}

/** Plays a schedule to its end and holds what came of it against what a cart promises. */
export async function runSchedule(schedule: Schedule): Promise<Report> {
  const { scheduler, steps, fates, createCart = createCartQueue, service = createModelService() } = schedule
  const clock = { now: 0 }
  const opening = { now: 0 }
  const cookie = { token: null as string | null }
  const online = { now: true, listeners: [] as ((online: boolean) => void)[] }
  const pressed = { presses: 0, pieces: 0 }
  const ends: { press: string; intent: Intent; outcome: Outcome }[] = []
  const travel = (label: string) => scheduler.schedule(Promise.resolve(), label)

  const network = createNetwork({
    service,
    cookie: {
      read: () => cookie.token,
      write: (token) => {
        cookie.token = token
      },
    },
    travel,
    givenUp: (press) => ends.some((end) => end.press === press && end.outcome.kind === 'unknown'),
    fate: () => (online.now ? fateOf(Number(fates.next().value)) : 'never arrives'),
  })
  cookie.token = service.firstToken
  const browser = createBrowser(
    () => clock.now,
    (work) => void travel('message').then(work),
  )

  /** A page begins with the cart it has looked at. */
  async function open() {
    const seen = await service.selection()
    const tab: Living = { alive: true }
    const opened = openTab(seen, {
      createCart,
      send: network.send,
      tabs: browser.tabsOf(tab),
      connection: {
        online: () => online.now,
        onChange: (run) => void online.listeners.push((on) => tab.alive && run(on)),
      },
      timer: {
        // Looks that are to come later come later; a minute without a network does not pass in these schedules.
        after(milliseconds, run) {
          if (milliseconds < 10_000) {
            void travel('pause').then(() => {
              clock.now += milliseconds
              network.passTime(milliseconds)
              if (tab.alive) run()
            })
          }
          return () => {}
        },
      },
      now: () => clock.now++,
      tab,
      ended: (press, intent, outcome) => void ends.push({ press, intent, outcome }),
    })
    browser.listen(tab, opened.follow)
    return opened
  }

  const tabs = await Promise.all(Array.from({ length: schedule.tabs }, () => open()))

  function turnNetwork(on: boolean) {
    online.now = on
    for (const tell of online.listeners) tell(on)
  }

  async function reload(index: number) {
    const old = tabs[index]
    if (!old) return
    network.abandon(old.tab)
    browser.close(old.tab)
    opening.now += 1
    tabs[index] = await begin(old.held.pending)
    opening.now -= 1
  }

  /** A tab begins with the intents it finds. */
  async function begin(left: Intent[]) {
    const next = await open()
    next.queue.restore(left)
    next.look()
    return next
  }

  async function duplicate(index: number) {
    const left = tabs[index]?.held.pending ?? []
    opening.now += 1
    tabs.push(await begin(left))
    opening.now -= 1
  }

  function act(step: Step) {
    const index = step.tab % tabs.length
    const tab = tabs[index]
    if (!tab?.tab.alive) return
    switch (step.kind) {
      case 'reload':
        return void reload(index)
      case 'duplicate':
        return void duplicate(index)
      case 'look':
        return tab.look()
      case 'speak':
        return tab.speak(step.language)
      case 'offline':
      case 'online':
        return turnNetwork(step.kind === 'online')
      default: {
        const before = tab.held.asked
        pressed.pieces += tab.press(step.item, step.kind, step.by)
        pressed.presses += tab.held.asked - before
      }
    }
  }

  /** Until nothing is on its way any more. */
  async function drain() {
    do {
      await scheduler.waitIdle()
      await new Promise((resolve) => setImmediate(resolve))
    } while (scheduler.count() > 0 || network.underWay() > 0 || opening.now > 0)
  }

  for (const step of steps) void travel(step.kind).then(() => act(step))
  await drain()
  turnNetwork(true)
  await drain()
  network.letLateArrive(true)
  if (network.log.strays > 0) {
    // Nobody waits for what a page that is gone had sent, unless it was an intent: it is seen when a tab looks again.
    for (const tab of tabs) tab.look()
    await drain()
  }

  return {
    wrong: checkInvariants({
      tabs,
      network,
      service,
      ends,
      pieces: pressed.pieces,
      held: await service.selection(),
    }),
    pressed: pressed.presses,
    applied: service.applied.length,
    requests: network.log.requests,
    faults: network.log.faults,
  }
}
