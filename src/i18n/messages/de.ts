import { cart } from './de/cart.ts'
import { shell } from './de/shell.ts'

export const messages = { ...cart, ...shell }
