import { cart } from './da/cart.ts'
import { catalogue } from './da/catalogue.ts'
import { checkout } from './da/checkout.ts'
import { forms } from './da/forms.ts'
import { home } from './da/home.ts'
import { shell } from './da/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
