import { cart } from './fr/cart.ts'
import { shell } from './fr/shell.ts'

export const messages = { ...cart, ...shell }
