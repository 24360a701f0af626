import { shell } from './fi/shell.ts'

export const messages = { ...shell }
