import { saveToken, type TokenStore } from '#src/commerce/checkout-token.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { Request, Service } from './service.ts'
import type { Living } from './tabs.ts'

/** The fate of one request. */
export type Fate = 'answered' | 'unavailable' | 'never arrives' | 'reply lost'

interface NetworkPorts {
  service: Service
  cookie: TokenStore
  /** Time on the way, as the schedule has it. */
  travel(label: string): Promise<void>
  fate(): Fate
  /** The shopper was informed that the outcome of a press is unknown. */
  isAborted(press: string): boolean
}

/** The way to the service and back, which loses things. */
export function createNetwork({ service, cookie, travel, fate, isAborted }: NetworkPorts) {
  const state = { healthy: false }
  const log = { maxInFlight: 0, requests: 0, faults: 0, strays: 0, moments: 0 }
  const inFlight = new Set<{ sender: Living; abandon: () => void }>()
  const late: { after: number; arrive: () => void }[] = []

  /** Requests of pages that are gone arrive when others have. */
  function letLateArrive(all = false) {
    for (const entry of late.filter(({ after }) => all || after <= log.moments)) {
      late.splice(late.indexOf(entry), 1)
      entry.arrive()
    }
  }

  async function send(request: Request, sender: Living): Promise<Result<Selection>> {
    const token = cookie.read()
    const what = request.change ? JSON.stringify(request.change) : 'read'
    const becomes = state.healthy ? 'answered' : fate()
    const flight = {
      sender,
      abandon: () => (becomes === 'answered' || becomes === 'reply lost' ? later() : undefined),
    }
    const later = () =>
      late.push({
        after: log.moments + 2,
        arrive() {
          // A payment that comes late is for the service to refuse: it knows the amount it was started with.
          if (request.change && 'payment' in request.change) return
          void service.answer(token, request)
          if (request.press === null || isAborted(request.press)) log.strays += 1
        },
      })
    inFlight.add(flight)
    // Requests that a closed page left under way do not count.
    log.maxInFlight = Math.max(log.maxInFlight, [...inFlight].filter((entry) => entry.sender.alive).length)
    log.requests += 1
    log.moments += 1
    if (becomes !== 'answered') log.faults += 1
    try {
      await travel(`to: ${what}`)
      letLateArrive()
      if (!sender.alive) return await new Promise(() => {})
      if (becomes === 'never arrives') throw new UpstreamError('network', 'model')
      if (becomes === 'unavailable') throw new UpstreamError('status', 'model', { status: 503 })
      flight.abandon = () => undefined
      const { reply, token: newToken } = await service.answer(token, request)
      await travel(`from: ${what}`)
      if (!sender.alive) return await new Promise(() => {})
      if (becomes === 'reply lost') throw new UpstreamError('network', 'model')
      saveToken(cookie, token, { token: newToken })
      return reply
    } finally {
      inFlight.delete(flight)
    }
  }

  /** Within four seconds all calls have arrived. */
  function passTime(milliseconds: number) {
    log.moments += milliseconds < 3_000 ? 1 : 3
    letLateArrive()
  }

  /** The requests of a closed page continue without it. */
  function abandon(sender: Living) {
    for (const flight of inFlight) if (flight.sender === sender) flight.abandon()
  }

  /** Requests of living pages that are not over. */
  const underWay = () => [...inFlight].filter(({ sender }) => sender.alive).length

  /** From now on nothing is lost any more. */
  function heal() {
    state.healthy = true
  }

  return { heal, send, abandon, underWay, log, letLateArrive, passTime }
}
