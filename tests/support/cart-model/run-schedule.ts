import type { Scheduler } from 'fast-check'
import { createCartQueue } from '#src/features/cart/queue/cart-queue.ts'
import { checkInvariants } from './invariants.ts'
import { createModelService, type Service } from './service.ts'
import { createShopper, type Step } from './shopper.ts'
import type { CreateCart } from './tab.ts'
import { createWorld } from './world.ts'

export interface Schedule {
  scheduler: Scheduler
  tabs: number
  steps: Step[]
  fates: { next(): IteratorResult<number> }
  createCart?: CreateCart
  service?: Service
}

/** The observations of one schedule; `wrong` is empty if every promise of the cart was kept. */
export interface Report {
  wrong: string[]
  pressed: number
  applied: number
  requests: number
  faults: number
  /** Payments of widgets that reached the service. */
  payments: number
}

/** Plays a schedule to its end and checks the result against the invariants of a cart. */
export async function runSchedule(schedule: Schedule): Promise<Report> {
  const { scheduler, steps, fates, createCart = createCartQueue, service = createModelService() } = schedule
  const world = createWorld({ scheduler, fates, createCart, service })
  const { network, ends, travel, drain, setOnline } = world
  const { tabs, pressed, act, isOpening } = await createShopper(world, schedule.tabs)
  const maxRequests = 100 + 20 * steps.length

  for (const step of steps) void travel(step.kind).then(() => act(step))
  await drain(isOpening)
  setOnline(true)
  await drain(isOpening)
  network.letLateArrive(true)
  // The requests of a closed page are not awaited, except intents: others are seen when a tab reads again. The same
  // applies to a deposit that could not be repaired while requests failed.
  network.heal()
  for (const tab of tabs) tab.look()
  await drain(isOpening)

  const selection = await service.selection()
  return {
    wrong: [
      ...checkInvariants({ tabs, network, service, ends, pieces: pressed.pieces, selection }),
      ...(network.log.requests > maxRequests ? [`${network.log.requests} requests`] : []),
    ],
    pressed: pressed.presses,
    applied: service.applied.length,
    requests: network.log.requests,
    faults: network.log.faults,
    payments: service.payments.arrived,
  }
}
