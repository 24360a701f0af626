import { cart } from './first/cart.ts'
import { catalogue } from './first/catalogue.ts'
import { garage } from './first/garage.ts'
import { shell } from './first/shell.ts'

export const messages = { ...catalogue, ...cart, ...shell, ...garage }
