import { cart } from './fr/cart.ts'
import { catalogue } from './fr/catalogue.ts'
import { home } from './fr/home.ts'
import { shell } from './fr/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
