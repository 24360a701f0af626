/** Opens the sandbox's server-side calls where only this machine can reach it: published, so no secret elsewhere. */
const localSecret = 'sandbox-secret'

/** What a shop on this machine is where nothing else was said; its services come from `sandboxServices`. */
export function localHost(origin: string): Record<string, string> {
  return {
    PUBLIC_ORIGIN: origin,
    DEFAULT_COUNTRY: 'SE',
    LANGUAGE_REDIRECT: '0',
    IDENTITY_ENCODING: '1',
    LOG_LEVEL: 'error',
  }
}

/** The services of a shop that stands on its own: all of them are the sandbox under the shop's origin. */
export function sandboxServices(origin: string, secret: string) {
  return {
    COMMERCE_URL: `${origin}/sandbox/api/checkout`,
    COMMERCE_SECRET: secret,
    SHOP_API_URL: `${origin}/sandbox/api/shop`,
    SHOP_API_KEY: secret,
    SEARCH_URL: `${origin}/sandbox/search`,
    SEARCH_KEY: secret,
    CONTENT_URL: `${origin}/sandbox/content`,
    CONTENT_TOKEN: secret,
    PUBLIC_CHECKOUT_URL: '/sandbox/api/checkout',
  } satisfies Record<string, string>
}

/** All variables of a shop that stands on its own on this machine. */
export function localVariables(origin: string): Record<string, string> {
  return { ...localHost(origin), ...sandboxServices(origin, localSecret) }
}

/** Variables of a sandbox that only this machine can reach: its secret is known, and its console opens without a token. */
export function localSandbox(origin: string): Record<string, string> {
  return {
    SANDBOX_SECRET: localSecret,
    SANDBOX_PUBLIC_URL: `${origin}/sandbox`,
    SANDBOX_TEST_HEADERS: '1',
    SANDBOX_LOCAL: '1',
  }
}
