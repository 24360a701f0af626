import { cart } from './nl/cart.ts'
import { catalogue } from './nl/catalogue.ts'
import { checkout } from './nl/checkout.ts'
import { forms } from './nl/forms.ts'
import { home } from './nl/home.ts'
import { shell } from './nl/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
