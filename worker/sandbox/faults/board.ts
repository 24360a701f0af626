import { drawDelay } from './delay.ts'
import { type Fault, longest, mostRules, type Rule } from './rule.ts'

export interface StandingRule extends Rule {
  id: number
  /** Calls it has befallen. */
  hits: number
}

/** What befalls one call: so many milliseconds, and then one thing or none. */
export interface Blow {
  delay: number
  fault: Exclude<Fault, { kind: 'latency' | 'slow' }> | null
}

export interface FaultBoard {
  /** The ids of what was added; null, and nothing is added, when there would be too many. */
  add(rules: Rule[]): number[] | null
  standing(): StandingRule[]
  /** Takes away one rule, or all of them. */
  clear(id?: number): void
  /** Latencies of all rules that hit add up; the first other fault that hits decides. Null: the call goes well. */
  strike(request: Request): Blow | null
}

interface Posted {
  id: number
  rule: Rule
  paths: RegExp[]
  hits: number
}

/** The faults that are switched on. They live in memory: a restart clears them. */
export function createFaultBoard(random: () => number): FaultBoard {
  let posted: Posted[] = []
  let ids = 0

  function hits({ rule, paths, hits }: Posted, { method, headers, url }: Request): boolean {
    if (hits >= (rule.count ?? Number.POSITIVE_INFINITY)) return false
    if (rule.methods ? !rule.methods.some((one) => one === method) : method === 'OPTIONS') return false
    const { pathname } = new URL(url)
    if (!paths.some((pattern) => pattern.test(pathname))) return false
    if (Object.entries(rule.headers).some(([name, value]) => headers.get(name) !== value)) return false
    return rule.probability === 1 || random() < rule.probability
  }

  return {
    add(rules) {
      if (posted.length + rules.length > mostRules) return null
      const added = rules.map((rule) => ({ id: ++ids, rule, paths: rule.paths.map(pattern), hits: 0 }))
      posted = [...posted, ...added]
      return added.map(({ id }) => id)
    },
    standing: () => posted.map(({ id, rule, hits }) => ({ id, ...rule, hits })),
    clear(id) {
      posted = id === undefined ? [] : posted.filter((one) => one.id !== id)
    },
    strike(request) {
      const blow: Blow = { delay: 0, fault: null }
      for (const one of posted) {
        const { fault } = one.rule
        const holds = fault.kind === 'latency' || fault.kind === 'slow'
        if ((!holds && blow.fault) || !hits(one, request)) continue
        one.hits += 1
        if (holds) blow.delay = Math.min(longest, blow.delay + drawDelay(fault, random))
        else blow.fault = fault
      }
      return blow.delay > 0 || blow.fault ? blow : null
    },
  }
}

function pattern(path: string): RegExp {
  const steps = path.replace(/\/+$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${steps.replaceAll('*', '[^/]*')}(?:/|$)`)
}
