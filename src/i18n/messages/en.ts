import { cart } from './en/cart.ts'
import { shell } from './en/shell.ts'

export const messages = { ...cart, ...shell } as const
