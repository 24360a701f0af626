import { parseArgs } from 'node:util'

export interface LinkArguments {
  /** The path of the page, with the prefix of its language. */
  page: string
  /** Hours for which the link can be opened. */
  hours: number
}

/** A week: links get into mails and chats, where they stay. */
const maxHours = 7 * 24

/** Throws an error with a sentence for the user. */
export function linkArguments(args: string[]): LinkArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' } },
  })
  const [page = '', ...others] = positionals
  if (others.length > 0 || !/^\/(?!\/)[\w./-]*$/.test(page))
    throw new Error('Which page? A path of the shop, such as /info/terms, or /de/info/terms in German.')
  const hours = Number(values.hours)
  if (!Number.isInteger(hours) || hours < 1 || hours > maxHours)
    throw new Error(`--hours takes a whole number from 1 to ${maxHours}.`)
  return { page, hours }
}
