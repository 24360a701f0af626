import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { home } from './en/home.ts'
import { shell } from './en/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell } as const
