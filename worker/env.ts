import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import type { Store } from './cache/store.ts'
import type { CarPhotoBucket } from './car-photos/bucket.ts'
import { logLevels } from './log.ts'
import { isLoopback } from './loopback.ts'
import type { ObjectNamespace } from './object-namespace.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'

const url = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(parse(text)?.protocol ?? ''),
    'an http or https address such as https://service.example',
  ),
)
/** Sent as a header value, so limited to printable ASCII. */
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces'))
const flag = v.pipe(
  v.optional(v.picklist(['1', '0', 'true', 'false', ''], '1, 0, true or false'), ''),
  v.transform((text) => text === '1' || text === 'true'),
)
/** As `flag`, but on unless it is switched off. */
const flagOn = v.pipe(
  v.optional(v.picklist(['1', '0', 'true', 'false', ''], '1, 0, true or false'), ''),
  v.transform((text) => text !== '0' && text !== 'false'),
)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters such as SE'))
const isOrigin = (text: string) =>
  /^https?:/.test(text) && !text.includes('*') && parse(text)?.origin === text
const origin = v.pipe(v.string(), v.check(isOrigin, 'an origin without a path, such as https://shop.example'))
/** A list of origins separated by spaces. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((text) => text !== '')),
  v.check((list) => list.every(isOrigin), 'origins without a path and without *, with spaces between'),
)
/** A URL that browsers call: absolute, or a path on the shop's own origin. */
const browserAddress = v.union(
  [v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), url],
  'an http or https address, or a path that begins with one slash',
)

/** A path of the shop without locale prefix; it may have a query. */
const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\\\s#]*$/, 'a path of the shop that begins with one slash, such as /account'),
)
/** A path of the shop's own for one screen. */
const screenPath = v.pipe(
  ownPath,
  v.check((path) => pathOf(path) !== '/', 'another path than that of the home page'),
)
const pathOf = (address: string) => address.split('?')[0]?.toLowerCase().replace(/\/+$/, '') || '/'

/** Each variable by itself. */
export const VariableEntries = v.object({
  PUBLIC_ORIGIN: origin,
  COMMERCE_URL: url,
  COMMERCE_SECRET: secret,
  SHOP_API_URL: url,
  SHOP_API_KEY: secret,
  SEARCH_URL: url,
  SEARCH_KEY: secret,
  CONTENT_URL: url,
  CONTENT_TOKEN: secret,
  /** Whose hosts browsers must use https for: the shop's own, those below it, or as listed in browsers in advance. */
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),
  DEFAULT_COUNTRY: country,
  LANGUAGE_REDIRECT: flag,
  /** 1: the header `x-test-country` overrides the visitor's country. Never in production. */
  TEST_HEADERS: flag,
  /** 1: responses carry `Content-Encoding: identity`, so that a local server does not buffer the stream. */
  IDENTITY_ENCODING: flag,
  /** `debug`, `info`: one line per request and upstream call; `warn`: those that failed; `error`: other failures only. */
  LOG_LEVEL: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(logLevels, 'debug, info, warn or error')),
    'info',
  ),
  PUBLIC_CHECKOUT_URL: browserAddress,
  /** Origins of product pictures, for the content security policy; absent, on plain http: those of the services. */
  IMAGE_HOSTS: v.optional(origins),
  /** Origins that payments may redirect to, load from and frame. */
  PAYMENT_HOSTS: v.optional(origins, ''),
  /** The address of the log-in, to which a guest is redirected from pages for customers. */
  LOGIN_PATH: v.optional(screenPath, paths.login()),
  /**
   * The path a customer is redirected to after login, and from pages for guests; where the shop has no other page there, the
   * account's.
   */
  AFTER_LOGIN_PATH: v.optional(ownPath, paths.account()),
  /** The address of the screen that links in password-reset mails lead to. The service puts the key of a link into its query. */
  RESET_PASSWORD_PATH: v.optional(
    v.pipe(screenPath, v.regex(/^[^?]*$/, 'a path without a query')),
    paths.resetPassword(),
  ),
  /** Takes messages to customer service; without it their form is absent. */
  SUPPORT_URL: v.optional(url),
  SUPPORT_KEY: v.optional(secret),
  /** Sends the mails that the commerce service does not send; without it they are not sent. */
  MAIL_URL: v.optional(url),
  /** Signs each mail, so that the service knows it for the shop's. */
  MAIL_KEY: v.optional(secret),
  /** Where customers can write to, while there is no form. */
  PUBLIC_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('an e-mail address such as help@shop.example')),
  ),
  /** Finds orders of guests; without it only customers can follow theirs. */
  ORDER_LOOKUP_URL: v.optional(url),
  ORDER_LOOKUP_KEY: v.optional(secret),
  /** Finds cars by registration plate or key of their type; without it the garage does not ask for these. */
  VEHICLE_LOOKUP_URL: v.optional(url),
  VEHICLE_LOOKUP_KEY: v.optional(secret),
  /** The advertising pixel, and its script; without an id there is none. */
  PUBLIC_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, '5 to 20 digits'))),
  PUBLIC_PIXEL_URL: v.optional(url, 'https://connect.facebook.net/en_US/fbevents.js'),
  /** 0: conversions are reported by the server alone; otherwise the pixel fires them in the browser too. */
  PUBLIC_STANDARD_PIXEL: flagOn,
  /** The container of the tag manager, and its script; without an id there is none. */
  PUBLIC_TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'GTM- with 4 to 12 capital letters and digits')),
  ),
  PUBLIC_TAG_MANAGER_URL: v.optional(url, 'https://www.googletagmanager.com/gtm.js'),
  /** The script of the partner widget; without it there is none. */
  PUBLIC_AD_PARTNER_URL: v.optional(url),
  /** Origins that tags of the tag manager, pixel and partner load pictures and frames from, and send to. */
  MEASURING_HOSTS: v.optional(origins, ''),
  /** The data stream of Google Analytics 4, and the secret by which the server reports to it what happens at the checkout. */
  PUBLIC_GA4_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,16}$/, 'G- with 4 to 16 capital letters and digits')),
  ),
  GA4_API_SECRET: v.optional(secret),
  GA4_URL: v.optional(url, 'https://www.google-analytics.com'),
  /** Sends conversions to the advertiser's server; without it they stay in the browser. */
  PIXEL_TOKEN: v.optional(secret),
  GRAPH_URL: v.optional(url, 'https://graph.facebook.com'),
  GRAPH_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d$/, 'a version such as v26.0')),
    'v26.0',
  ),
  /** 1: conversions may carry the code of a test. Never in production, where they would count. */
  ALLOW_TEST_EVENTS: flag,
  /** 1: how many values an event had is written to the browser's console and the log. */
  PUBLIC_DEBUG_EVENTS: flag,
  /** The error server, in the form of Sentry's clients; without it errors are only logged. */
  ERROR_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/,
        'an address such as https://key@errors.example/7',
      ),
    ),
  ),
  /** 1: the forms of an account ask for the newsletter, and a link confirms it; otherwise every customer receives it. */
  NEWSLETTER_CHOICE: flag,
})

const Variables = v.pipe(
  VariableEntries,
  v.forward(
    v.check(
      ({ PAYMENT_HOSTS, PUBLIC_ORIGIN }) =>
        PAYMENT_HOSTS.every((host) => isSafePaymentHost(host, PUBLIC_ORIGIN)),
      'https origins (http only for *.localhost, while PUBLIC_ORIGIN is http)',
    ),
    ['PAYMENT_HOSTS'],
  ),
  v.forward(
    v.check(({ MAIL_URL, MAIL_KEY }) => !MAIL_URL || MAIL_KEY !== undefined, 'a key, since MAIL_URL is set'),
    ['MAIL_KEY'],
  ),
  v.forward(
    v.check(
      ({ NEWSLETTER_CHOICE, MAIL_URL }) => !NEWSLETTER_CHOICE || MAIL_URL !== undefined,
      'an address, since NEWSLETTER_CHOICE is set',
    ),
    ['MAIL_URL'],
  ),
  v.forward(
    v.check(
      ({ LOGIN_PATH, RESET_PASSWORD_PATH }) => pathOf(LOGIN_PATH) !== pathOf(RESET_PASSWORD_PATH),
      'another path than LOGIN_PATH',
    ),
    ['RESET_PASSWORD_PATH'],
  ),
  v.forward(
    v.check(
      ({ LOGIN_PATH, RESET_PASSWORD_PATH, AFTER_LOGIN_PATH }) =>
        ![LOGIN_PATH, RESET_PASSWORD_PATH].map(pathOf).includes(pathOf(AFTER_LOGIN_PATH)),
      'another path than LOGIN_PATH and RESET_PASSWORD_PATH',
    ),
    ['AFTER_LOGIN_PATH'],
  ),
)
export type Variables = v.InferOutput<typeof Variables>

/** The names of all variables, set or not. */
export const variableNames = Object.keys(VariableEntries.entries)

/** Invalid configuration. The message has one sentence for each variable that is missing or malformed. */
export class VariablesError extends Error {
  override readonly name = 'VariablesError'
}

/** Parses the shop's variables. Throws `VariablesError` with one line for each invalid variable. */
export function parseVariables(source: Record<string, unknown>): Variables {
  const variables = parseWith(Variables, source)
  const { protocol, hostname } = new URL(variables.PUBLIC_ORIGIN)
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new VariablesError(
      'The variable PUBLIC_ORIGIN is malformed: expected https, since http is for this machine alone.',
    )
  const faults = protocol === 'https:' ? productionFaults(variables) : []
  if (faults.length > 0) throw new VariablesError(faults.join('\n'))
  return variables
}

/** Parses the variables of a schema, as `parseVariables` does. */
export function parseWith<S extends v.GenericSchema<object, unknown>>(
  schema: S,
  source: Record<string, unknown>,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, source)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '')
    return source[name] === undefined
      ? `The variable ${name} is missing.`
      : `The variable ${name} is malformed: expected ${expectation(issue)}.`
  })
  throw new VariablesError(faults.join('\n'))
}

/**
 * What a shop on https must not have, one sentence each: switches for tests, pictures from anywhere, and addresses on
 * plain http, which send secrets in the clear, or which browsers block.
 */
function productionFaults({ TEST_HEADERS, ALLOW_TEST_EVENTS, IMAGE_HOSTS, ...others }: Variables): string[] {
  const malformed = (name: string, expected: string) =>
    `The variable ${name} is malformed: expected ${expected} while PUBLIC_ORIGIN is https.`
  const isPlain = (value: unknown) => [value].flat().some((text) => parse(String(text))?.protocol === 'http:')
  return [
    ...(TEST_HEADERS ? [malformed('TEST_HEADERS', '0')] : []),
    ...(ALLOW_TEST_EVENTS ? [malformed('ALLOW_TEST_EVENTS', '0')] : []),
    ...(IMAGE_HOSTS ? [] : ['The variable IMAGE_HOSTS is missing.']),
    ...Object.entries({ IMAGE_HOSTS, ...others })
      .filter(([, value]) => isPlain(value))
      .map(([name]) => malformed(name, 'https')),
  ]
}

function isSafePaymentHost(host: string, publicOrigin: string): boolean {
  const url = parse(host)
  if (url?.protocol !== 'http:') return true
  return publicOrigin.startsWith('http:') && url.hostname.endsWith('.localhost')
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** Describes the expected format, never the received value: it may be a secret. */
function expectation({ type, expected, message }: v.BaseIssue<unknown>): string {
  return type === 'string' ? (expected ?? message) : message
}

interface Fetcher {
  fetch(request: Request): Promise<Response>
}

/** What the platform passes to the Worker: variables as text, and bindings. */
export interface Bindings extends Record<string, unknown> {
  /** The sandbox Worker; bound by local and demo servers only. */
  SANDBOX?: Fetcher
  ASSETS?: Fetcher
  /** Cache beyond the isolate, on hosts without a Cache API of their own. */
  ANSWERS?: Store
  /** The photos of customers' cars; absent: they stay on the customer's device. */
  CAR_PHOTOS?: CarPhotoBucket
  /** Rate limit of form attempts; see `[[ratelimits]]` in `wrangler.toml`. */
  ATTEMPTS?: RateLimiter
  /** Rate limit of conversions; see `[[ratelimits]]` in `wrangler.toml`. */
  CONVERSIONS?: RateLimiter
  /** Rate limit of payment returns with unknown tokens; see `[[ratelimits]]` in `wrangler.toml`. */
  PAYMENT_RETURN_COUNTS?: RateLimiter
  /** The Durable Objects of `AttemptCounts`; see `wrangler.toml`. Absent under Node. */
  ATTEMPT_COUNTS?: ObjectNamespace
  /** The Durable Objects of `SeenEvents`; see `wrangler.toml`. Absent under Node. */
  SEEN_EVENTS?: ObjectNamespace
  /** The Durable Objects of `ConsentLedger`; see `wrangler.toml`. Absent under Node. */
  CONSENT_LEDGER?: ObjectNamespace
  /** The Durable Objects of `PaymentReturns`; see `wrangler.toml`. Absent under Node. */
  PAYMENT_RETURNS?: ObjectNamespace
}
