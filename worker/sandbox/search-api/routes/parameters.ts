import type { CheckoutContext } from '../../checkout-api/env.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'
import { snakeCase } from '../requests/parse.ts'

type Area = 'index' | 'document' | 'task'

/** The parameters of a query string; refuses unknown ones. */
export function parametersOf(c: CheckoutContext, area: Area, known: readonly string[]) {
  const query = new URL(c.req.url).searchParams
  for (const name of query.keys()) {
    if (known.includes(name)) continue
    const expected = known.map((entry) => `\`${entry}\``).join(', ')
    throw new Refusal('bad_request', `Unknown parameter \`${name}\`: expected one of ${expected}`)
  }
  const codeOf = (name: string): RefusalCode => `invalid_${area}_${snakeCase(name)}`
  return {
    text: (name: string): string | null => query.get(name),
    list: (name: string): string[] | null => {
      const text = query.get(name)
      return text === null || text === '*' ? null : text.split(',').map((entry) => entry.trim())
    },
    count(name: string, initial: number): number {
      const text = query.get(name)
      return text === null ? initial : wholeNumber(text, name, codeOf(name))
    },
    flag(name: string): boolean {
      const text = query.get(name)
      if (text === null || text === 'false') return false
      if (text === 'true') return true
      const message = `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as a boolean, expected either \`true\` or \`false\``
      throw new Refusal(codeOf(name), message)
    },
    codeOf,
  }
}

export function wholeNumber(text: string, name: string, code: RefusalCode): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new Refusal(
    code,
    `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as a positive integer`,
  )
}

const uidRules =
  'is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.'

const isUid = (uid: string) => /^[\w-]{1,512}$/.test(uid)

/** Checks the name of an index; `where` names the field or parameter it comes from. */
export function checkedUid(uid: string, where = ''): string {
  if (isUid(uid)) return uid
  throw new Refusal('invalid_index_uid', `${where}\`${uid}\` ${uidRules}`)
}

/** The name of the index in the path. */
export const indexUid = (c: CheckoutContext): string => checkedUid(c.req.param('uid') ?? '')
