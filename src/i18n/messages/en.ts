import { shell } from './en/shell.ts'

export const messages = { ...shell } as const
