import { cart } from './da/cart.ts'
import { catalogue } from './da/catalogue.ts'
import { home } from './da/home.ts'
import { shell } from './da/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
