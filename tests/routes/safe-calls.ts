import { expect } from 'vitest'
import type { Call } from '#tests/support/test-shop.ts'

/** Every address the shop may ask the services behind it: words of ours, and ids of theirs. */
const addresses =
  /^\/api\/(checkout\/(countries\/all|categories|products(\/\d+)?|bundles\/\d+|uri|brands)|shop\/products\/\d+)$/

/** The calls were made of our own words, and small. */
export function expectPlainCalls(calls: Call[]): void {
  for (const { method, path, body } of calls) {
    expect(path).toMatch(addresses)
    expect(['GET', 'POST']).toContain(method)
    expect(body.length).toBeLessThan(8_000)
    expect(body).not.toContain('__proto__')
  }
}

/** What every object of this process inherits. */
export function builtins(): string[][] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((prototype) =>
    Reflect.ownKeys(prototype).map(String).sort(),
  )
}
