import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Reply } from '#src/commerce/reply.ts'
import { selectionOf } from '../selections.ts'

export interface Request {
  /** Whose press it carries; null for what is no press. */
  press: string | null
  /** Null reads. */
  change: { item: string; line: string | null; by: number } | { language: string } | null
}

const template = selectionOf([{ item: '1-1' }])
const [line] = template.lines
/** Under rotation an old token is good for a while. */
const tokensKept = 12

/** A back end with one cart. */
export interface Service {
  /** Answers a request that has arrived, and tells the token to go on with. */
  answer(token: string | null, request: Request): Promise<{ reply: Reply<Selection>; token: string }>
  selection(): Promise<Selection>
  /** The presses it has carried out, in their order. */
  applied: { press: string | null; by: number }[]
  /** Requests with a token that nobody knows. */
  strangers(): number
  firstToken: string
}

/** A back end small enough for ten thousand schedules; every reply carries another token. */
export function createModelService(): Service {
  const quantities = new Map([['1-1', 3]])
  const tokens = ['token-0']
  const applied: { press: string | null; by: number }[] = []
  const state = { language: 'en', strangers: 0 }

  function selection(): Selection {
    const lines = [...quantities].map(([item, quantity]) => ({
      ...line!,
      item,
      line: `line-of-${item}`,
      quantity,
    }))
    return { ...template, language: state.language, lines }
  }

  function apply({ press, change }: Request): Reply<Selection> {
    if (change && 'language' in change) state.language = change.language
    if (change && 'item' in change) {
      const now = quantities.get(change.item) ?? 0
      if (now === 0 && change.by < 0) {
        return { ok: false, status: 404, errors: { line: 'not found' }, messages: [], body: null }
      }
      applied.push({ press, by: change.by })
      if (now + change.by > 0) quantities.set(change.item, now + change.by)
      else quantities.delete(change.item)
    }
    return { ok: true, value: selection() }
  }

  async function answer(token: string | null, request: Request) {
    if (!token || !tokens.includes(token)) state.strangers += 1
    const next = `token-${tokens.length}-${applied.length}`
    tokens.push(next)
    if (tokens.length > tokensKept) tokens.shift()
    return { reply: apply(request), token: next }
  }

  return {
    answer,
    selection: async () => selection(),
    applied,
    strangers: () => state.strangers,
    firstToken: 'token-0',
  }
}
