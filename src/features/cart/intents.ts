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
    choices: v.nullable(v.array(v.object({ section: v.string(), item: v.string() }))),
    deposit: v.optional(v.string()),
  }),
])
export type Subject = v.InferOutput<typeof Subject>

/** A sent intent: pieces before it, pieces requested, time in milliseconds, and its mark. */
const Sent = v.object({ before: v.number(), by: v.number(), at: v.number(), mark: v.nullable(v.string()) })
export type Sent = v.InferOutput<typeof Sent>

/** A requested change of quantity that the server may not know yet. */
export const Intent = v.object({
  id: v.string(),
  at: v.number(),
  subject: Subject,
  by: v.number(),
  /** True if the whole line is removed, with any quantity. */
  removes: v.boolean(),
  name: v.string(),
  slot: v.string(),
  sent: v.nullable(Sent),
})
export type Intent = v.InferOutput<typeof Intent>

export type IntentDraft = Omit<Intent, 'id' | 'at' | 'sent'>

export function merge(first: Intent, second: Intent): Intent | null {
  if (first.sent || second.sent || first.removes || !sameSubject(first.subject, second.subject)) return null
  const by = Math.min(first.by + second.by, maxQuantity)
  return { ...first, by, at: second.at, removes: second.removes }
}

export function subjectQuantity(selection: Selection | null, subject: Subject): number {
  if (subject.kind === 'item') return quantityOf(selection, subject.item)
  return selection?.lines.find(({ line }) => line === subject.line)?.quantity ?? 0
}

/** Never the last piece, unless the line is removed, and never more than the maximum. */
export function neededDelta({ by, removes }: Pick<Intent, 'by' | 'removes'>, now: number): number {
  if (removes) return 0 - now
  if (by > 0) return Math.min(by, Math.max(0, maxQuantity - now))
  return now === 0 ? by : Math.max(by, 1 - now)
}

/** `unclear` if the quantity changed for another reason too, or if the item may be in an unreadable line. */
export function verdict(subject: Subject, sent: Sent, after: Selection): 'applied' | 'missing' | 'unclear' {
  const now = subjectQuantity(after, subject)
  if (now === sent.before + sent.by) return 'applied'
  return now === sent.before && after.unreadableLines === 0 ? 'missing' : 'unclear'
}

export function outstanding(intent: Intent, selection: Selection | null): number {
  const { sent, subject } = intent
  if (sent && selection && verdict(subject, sent, selection) !== 'missing') return 0
  return sent?.by ?? intent.by
}

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
