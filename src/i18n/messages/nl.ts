import { cart } from './nl/cart.ts'
import { shell } from './nl/shell.ts'

export const messages = { ...cart, ...shell }
