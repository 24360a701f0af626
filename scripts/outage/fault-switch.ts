import * as v from 'valibot'

const ActiveRules = v.object({
  rules: v.array(v.object({ paths: v.array(v.string()), hits: v.number() })),
})

/** A client of the sandbox's fault switch: injects faults and counts calls. */
export function faultSwitch(origin: string) {
  const address = `${origin}/sandbox/__fault`
  async function call(method: string, rules?: object[]) {
    const response = await fetch(address, {
      method,
      ...(rules ? { body: JSON.stringify({ rules }) } : {}),
    })
    if (!response.ok) throw new Error(`The fault switch: ${response.status} ${await response.text()}`)
    return v.parse(ActiveRules, await response.json()).rules
  }

  return {
    /** Adds rules, as `worker/sandbox/faults/rule.ts` describes them. */
    add: (rules: object[]) => call('POST', rules),
    /** Injects a fault into all API calls. */
    inject: (fault: object) => call('POST', [{ paths: ['/api'], fault }]),
    clear: () => call('DELETE'),
    /** Number of calls that faults were applied to. */
    hits: async () => (await call('GET')).reduce((sum, { hits }) => sum + hits, 0),
    /** Counts calls of these paths by delaying them slightly. */
    count: (paths: string[]) =>
      call(
        'POST',
        paths.map((path) => ({ paths: [path], fault: { kind: 'latency', ms: 100 } })),
      ),
    counts: async () => new Map((await call('GET')).map(({ paths, hits }) => [paths[0] ?? '', hits])),
  }
}
