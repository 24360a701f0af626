import { cart } from './fi/cart.ts'
import { shell } from './fi/shell.ts'

export const messages = { ...cart, ...shell }
