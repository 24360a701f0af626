import type { Rule } from '#worker/sandbox/faults/rule.ts'

type Fault = Rule['fault']

/** The faults of a network and a service, each equally likely. */
const faults: Fault[] = [
  { kind: 'status', status: 503, body: 'json' },
  { kind: 'status', status: 500, body: 'html' },
  { kind: 'reset' },
  { kind: 'hang', ms: 2_000 },
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'lost' },
]

/** Rules of the sandbox's fault switch that together disturb this share of calls. */
export function faultRules(share: number, calls: Pick<Rule, 'paths'> & Partial<Rule>): Partial<Rule>[] {
  return faults.map((fault) => ({ ...calls, probability: share / faults.length, fault }))
}
