import { shell } from './fr/shell.ts'

export const messages = { ...shell }
