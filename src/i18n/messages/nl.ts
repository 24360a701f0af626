import { shell } from './nl/shell.ts'

export const messages = { ...shell }
