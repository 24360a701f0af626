import { overview } from './account/overview.ts'

/** Texts of the account's screens, which only their documents load. */
export const messages = { ...overview } as const
