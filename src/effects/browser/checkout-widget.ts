/**
 * The widgets of payment and shipping providers on the page. They are suspended while the cart changes, so that
 * nobody pays for a cart that no longer exists.
 */
export interface CheckoutWidget {
  suspend(): void
  resume(): void
}

/** Where no widget is on the page. */
export const noWidget: CheckoutWidget = { suspend() {}, resume() {} }
