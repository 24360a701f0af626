import { cartPanel } from './cart-panel.ts'
import { checkout } from './checkout.ts'
import { forms } from './forms.ts'

/** The words of what is opened later: the cart, the checkout, the receipt. */
export const messages = { ...cartPanel, ...checkout, ...forms } as const
