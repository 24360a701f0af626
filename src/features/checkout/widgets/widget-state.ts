export interface StartedPayment {
  paymentMethod: string
  place: 'form' | 'express'
  order: string
  /** Has to stay equal while the widget is shown: the order key, or the `placeKey` if the payment follows the cart. */
  key: string
  currency: string
}

interface Replacement {
  html: string
  key: string
}

interface ShownWidget {
  html: string
  isLoaded: boolean
  seen: string
  replacement: Replacement | null
}

export type WidgetState =
  | ({ kind: 'starting' } & StartedPayment)
  | ({ kind: 'shown' } & ShownWidget & StartedPayment)
  | ({ kind: 'failed'; messages: string[] } & StartedPayment)

/** True if an order has no widget and none is loading: its payment has to be started. */
export function isMissing(state: WidgetState | undefined, wanted: StartedPayment | null): boolean {
  if (!wanted) return false
  return state === undefined || (state.kind === 'failed' && state.order !== wanted.order)
}

/** True if a widget belongs to a different order than the wanted one, or the service wants it replaced. */
export function isOutdated(state: WidgetState | undefined, wanted: StartedPayment | null): boolean {
  return state?.kind === 'shown' && (state.replacement !== null || state.key !== wanted?.key)
}

export function isLoading(state: WidgetState | undefined): boolean {
  return state?.kind === 'starting' || (state?.kind === 'shown' && !state.isLoaded)
}
