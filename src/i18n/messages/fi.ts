import { cart } from './fi/cart.ts'
import { catalogue } from './fi/catalogue.ts'
import { home } from './fi/home.ts'
import { shell } from './fi/shell.ts'

export const messages = { ...home, ...catalogue, ...cart, ...shell }
