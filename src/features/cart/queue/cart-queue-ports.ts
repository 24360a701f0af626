import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Connection } from '#src/effects/browser/connection.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Suspendable } from '#src/effects/provider/checkout-widget.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'
import type { Intent } from '../intents.ts'
import type { QuantityReply } from '../operations/change-quantity.ts'
import type { Outcome } from '../outcome.ts'
import type { DepositPorts } from './deposit-repair.ts'
import type { SelectionPort } from './selection-port.ts'

export interface CartQueuePorts extends SelectionPort, DepositPorts {
  /** Makes the call of an intent, for `by` pieces. Throws if the service does not answer. */
  send(intent: Intent, by: number, selection: Selection): Promise<QuantityReply>
  pending(intents: Intent[]): void
  ended(intent: Intent, outcome: Outcome): void
  busy(busy: boolean): void
  widget: Suspendable
  tabs: Tabs
  connection: Connection
  timer: Timer
  now(): number
}
