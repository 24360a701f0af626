import { cart } from './sv/cart.ts'
import { catalogue } from './sv/catalogue.ts'
import { home } from './sv/home.ts'
import { shell } from './sv/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
