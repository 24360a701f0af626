import { cart } from './sv/cart.ts'
import { shell } from './sv/shell.ts'

export const messages = { ...cart, ...shell }
