import { demoEmail } from '#src/brand.ts'

/** The sandbox's secret on loopback. It is published, so it must not be used elsewhere. */
const localSecret = 'sandbox-secret'

/** Defaults of a local shop's variables; `sandboxServices` has those of its services. */
export function localHost(origin: string): Record<string, string> {
  return {
    PUBLIC_ORIGIN: origin,
    DEFAULT_COUNTRY: 'SE',
    LANGUAGE_REDIRECT: '0',
    IDENTITY_ENCODING: '1',
    LOG_LEVEL: 'error',
    SHOP_ENVIRONMENT: 'local',
    PUBLIC_SUPPORT_EMAIL: demoEmail,
  }
}

/** Service variables that point at the sandbox under the shop's origin. */
export function sandboxServices(origin: string, secret: string) {
  return {
    COMMERCE_URL: `${origin}/sandbox/api/checkout`,
    COMMERCE_SECRET: secret,
    CATALOGUE_WEBHOOK_SECRET: secret,
    SHOP_API_URL: `${origin}/sandbox/api/shop`,
    SHOP_API_KEY: secret,
    SEARCH_URL: `${origin}/sandbox/search`,
    SEARCH_KEY: secret,
    SEARCH_WRITE_KEY: secret,
    CONTENT_URL: `${origin}/sandbox/content`,
    CONTENT_TOKEN: secret,
    ORDER_LOOKUP_URL: `${origin}/sandbox/order-lookup`,
    ORDER_LOOKUP_KEY: secret,
    SUPPORT_URL: `${origin}/sandbox/support`,
    SUPPORT_KEY: secret,
    MAIL_URL: `${origin}/sandbox/mail`,
    MAIL_KEY: secret,
    VEHICLE_LOOKUP_URL: `${origin}/sandbox/vehicle-lookup`,
    VEHICLE_LOOKUP_KEY: secret,
    PUBLIC_CHECKOUT_URL: '/sandbox/api/checkout',
  } satisfies Record<string, string>
}

/** The sandbox's payment providers for browsers: another origin than the shop's, on the same port. */
export function providerOrigin(origin: string): string {
  const url = new URL(origin)
  // Only under plain http do other names of this machine need no certificate.
  if (url.protocol === 'http:') url.hostname = 'sandbox.localhost'
  return url.origin
}

/** The sandbox's measuring services, of another origin than the shop. */
export function sandboxMeasuring(origin: string, secret: string) {
  const base = `${providerOrigin(origin)}/sandbox`
  return {
    PUBLIC_PIXEL_ID: '1234567890',
    PUBLIC_PIXEL_URL: `${base}/pixel/fbevents.js`,
    PUBLIC_TAG_MANAGER_ID: 'GTM-DEMO',
    PUBLIC_TAG_MANAGER_URL: `${base}/tag-manager/gtm.js`,
    PUBLIC_AD_PARTNER_URL: `${base}/partner/widget.js`,
    GRAPH_URL: `${origin}/sandbox/graph`,
    PIXEL_TOKEN: secret,
    PUBLIC_GA4_ID: 'G-DEMO',
    GA4_API_SECRET: secret,
    GA4_URL: `${origin}/sandbox/ga4`,
  } satisfies Record<string, string>
}

/** Customers choose the newsletter, as required by law in the European Union. */
export const demoChoices = { NEWSLETTER_CHOICE: '1' }

export function localVariables(origin: string): Record<string, string> {
  return {
    ...localHost(origin),
    ...sandboxServices(origin, localSecret),
    ...sandboxMeasuring(origin, localSecret),
    ...demoChoices,
    PAYMENT_HOSTS: providerOrigin(origin),
    IMAGE_HOSTS: origin,
  }
}

/** Variables of a sandbox that only this machine can reach: published secret, console without a token. */
export function localSandbox(origin: string): Record<string, string> {
  return {
    SANDBOX_SECRET: localSecret,
    SANDBOX_PUBLIC_URL: `${origin}/sandbox`,
    SANDBOX_PROVIDER_URL: `${providerOrigin(origin)}/sandbox`,
    SANDBOX_SHOP_URL: origin,
    SANDBOX_TEST_HEADERS: '1',
    SANDBOX_LOCAL: '1',
  }
}
