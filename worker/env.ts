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

/**
 * Each variable by itself. `npm run docs` writes `docs/variables.md` from these schemas and comments; a line comment begins
 * a section there.
 */
export const VariableEntries = v.object({
  // The shop
  /**
   * The shop's own origin, as browsers see it; every absolute address is made from it. https, except on the machine itself
   * (`localhost`), where it may be http.
   */
  PUBLIC_ORIGIN: origin,
  /** Where a visitor is when nothing else tells. */
  DEFAULT_COUNTRY: country,
  /**
   * 1: the home page sends visitors to the language of their country; where that has several, the browser's languages choose
   * among them.
   */
  LANGUAGE_REDIRECT: flag,
  /** Where browsers send cart calls. */
  PUBLIC_CHECKOUT_URL: browserAddress,
  /** The address of the log-in, to which a guest is redirected from pages for customers. With another one, `/login` redirects there. */
  LOGIN_PATH: v.optional(screenPath, paths.login()),
  /**
   * The path a customer is redirected to after login, and from pages for guests; where the shop has no other page there, the
   * account's.
   */
  AFTER_LOGIN_PATH: v.optional(ownPath, paths.account()),
  /**
   * The address of the screen that links in password-reset mails lead to, in the language of the visitor who asks. The
   * service puts its own address of the shop before it and the key of a link into its query. With another one,
   * `/reset-password` redirects there.
   */
  RESET_PASSWORD_PATH: v.optional(
    v.pipe(screenPath, v.regex(/^[^?]*$/, 'a path without a query')),
    paths.resetPassword(),
  ),
  /**
   * The address that `/support` and `/withdraw` name while there is no `SUPPORT_URL`, and that
   * `/.well-known/security.txt` names for reports of vulnerabilities.
   */
  PUBLIC_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('an e-mail address such as help@shop.example')),
  ),
  /**
   * 1: the lawful way in the European Union. The forms for a new account and for a customer's details have a box for the
   * newsletter, unticked at first; every update sends the customer's own answer; an address is subscribed once a mailed link
   * is confirmed, so `MAIL_URL` is required. Otherwise registration and every update subscribe, and so does the newsletter's
   * form at once, which the law of most European countries allows only under conditions. The box of the checkout is always
   * sent as it is ticked.
   */
  NEWSLETTER_CHOICE: flag,

  // Services
  /** The Checkout API, for reads of the catalogue; see [commerce.md](commerce.md). */
  COMMERCE_URL: url,
  /** The shared secret that opens the Checkout API. */
  COMMERCE_SECRET: secret,
  /** The Shop API, for live stock and prices. */
  SHOP_API_URL: url,
  /** Opens the Shop API. */
  SHOP_API_KEY: secret,
  /** The search service, with indexes for each language; see [search.md](search.md). */
  SEARCH_URL: url,
  /** A key that may only search. */
  SEARCH_KEY: secret,
  /** The content service; see [commerce.md](commerce.md#the-other-services), as for the services below. */
  CONTENT_URL: url,
  /** The token that reads what is published. */
  CONTENT_TOKEN: secret,
  /** Takes messages to customer service; without it their form is absent, and `/withdraw` writes a mail. */
  SUPPORT_URL: v.optional(url),
  /** Sent as a bearer token. */
  SUPPORT_KEY: v.optional(secret),
  /** Sends the mails that the commerce service does not send; without it they are not sent. */
  MAIL_URL: v.optional(url),
  /** Signs each mail, so that the service knows it for the shop's. Required with `MAIL_URL`. */
  MAIL_KEY: v.optional(secret),
  /** Finds orders of guests; without it only customers can follow theirs. */
  ORDER_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  ORDER_LOOKUP_KEY: v.optional(secret),
  /** Finds cars by registration plate or key of their type; without it the garage does not ask for these. */
  VEHICLE_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  VEHICLE_LOOKUP_KEY: v.optional(secret),

  // Security
  /**
   * Origins of product pictures, for the content security policy. Required under https, and no other origin is allowed then;
   * absent, on plain http: those of the services.
   */
  IMAGE_HOSTS: v.optional(origins),
  /**
   * Origins that payments may redirect to, and that the checkout may send forms to, frame, call, and load scripts, styles and
   * pictures from. https; http only for `*.localhost` while `PUBLIC_ORIGIN` is http. See [payments.md](payments.md).
   */
  PAYMENT_HOSTS: v.optional(origins, ''),
  /**
   * The hosts browsers must use https for, for two years, if `PUBLIC_ORIGIN` is https. `host`: the shop's own. `subdomains`:
   * also those below it, which must have TLS then. `preload`: also in the list that browsers bring along
   * (hstspreload.org), which takes months to leave.
   */
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),

  // Measuring
  /** The container of the tag manager; without an id there is none. See [measuring.md](measuring.md). */
  PUBLIC_TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'GTM- with 4 to 12 capital letters and digits')),
  ),
  /** Its script. */
  PUBLIC_TAG_MANAGER_URL: v.optional(url, 'https://www.googletagmanager.com/gtm.js'),
  /** The advertising pixel; without an id there is none. */
  PUBLIC_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, '5 to 20 digits'))),
  /** Its script. */
  PUBLIC_PIXEL_URL: v.optional(url, 'https://connect.facebook.net/en_US/fbevents.js'),
  /** 0: conversions are reported by the server alone; otherwise the pixel fires them in the browser too, under the same id. */
  PUBLIC_STANDARD_PIXEL: flagOn,
  /** The script of the partner widget; without it there is none. */
  PUBLIC_AD_PARTNER_URL: v.optional(url),
  /**
   * Origins that tags of the tag manager, pixel and partner load pictures and frames from, and send to; on the confirmation
   * also those they load scripts from.
   */
  MEASURING_HOSTS: v.optional(origins, ''),
  /** Opens the Conversions API, by which the server reports conversions; without it they stay in the browser. */
  PIXEL_TOKEN: v.optional(secret),
  /** Its base address. */
  GRAPH_URL: v.optional(url, 'https://graph.facebook.com'),
  /** Its version. */
  GRAPH_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d$/, 'a version such as v26.0')),
    'v26.0',
  ),
  /** The data stream of Google Analytics 4 to which the server reports what happens at the checkout; without it, nothing. */
  PUBLIC_GA4_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,16}$/, 'G- with 4 to 16 capital letters and digits')),
  ),
  /** The secret of its Measurement Protocol; without it nothing is reported. */
  GA4_API_SECRET: v.optional(secret),
  /** Its base address; `https://region1.google-analytics.com` keeps to the European Union. */
  GA4_URL: v.optional(url, 'https://www.google-analytics.com'),

  // Errors and the log
  /** The error server, in the form of Sentry's clients; without it errors are only logged. See [operations.md](operations.md#the-log). */
  ERROR_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/,
        'an address such as https://key@errors.example/7',
      ),
    ),
  ),
  /** `debug`, `info`: one line per request and upstream call; `warn`: those that failed; `error`: other failures only. */
  LOG_LEVEL: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(logLevels, 'debug, info, warn or error')),
    'info',
  ),
  /** 1: how many values an event had is written to the browser's console and the log, never the values. */
  PUBLIC_DEBUG_EVENTS: flag,

  // Tests and local servers
  /** 1: the header `x-test-country` overrides the visitor's country. Refused under https. */
  TEST_HEADERS: flag,
  /**
   * 1: conversions may carry the code of a test, that of `?test_event_code=` in a page's address, for the rest of the visit in
   * that tab. Refused under https, where they would count.
   */
  ALLOW_TEST_EVENTS: flag,
  /** 1: responses carry `Content-Encoding: identity`, so that a local server does not buffer the stream. */
  IDENTITY_ENCODING: flag,
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
  /** The files of the build. */
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
