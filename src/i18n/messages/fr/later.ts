import { account } from './account.ts'
import { cartPage } from './cart-page.ts'
import { cartPanel } from './cart-panel.ts'
import { checkout } from './checkout.ts'
import { forms } from './forms.ts'
import { region } from './region.ts'

/** The words of what is opened later: the cart, the checkout, the receipt. */
export const messages = { ...cartPanel, ...cartPage, ...checkout, ...forms, ...region, ...account }
