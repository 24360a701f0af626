import { cart } from './de/cart.ts'
import { catalogue } from './de/catalogue.ts'
import { home } from './de/home.ts'
import { shell } from './de/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
