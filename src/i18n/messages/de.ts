import { shell } from './de/shell.ts'

export const messages = { ...shell }
