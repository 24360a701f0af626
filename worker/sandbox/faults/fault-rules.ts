import { type Fault, maxDelay, maxRules, type Rule } from './rule.ts'

/** Standard deviations between the middle of a normal distribution and its 99th percentile. */
const toPercentile99 = 2.326

export interface ActiveRule extends Rule {
  id: number
  /** Number of calls it was applied to. */
  hits: number
}

/** The effect of faults on a call: a delay in milliseconds, and at most one fault. */
export interface FaultDecision {
  delay: number
  fault: Exclude<Fault, { kind: 'latency' | 'slow' }> | null
}

export interface FaultRules {
  /** Adds rules and returns their ids; null, and nothing is added, when there would be too many. */
  add(rules: Rule[]): number[] | null
  active(): ActiveRule[]
  /** Removes the rule with an id, or all rules. */
  clear(id?: number): void
  /**
   * Decides what happens to a request: delays of all matching rules add up, and the first other matching fault applies.
   * Null when no rule matches.
   */
  match(request: Request): FaultDecision | null
}

interface Entry {
  id: number
  rule: Rule
  paths: RegExp[]
  hits: number
}

/** Creates the list of active faults. It is in memory only: a restart clears it. */
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
        const delays = fault.kind === 'latency' || fault.kind === 'slow'
        if ((!delays && decision.fault) || !hits(one, request)) continue
        one.hits += 1
        if (delays) decision.delay = Math.min(maxDelay, decision.delay + drawDelay(fault, random))
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

/** A random delay in milliseconds, log-normal as real services have it: mostly near the median, rarely far above. */
export function drawDelay(fault: Extract<Fault, { kind: 'latency' | 'slow' }>, random: () => number): number {
  if (fault.kind === 'latency') return fault.ms
  const spread = Math.log(fault.p99 / fault.median) / toPercentile99
  // Two uniform random numbers make a normal one (Box-Muller transform).
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return fault.median * Math.exp(spread * normal)
}
