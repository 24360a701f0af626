import { account } from './later/account.ts'
import { cartPage } from './later/cart-page.ts'
import { cartPanel } from './later/cart-panel.ts'
import { checkout } from './later/checkout.ts'
import { compare } from './later/compare.ts'
import { forms } from './later/forms.ts'
import { garage } from './later/garage.ts'
import { receipt } from './later/receipt.ts'
import { region } from './later/region.ts'
import { stockNotice } from './later/stock-notice.ts'

/** The texts of what is opened later: the cart, the checkout, the receipt. */
export const messages = {
  ...cartPanel,
  ...cartPage,
  ...checkout,
  ...forms,
  ...receipt,
  ...region,
  ...account,
  ...garage,
  ...compare,
  ...stockNotice,
}
