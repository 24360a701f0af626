import { drawDelay } from './delay.ts'
import { type Fault, maxDelay, maxRules, type Rule } from './rule.ts'

export interface ActiveRule extends Rule {
  id: number
  /** Calls it has matched. */
  hits: number
}

/** What happens to one call: so many milliseconds, and then one thing or none. */
export interface FaultDecision {
  delay: number
  fault: Exclude<Fault, { kind: 'latency' | 'slow' }> | null
}

export interface FaultRules {
  /** The ids of what was added; null, and nothing is added, when there would be too many. */
  add(rules: Rule[]): number[] | null
  active(): ActiveRule[]
  /** Takes away one rule, or all of them. */
  clear(id?: number): void
  /** Latencies of all rules that hit add up; the first other fault that hits decides. Null: the call goes well. */
  match(request: Request): FaultDecision | null
}

interface Entry {
  id: number
  rule: Rule
  paths: RegExp[]
  hits: number
}

/** The faults that are switched on. They live in memory: a restart clears them. */
export function createFaultRules(random: () => number): FaultRules {
  let entries: Entry[] = []
  let ids = 0

  function hits({ rule, paths, hits }: Entry, { method, headers, url }: Request): boolean {
    if (hits >= (rule.count ?? Number.POSITIVE_INFINITY)) return false
    if (rule.methods ? !rule.methods.some((one) => one === method) : method === 'OPTIONS') return false
    const { pathname } = new URL(url)
    if (!paths.some((pattern) => pattern.test(pathname))) return false
    if (Object.entries(rule.headers).some(([name, value]) => headers.get(name) !== value)) return false
    return rule.probability === 1 || random() < rule.probability
  }

  return {
    add(rules) {
      if (entries.length + rules.length > maxRules) return null
      const added = rules.map((rule) => ({ id: ++ids, rule, paths: rule.paths.map(pattern), hits: 0 }))
      entries = [...entries, ...added]
      return added.map(({ id }) => id)
    },
    active: () => entries.map(({ id, rule, hits }) => ({ id, ...rule, hits })),
    clear(id) {
      entries = id === undefined ? [] : entries.filter((one) => one.id !== id)
    },
    match(request) {
      const decision: FaultDecision = { delay: 0, fault: null }
      for (const one of entries) {
        const { fault } = one.rule
        const holds = fault.kind === 'latency' || fault.kind === 'slow'
        if ((!holds && decision.fault) || !hits(one, request)) continue
        one.hits += 1
        if (holds) decision.delay = Math.min(maxDelay, decision.delay + drawDelay(fault, random))
        else decision.fault = fault
      }
      return decision.delay > 0 || decision.fault ? decision : null
    },
  }
}

function pattern(path: string): RegExp {
  const steps = path.replace(/\/+$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${steps.replaceAll('*', '[^/]*')}(?:/|$)`)
}
