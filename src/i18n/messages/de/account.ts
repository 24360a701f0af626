import { overview } from './account/overview.ts'

export const messages = { ...overview }
