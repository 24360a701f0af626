import type { Scheduler } from 'fast-check'
import type { Intent } from '#src/features/cart/intents.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import { createTestConnection } from '../worlds/test-device.ts'
import { createNetwork, type Fate } from './network.ts'
import type { Service } from './service.ts'
import { type CreateCart, createTab } from './tab.ts'
import { createBrowser, type Living } from './tabs.ts'

interface WorldOptions {
  scheduler: Scheduler
  fates: { next(): IteratorResult<number> }
  createCart: CreateCart
  service: Service
}

/**
 * The fate of a request by a draw from a hundred: ten are refused with 503, five lose their reply, three never arrive.
 */
function fateOf(draw: number): Fate {
  if (draw < 10) return 'unavailable'
  if (draw < 15) return 'reply lost'
  return draw < 18 ? 'never arrives' : 'answered'
}

/** The world of a schedule: a device with a browser, the way to the service, and a clock. */
export function createWorld({ scheduler, fates, createCart, service }: WorldOptions) {
  const clock = { now: 0 }
  const cookie = { token: service.firstToken }
  const { port: device, setOnline } = createTestConnection()
  /** The outcome of each press, as reported to the shopper. */
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
    isAborted: (press) => ends.some((end) => end.press === press && end.outcome.kind === 'unknown'),
    fate: () => (device.online() ? fateOf(Number(fates.next().value)) : 'never arrives'),
  })
  const browser = createBrowser(
    () => clock.now,
    (work) => void travel('message').then(work),
  )

  async function pass(milliseconds: number) {
    await travel('pause')
    clock.now += milliseconds
    network.passTime(milliseconds)
  }

  /** A page begins with the cart it has looked at. */
  async function open() {
    const seen = await service.selection()
    const tab: Living = { alive: true }
    const opened = createTab(seen, {
      createCart,
      send: network.send,
      tabs: browser.tabsOf(tab),
      connection: { ...device, onChange: (run) => device.onChange((on) => tab.alive && run(on)) },
      timer: {
        // Looks that are to come later come later; a minute without a network does not pass in these schedules.
        after(milliseconds, run) {
          if (milliseconds < 10_000) void pass(milliseconds).then(() => tab.alive && run())
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

  /** The requests of a closed page continue without it. */
  function close(tab: Living) {
    network.abandon(tab)
    browser.close(tab)
  }

  /** Until nothing is on its way any more. */
  async function drain(isBusy: () => boolean) {
    do {
      await scheduler.waitIdle()
      await new Promise((resolve) => setImmediate(resolve))
    } while (scheduler.count() > 0 || network.underWay() > 0 || isBusy())
  }

  return { service, network, ends, travel, open, close, drain, setOnline }
}

export type World = ReturnType<typeof createWorld>
