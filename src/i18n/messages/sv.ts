import { shell } from './sv/shell.ts'

export const messages = { ...shell }
