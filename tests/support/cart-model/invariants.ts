import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Intent } from '#src/features/cart/intents.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import type { createNetwork } from './network.ts'
import { contents, depositOf, type Service } from './service.ts'
import type { createTab } from './tab.ts'

interface Evidence {
  tabs: ReturnType<typeof createTab>[]
  network: ReturnType<typeof createNetwork>
  service: Service
  /** The outcome of each press, as reported to the shopper. */
  ends: { press: string; intent: Intent; outcome: Outcome }[]
  /** Requested pieces in all. */
  pieces: number
  selection: Selection
}

/** The broken promises of a cart. */
export function checkInvariants({ tabs, network, service, ends, pieces, selection }: Evidence): string[] {
  const wrong: string[] = []
  for (const [index, { state: tab }] of tabs.entries()) {
    if (tab.pending.length > 0) wrong.push(`tab ${index} still waits`)
    if (!tab.unsure && contents(tab.shown) !== contents(selection))
      wrong.push(`tab ${index} shows another cart`)
    if (tab.answered !== tab.asked) wrong.push(`tab ${index} says nothing of a press`)
    if (tab.suspended !== 0) wrong.push(`tab ${index} leaves widgets asleep`)
    if (tab.minSuspended < 0) wrong.push(`tab ${index} wakes widgets twice`)
  }
  if (network.log.maxInFlight > 1) wrong.push('two requests in flight')
  const { ofChangedCart } = service.payments
  if (ofChangedCart > 0) wrong.push(`${ofChangedCart} payments of a changed cart`)
  if (service.strangers() > 0) wrong.push('an unknown token')
  const times = new Map<string | null, number>()
  for (const { press } of service.applied) times.set(press, (times.get(press) ?? 0) + 1)
  for (const [press, count] of times) if (count > 1) wrong.push(`${press} applied ${count} times`)
  for (const { press, intent, outcome } of ends) {
    const nothing = outcome.kind === 'done' && outcome.before === outcome.after
    if (outcome.kind === 'done' && !nothing && intent.sent && !times.has(press))
      wrong.push(`${press} said done, was not`)
    if (outcome.kind === 'refused' && times.has(press)) wrong.push(`${press} said refused, was done`)
  }
  const sumOf = (lines: Selection['lines']) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const owed = sumOf(selection.lines.filter(({ item }) => depositOf[item]))
  const charged = sumOf(selection.lines.filter(({ item }) => item === '9-1'))
  if (charged !== owed) wrong.push(`${charged} deposits for ${owed} parts`)
  const added = service.applied.reduce((sum, { by }) => sum + Math.max(0, by), 0)
  if (added > pieces) wrong.push('more pieces than were asked for')
  return wrong
}
