import { expect } from 'vitest'
import { type Call, headingOf, type TestShop } from '#tests/support/shop/test-shop.ts'

/** Every address the shop may ask the services behind it: words of ours, and ids of theirs. */
const addresses =
  /^\/api\/(checkout\/(countries\/all|categories|products(\/\d+)?|bundles\/\d+|uri|brands)|shop\/products\/\d+)$|^\/content\/(pages|bands)\/[a-z0-9-]+\?language=[a-z]{2}$|^\/content\/faq\?language=[a-z]{2}$|^\/content\/shop\?language=[a-z]{2}&country=[A-Z]{2}$|^\/search\/(indexes\/(products|content)_[a-z]{2}\/search|multi-search)$/

/** The calls were made of our own words, and small. */
export function expectPlainCalls(calls: Call[]): void {
  for (const { method, path, body } of calls) {
    expect(path).toMatch(addresses)
    expect(['GET', 'POST']).toContain(method)
    expect(body.length).toBeLessThan(8_000)
    // `__proto__` must not be a key; typed text may contain it.
    expect(body).not.toMatch(/"__proto__"\s*:/)
  }
}

/** Visits a shop, and makes sure each time that the visit did no harm. */
export function createCarefulShopper(shop: TestShop) {
  return async function visit(path: string, init: RequestInit = {}) {
    const before = builtins()
    const response = await shop.fetch(path, init)
    const html = await response.text()
    await shop.settle()
    expect(builtins()).toEqual(before)
    expectPlainCalls(shop.calls)
    shop.calls.length = 0
    return { status: response.status, heading: headingOf(html), html, headers: response.headers }
  }
}

/** The properties that every object of this process inherits. */
export function builtins(): string[][] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((prototype) =>
    Reflect.ownKeys(prototype).map(String).sort(),
  )
}
