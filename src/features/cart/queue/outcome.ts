import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Refused } from '#src/commerce/reply.ts'

/** How a change ended, with the selection before and after it. */
export type Outcome = { before: Selection | null } & (
  | { kind: 'done'; after: Selection }
  | { kind: 'refused'; refusal: Refused; after: Selection | null }
  /** Nobody answered: the change may have been made or not. `after` is what the server holds now, if it says. */
  | { kind: 'unknown'; after: Selection | null }
  /** It waited for a network longer than it is worth. It was not sent. */
  | { kind: 'expired'; after: null }
)
