import { cart } from './da/cart.ts'
import { shell } from './da/shell.ts'

export const messages = { ...cart, ...shell }
