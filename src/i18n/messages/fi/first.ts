import { cart } from './first/cart.ts'
import { catalogue } from './first/catalogue.ts'
import { home } from './first/home.ts'
import { shell } from './first/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
