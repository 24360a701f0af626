import { cart } from './de/cart.ts'
import { catalogue } from './de/catalogue.ts'
import { checkout } from './de/checkout.ts'
import { forms } from './de/forms.ts'
import { home } from './de/home.ts'
import { shell } from './de/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
