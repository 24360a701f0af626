import * as v from 'valibot'

const Standing = v.object({
  rules: v.array(v.object({ paths: v.array(v.string()), hits: v.number() })),
})

/** The sandbox's switch: makes its calls fail, and counts them. */
export function faultSwitch(origin: string) {
  const address = `${origin}/sandbox/__fault`
  async function ask(method: string, rules?: object[]) {
    const response = await fetch(address, {
      method,
      ...(rules ? { body: JSON.stringify({ rules }) } : {}),
    })
    if (!response.ok) throw new Error(`The fault switch: ${response.status} ${await response.text()}`)
    return v.parse(Standing, await response.json()).rules
  }

  return {
    /** Everything the shop and its visitors ask the back end fails in this way. */
    inject: (fault: object) => ask('POST', [{ paths: ['/api'], fault }]),
    clear: () => ask('DELETE'),
    /** Calls that failed so far. */
    hits: async () => (await ask('GET')).reduce((sum, { hits }) => sum + hits, 0),
    /** Slows these calls down a little, and counts each of them. */
    count: (paths: string[]) =>
      ask(
        'POST',
        paths.map((path) => ({ paths: [path], fault: { kind: 'latency', ms: 100 } })),
      ),
    counts: async () => new Map((await ask('GET')).map(({ paths, hits }) => [paths[0] ?? '', hits])),
  }
}
