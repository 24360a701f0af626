/** The events that answer a widget's own. */
export type WidgetResponse =
  | 'centra_checkout_payment_response'
  | 'centra_checkout_shipping_address_response'
  | 'centra_checkout_shipping_method_response'

/** Plugin names of widgets that stay active while the others are suspended: those that are true. */
export type SuspendIgnore = Readonly<Record<string, boolean>>

/**
 * Suspended while the cart changes, so that no shopper pays for an outdated cart. Every `suspend` is followed by a
 * `resume` with the same widgets left out.
 */
export interface Suspendable {
  suspend(ignore?: SuspendIgnore): void
  resume(ignore?: SuspendIgnore): void
}

/** The widgets of payment and shipping providers in a document. */
export interface CheckoutWidget extends Suspendable {
  respond(event: WidgetResponse, detail: Record<string, unknown>): void
  /** Starts a plugin's widget in HTML that was mounted after the checkout script had run. */
  reInitiate(plugin: string): void
  /** Runs code that a payment's reply has for a widget. Rejects if it throws. */
  run(code: string): Promise<void>
  log(level: 'info' | 'warn', line: string): void
}

/** The widget of documents that have none: it does nothing. */
export const noWidget: CheckoutWidget = {
  suspend() {},
  resume() {},
  respond() {},
  reInitiate() {},
  run: () => Promise.resolve(),
  log() {},
}
