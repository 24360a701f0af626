import { shell } from './da/shell.ts'

export const messages = { ...shell }
