import { cart } from './fi/cart.ts'
import { catalogue } from './fi/catalogue.ts'
import { checkout } from './fi/checkout.ts'
import { forms } from './fi/forms.ts'
import { home } from './fi/home.ts'
import { shell } from './fi/shell.ts'

export const messages = { ...forms, ...checkout, ...home, ...catalogue, ...cart, ...shell }
