import * as v from 'valibot'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { maxQuantity } from '#src/config.ts'
import { quantityOf } from './cart.ts'

const Subject = v.variant('kind', [
  v.object({ kind: v.literal('line'), line: v.string(), item: v.string() }),
  v.object({
    kind: v.literal('item'),
    item: v.string(),
    /** One chosen item per section of a flexible set. */
    choices: v.nullable(v.array(v.object({ section: v.string(), item: v.string() }))),
    /** The deposit item that is charged with it, once for each piece. */
    deposit: v.optional(v.string()),
  }),
])
/** What an intent is about: a line that is there, or an item that is to have one. */
export type Subject = v.InferOutput<typeof Subject>

/** An intent that is under way: pieces before it, pieces asked for, when (milliseconds), and the mark it has. */
const Sent = v.object({ before: v.number(), by: v.number(), at: v.number(), mark: v.nullable(v.string()) })
export type Sent = v.InferOutput<typeof Sent>

/** Pieces more or fewer of one part, as the shopper asked for them and the server may not know yet. */
export const Intent = v.object({
  id: v.string(),
  /** Milliseconds since 1970, of the last press that went into it. */
  at: v.number(),
  subject: Subject,
  by: v.number(),
  /** The line goes, however many pieces it has by then. */
  removes: v.boolean(),
  /** The name of the part, for the message about the outcome. */
  name: v.string(),
  /** The message slot its problems are shown at. */
  slot: v.string(),
  /** Null until it has been sent. */
  sent: v.nullable(Sent),
})
export type Intent = v.InferOutput<typeof Intent>

/** An intent before it is in the queue. */
export type IntentDraft = Omit<Intent, 'id' | 'at' | 'sent'>

/** Merges two intents; null where either has been sent, the first is a removal, or their subjects differ. */
export function merge(first: Intent, second: Intent): Intent | null {
  if (first.sent || second.sent || first.removes || !sameSubject(first.subject, second.subject)) return null
  const by = Math.min(first.by + second.by, maxQuantity)
  return { ...first, by, at: second.at, removes: second.removes }
}

/** Pieces of an intent’s subject in a selection. */
export function subjectQuantity(selection: Selection | null, subject: Subject): number {
  if (subject.kind === 'item') return quantityOf(selection, subject.item)
  return selection?.lines.find(({ line }) => line === subject.line)?.quantity ?? 0
}

/** What to ask for when the turn has come: never the last piece, unless the line is to go, and never too many. */
export function neededDelta({ by, removes }: Pick<Intent, 'by' | 'removes'>, now: number): number {
  if (removes) return 0 - now
  if (by > 0) return Math.min(by, Math.max(0, maxQuantity - now))
  return now === 0 ? by : Math.max(by, 1 - now)
}

/**
 * Whether what was sent is in the selection. `unclear` when something else has happened to it as well, or when it may be
 * in a line that cannot be read.
 */
export function verdict(subject: Subject, sent: Sent, after: Selection): 'applied' | 'missing' | 'unclear' {
  const now = subjectQuantity(after, subject)
  if (now === sent.before + sent.by) return 'applied'
  return now === sent.before && after.unreadableLines === 0 ? 'missing' : 'unclear'
}

/** What an intent will change in a selection that may hold it already. */
export function outstanding(intent: Intent, selection: Selection | null): number {
  const { sent, subject } = intent
  if (sent && selection && verdict(subject, sent, selection) !== 'missing') return 0
  return sent?.by ?? intent.by
}

/** Pieces of a line as the shopper wants them: those in the last selection, and the intents not yet in it. */
export function expectedQuantity(line: Line, pending: Intent[], selection: Selection | null): number {
  const by = pending
    .filter(({ subject }) => isAbout(subject, line))
    .reduce((sum, intent) => sum + outstanding(intent, selection), 0)
  return Math.min(Math.max(0, line.quantity + by), maxQuantity)
}

function isAbout(subject: Subject, { line, item, contents }: Line): boolean {
  if (subject.kind === 'line') return subject.line === line
  return subject.item === item && subject.choices === null && contents.length === 0
}

function sameSubject(one: Subject, other: Subject): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
