import { startShop } from '../shop/start-shop.ts'
import { advance, clockModule } from './clock.ts'
import { faultSwitch } from './fault-switch.ts'

export type OutageShop = Awaited<ReturnType<typeof startOutageShop>>

/** Starts the built shop with a back end that can be taken down and a clock that can be advanced. */
export async function startOutageShop() {
  const { origin, close } = await startShop({ before: clockModule })
  return {
    origin,
    close,
    faults: faultSwitch(origin),
    passTime: (milliseconds: number) => advance(origin, milliseconds),
  }
}
