import { cart } from './fr/cart.ts'
import { catalogue } from './fr/catalogue.ts'
import { checkout } from './fr/checkout.ts'
import { forms } from './fr/forms.ts'
import { home } from './fr/home.ts'
import { shell } from './fr/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
