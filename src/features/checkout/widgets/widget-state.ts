/** A payment that was started to show a widget. */
export interface StartedPayment {
  paymentMethod: string
  /** In the payment step, or among the express buttons above the form. */
  place: 'form' | 'express'
  /** A key of the order it was started for: equal for equal orders alone. */
  order: string
  /** What must not change while the widget is shown: the same, or the `placeKey` where the payment follows the cart. */
  key: string
  /** Its currency, which a payment keeps. */
  currency: string
}

/** The HTML that the service wants to be shown in place of a widget, and the `key` it is for. */
interface Replacement {
  html: string
  key: string
}

interface ShownWidget {
  html: string
  /** Whether its scripts have run. */
  isLoaded: boolean
  /** The snippet that the selection had when it was shown; empty without one. */
  seen: string
  /** What it is to be replaced by; null when it may stay. */
  replacement: Replacement | null
}

/** The state of a payment method's widget. */
export type WidgetState =
  | ({ kind: 'starting' } & StartedPayment)
  | ({ kind: 'shown' } & ShownWidget & StartedPayment)
  | ({ kind: 'failed'; messages: string[] } & StartedPayment)

/** Whether there is no widget for an order, and none is coming: its payment has to be started. */
export function isMissing(state: WidgetState | undefined, wanted: StartedPayment | null): boolean {
  if (!wanted) return false
  return state === undefined || (state.kind === 'failed' && state.order !== wanted.order)
}

/** Whether a widget is for another order than the wanted one, or the service wants it replaced. */
export function isOutdated(state: WidgetState | undefined, wanted: StartedPayment | null): boolean {
  return state?.kind === 'shown' && (state.replacement !== null || state.key !== wanted?.key)
}

/** Whether a widget has begun to come, and is not there yet. */
export function isLoading(state: WidgetState | undefined): boolean {
  return state?.kind === 'starting' || (state?.kind === 'shown' && !state.isLoaded)
}
