import { cart } from './nl/cart.ts'
import { catalogue } from './nl/catalogue.ts'
import { home } from './nl/home.ts'
import { shell } from './nl/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
