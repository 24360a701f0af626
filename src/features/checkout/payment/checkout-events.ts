import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import { ecommerceOf } from '#src/features/cart/ecommerce.ts'

/** The events that follow an accepted payment call, in the order they are sent. */
export function checkoutEvents(selection: Selection): ShopEvent[] {
  const ecommerce = ecommerceOf(selection)
  const { shippingMethod, shippingMethodName, paymentMethod, paymentMethodName } = selection
  return [
    { event: 'begin_checkout', ecommerce },
    {
      event: 'add_shipping_info',
      ecommerce: { ...ecommerce, shipping_tier: shippingMethodName || shippingMethod },
    },
    {
      event: 'add_payment_info',
      ecommerce: { ...ecommerce, payment_type: paymentMethodName || paymentMethod },
    },
  ]
}
