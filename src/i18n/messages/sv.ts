import { cart } from './sv/cart.ts'
import { catalogue } from './sv/catalogue.ts'
import { checkout } from './sv/checkout.ts'
import { forms } from './sv/forms.ts'
import { home } from './sv/home.ts'
import { shell } from './sv/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
