import * as v from 'valibot'
import { type Fault, Rule } from './rule.ts'

/** The faults of the console's form by label. */
export const presets: Record<string, Fault> = {
  'takes 1.5 seconds longer': { kind: 'latency', ms: 1_500 },
  'is slow: 80 ms, now and then 2 seconds': { kind: 'slow', median: 80, p99: 2_000 },
  'is refused with 503': { kind: 'status', status: 503, body: 'json' },
  'is refused with a page of HTML': { kind: 'status', status: 500, body: 'html' },
  'breaks off at once': { kind: 'reset' },
  'is never answered': { kind: 'hang', ms: 60_000 },
  'is answered with nonsense': { kind: 'malformed' },
  'is answered by half': { kind: 'truncated' },
  'works, but the answer is lost': { kind: 'lost' },
}

const Written = v.object({ path: v.string(), share: v.string(), fault: v.string() })

/** Parses the console's form: one rule with its probability in per cent, or `clear`. Null when the form is invalid. */
export function parseForm(form: Record<string, unknown>): Rule[] | 'clear' | null {
  if ('clear' in form) return 'clear'
  const written = v.safeParse(Written, form)
  if (!written.success) return null
  const { path, share, fault } = written.output
  const rule = v.safeParse(Rule, {
    paths: [path],
    probability: Number(share) / 100,
    fault: Object.hasOwn(presets, fault) ? presets[fault] : undefined,
  })
  return rule.success ? [rule.output] : null
}
