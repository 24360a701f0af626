/**
 * The widgets of payment and shipping providers. They are suspended while the cart changes, so that no shopper pays for an
 * outdated cart.
 */
export interface CheckoutWidget {
  suspend(): void
  resume(): void
}

/** For pages without a widget. */
export const noWidget: CheckoutWidget = { suspend() {}, resume() {} }
