/** The key that opens the sandbox's server-side calls on a local machine. Not a secret: the sandbox never ships. */
const localSecret = 'sandbox-secret'

/** Variables of a shop that stands on its own: everything behind it is the sandbox under its own origin. */
export function localVariables(origin: string): Record<string, string> {
  return {
    PUBLIC_ORIGIN: origin,
    COMMERCE_URL: `${origin}/sandbox/api/checkout`,
    COMMERCE_SECRET: localSecret,
    SHOP_API_URL: `${origin}/sandbox/api/shop`,
    SHOP_API_KEY: localSecret,
    SEARCH_URL: `${origin}/sandbox/search`,
    SEARCH_KEY: localSecret,
    CONTENT_URL: `${origin}/sandbox/content`,
    CONTENT_TOKEN: localSecret,
    DEFAULT_COUNTRY: 'SE',
    LANGUAGE_REDIRECT: '0',
    IDENTITY_ENCODING: '1',
    LOG_LEVEL: 'error',
    PUBLIC_CHECKOUT_URL: '/sandbox/api/checkout',
  }
}

/** Variables of the sandbox that stands beside it. */
export function sandboxVariables(origin: string): Record<string, string> {
  return {
    SANDBOX_SECRET: localSecret,
    SANDBOX_PUBLIC_URL: `${origin}/sandbox`,
    SANDBOX_TEST_HEADERS: '1',
  }
}
