import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import type { Store } from './cache/backing-store.ts'
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
/** Like `flag`, but on by default. */
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
/** A list of attributes by the service's names, separated by spaces. */
const attributeNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((text) => text !== '')),
  v.check(
    (list) => list.every((name) => /^[A-Za-z]\w{0,63}(?:\.\w{1,64})?$/.test(name)),
    'names of attributes such as care or care.text, with spaces between',
  ),
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
/** A path of the shop for a single screen. */
const screenPath = v.pipe(
  ownPath,
  v.check((path) => pathOf(path) !== '/', 'another path than that of the home page'),
)
/** A template of the address of a scaled photograph. */
const scaledAddress = /^(https?:\/\/|\/(?![/\\])).*\{address\}/

const pathOf = (address: string) => address.split('?')[0]?.toLowerCase().replace(/\/+$/, '') || '/'

/**
 * The variables one by one. `npm run docs` writes `docs/variables.md` from the schemas and comments; a line comment
 * begins a section of that page.
 */
export const VariableEntries = v.object({
  // The shop
  /** The origin of the shop in browsers, from which every absolute address is made. https, or http on `localhost`. */
  PUBLIC_ORIGIN: origin,
  /** The country of visitors whose country is unknown. */
  DEFAULT_COUNTRY: country,
  /**
   * 1: the home page redirects to the language of the visitor's country. If a country has several, the languages of the
   * browser decide.
   */
  LANGUAGE_REDIRECT: flag,
  /** The address to which browsers send calls of the cart. */
  PUBLIC_CHECKOUT_URL: browserAddress,
  /** The path of the log-in page, where guests are sent from customers' pages. `/login` redirects to another path. */
  LOGIN_PATH: v.optional(screenPath, paths.login()),
  /**
   * The path that customers are sent to after log-in, and from pages for guests. Without another page of the shop, it
   * is the account's.
   */
  AFTER_LOGIN_PATH: v.optional(ownPath, paths.account()),
  /**
   * The path that links in mails for a new password open, in the customer's language. The commerce service adds the
   * origin before it and the key to its query. `/reset-password` redirects to another path.
   */
  RESET_PASSWORD_PATH: v.optional(
    v.pipe(screenPath, v.regex(/^[^?]*$/, 'a path without a query')),
    paths.resetPassword(),
  ),
  /**
   * The e-mail address on `/support` and `/withdraw` without `SUPPORT_URL`, and the contact for vulnerability reports
   * in `/.well-known/security.txt`.
   */
  PUBLIC_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('an e-mail address such as help@shop.example')),
  ),
  /**
   * 1: subscriptions to the newsletter require consent, as in the European Union. The forms for registration and
   * customer details have a box, unticked at first, and each update sends the customer's choice. An address is
   * subscribed when the customer opens a mailed link, so `MAIL_URL` is required. 0: registration, each update and the
   * newsletter's form subscribe immediately, which most European countries allow only under conditions. The box of the
   * checkout is always sent as it is ticked.
   */
  NEWSLETTER_CHOICE: flag,

  /**
   * 0: the goods of the shop are not for cars. It asks nobody for a car, has no pages of cars, and its own texts do not
   * speak of any.
   */
  CARS: flagOn,
  /**
   * Attributes of products that are shown although the shop has no words for them, by the service's names, with spaces
   * between: `care`, or `care.text` for one element. Those that the service filters by, and those that the content
   * service has a name for, are shown in any case; see [commerce.md](commerce.md#other-attributes).
   */
  SHOWN_ATTRIBUTES: v.optional(attributeNames, ''),

  /**
   * all: search engines may list the shop, and `/robots.txt` names its sitemaps. none: each response of the shop keeps
   * them from listing it (`X-Robots-Tag: noindex`), as a staging shop should.
   */
  INDEXING: v.optional(v.picklist(['all', 'none'], 'all or none'), 'all'),
  /**
   * The markets with a product feed for advertising platforms at `/feed/{market}.xml`: their ids in the commerce
   * service, with spaces between, or all or none. See [operations.md](operations.md#product-feeds).
   */
  FEEDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:all|none|\d{1,9}(?: \d{1,9})*)$/, 'all, none, or ids of markets with spaces between'),
    ),
    'all',
  ),

  // Services
  /** The Checkout API, for reads of the catalogue; see [commerce.md](commerce.md). */
  COMMERCE_URL: url,
  /** The shared secret of the Checkout API. */
  COMMERCE_SECRET: secret,
  /**
   * The secret with which the commerce service signs its notices of changes in the catalogue to
   * `/api/catalogue-webhook`; see [commerce.md](commerce.md#notices-of-changes). Without it that address answers 404.
   */
  CATALOGUE_WEBHOOK_SECRET: v.optional(secret),
  /** The Shop API, for live stock and prices. */
  SHOP_API_URL: url,
  /** The key of the Shop API. */
  SHOP_API_KEY: secret,
  /** The search service, with an index for each language; see [search.md](search.md). */
  SEARCH_URL: url,
  /** A key that only allows searches. */
  SEARCH_KEY: secret,
  /** The content service; see [commerce.md](commerce.md#the-other-services), also for the services below. */
  CONTENT_URL: url,
  /** The token for reading published content. */
  CONTENT_TOKEN: secret,
  /**
   * The service that receives messages to customer service. Without it there is no form, and `/withdraw` offers a mail.
   */
  SUPPORT_URL: v.optional(url),
  /** Sent as a bearer token. */
  SUPPORT_KEY: v.optional(secret),
  /** The service for mails that the commerce service does not send. Without it they are not sent. */
  MAIL_URL: v.optional(url),
  /** Signs each mail, so that the service can verify its sender. Required with `MAIL_URL`. */
  MAIL_KEY: v.optional(secret),
  /** The service that finds orders of guests. Without it, only customers can track an order. */
  ORDER_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  ORDER_LOOKUP_KEY: v.optional(secret),
  /** The service that finds cars by registration plate or type key. Without it, the garage has no fields for these. */
  VEHICLE_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  VEHICLE_LOOKUP_KEY: v.optional(secret),

  // Security
  /**
   * The origins of pictures, for the content security policy. Required under https; under http the origins of the
   * services are the default.
   */
  IMAGE_HOSTS: v.optional(origins),
  /**
   * What scales photographs that the commerce service has in one size only; see [commerce.md](commerce.md#photographs).
   * `cloudflare`: image transformations of Cloudflare, which are switched on for the zone. `imgproxy`: an imgproxy.
   * `query`: the server of the photographs itself, by the query of the address. `none`: nothing; each photograph is
   * loaded as it is.
   */
  IMAGE_SCALER: v.optional(
    v.picklist(['cloudflare', 'imgproxy', 'query', 'none'], 'cloudflare, imgproxy, query or none'),
    'none',
  ),
  /**
   * The address of a scaled photograph, with `{width}` for the width in pixels and `{address}` for the photograph; for
   * `query` only the parameters, such as `w={width}`. imgproxy has no default; Cloudflare's is
   * `/cdn-cgi/image/width={width},fit=scale-down,format=auto/{address}`, that of `query` is `width={width}`.
   */
  IMAGE_SCALER_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]*\{width\}[\x21-\x7e]*$/, 'a text with {width} and without spaces'),
    ),
  ),
  /**
   * The origins that payments may redirect to, and that the checkout may send forms to, frame, call, and load scripts,
   * styles and pictures from. https; http only for `*.localhost` while `PUBLIC_ORIGIN` is http. See
   * [payments.md](payments.md).
   */
  PAYMENT_HOSTS: v.optional(origins, ''),
  /**
   * The hosts for which browsers must use https, for two years, if `PUBLIC_ORIGIN` is https. `host`: the shop's host.
   * `subdomains`: also all hosts below it, which then need TLS. `preload`: also by the list that is built into browsers
   * (hstspreload.org); removal from it takes months.
   */
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),

  // Measuring
  /** The container of the tag manager; without it there is no tag manager. See [measuring.md](measuring.md). */
  PUBLIC_TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'GTM- with 4 to 12 capital letters and digits')),
  ),
  /** The address of the tag manager's script. */
  PUBLIC_TAG_MANAGER_URL: v.optional(url, 'https://www.googletagmanager.com/gtm.js'),
  /** The advertising pixel; without it there is no pixel. */
  PUBLIC_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, '5 to 20 digits'))),
  /** The address of the pixel's script. */
  PUBLIC_PIXEL_URL: v.optional(url, 'https://connect.facebook.net/en_US/fbevents.js'),
  /** 0: only the server reports conversions. 1: the pixel reports them, too, under the same id. */
  PUBLIC_STANDARD_PIXEL: flagOn,
  /** The script of the partner's widget; without it there is no widget. */
  PUBLIC_AD_PARTNER_URL: v.optional(url),
  /**
   * The origins from which tags, pixel and partner load pictures and frames, and to which they send data. On the
   * confirmation page they may load scripts from them, too.
   */
  MEASURING_HOSTS: v.optional(origins, ''),
  /**
   * The token of the Conversions API, by which the server reports conversions. Without it, only the browser reports
   * them.
   */
  PIXEL_TOKEN: v.optional(secret),
  /** The base address of the Conversions API. */
  GRAPH_URL: v.optional(url, 'https://graph.facebook.com'),
  /** The version of the Conversions API. */
  GRAPH_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d$/, 'a version such as v26.0')),
    'v26.0',
  ),
  /** The data stream of Google Analytics 4 for the server's reports of the checkout; without it there are none. */
  PUBLIC_GA4_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,16}$/, 'G- with 4 to 16 capital letters and digits')),
  ),
  /** The secret of the Measurement Protocol; without it there are no reports. */
  GA4_API_SECRET: v.optional(secret),
  /**
   * The base address of the Measurement Protocol; `https://region1.google-analytics.com` stays in the European Union.
   */
  GA4_URL: v.optional(url, 'https://www.google-analytics.com'),

  // Errors and the log
  /**
   * The error server, in the format of Sentry's clients; without it errors are only logged. See
   * [operations.md](operations.md#the-log).
   */
  ERROR_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/,
        'an address such as https://key@errors.example/7',
      ),
    ),
  ),
  /**
   * `debug`, `info`: one line per request and upstream call; `warn`: only failed ones; `error`: only other failures.
   */
  LOG_LEVEL: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(logLevels, 'debug, info, warn or error')),
    'info',
  ),
  /** 1: the number of values of each event is written to the browser's console and to the log, never the values. */
  PUBLIC_DEBUG_EVENTS: flag,

  // Tests and local servers
  /** 1: the header `x-test-country` overrides the visitor's country. Refused under https. */
  TEST_HEADERS: flag,
  /**
   * 1: `?test_event_code=` in a page's address marks the conversions of that tab as tests. Refused under https, where
   * they would count.
   */
  ALLOW_TEST_EVENTS: flag,
  /** 1: responses have `Content-Encoding: identity`, so that a local server does not buffer the stream. */
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
    v.check(
      ({ IMAGE_SCALER, IMAGE_SCALER_TEMPLATE: template }) =>
        IMAGE_SCALER === 'imgproxy'
          ? template !== undefined && scaledAddress.test(template)
          : IMAGE_SCALER !== 'cloudflare' || template === undefined || scaledAddress.test(template),
      'an address or a path with {width} and {address}, since IMAGE_SCALER needs one',
    ),
    ['IMAGE_SCALER_TEMPLATE'],
  ),
  v.forward(
    v.check(
      ({ IMAGE_SCALER, IMAGE_SCALER_TEMPLATE = '', IMAGE_HOSTS = [], PUBLIC_ORIGIN }) =>
        !['cloudflare', 'imgproxy'].includes(IMAGE_SCALER) ||
        [PUBLIC_ORIGIN, ...IMAGE_HOSTS].includes(
          URL.parse(IMAGE_SCALER_TEMPLATE, PUBLIC_ORIGIN)?.origin ?? '',
        ),
      'the origin of IMAGE_SCALER_TEMPLATE among others',
    ),
    ['IMAGE_HOSTS'],
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

export const variableNames = Object.keys(VariableEntries.entries)

/** The variables whose values nobody but the services may know. */
export const secretNames = Object.entries(VariableEntries.entries).flatMap(([name, schema]) =>
  schema === secret || ('wrapped' in schema && schema.wrapped === secret) ? [name] : [],
)

/** Invalid configuration. The message has one sentence for each variable that is missing or malformed. */
export class VariablesError extends Error {
  override readonly name = 'VariablesError'
  /** The names of variables that are missing, as far as known. */
  readonly missing: readonly string[]

  constructor(message: string, missing: readonly string[] = []) {
    super(message)
    this.missing = missing
  }
}

export function parseVariables(source: Record<string, unknown>): Variables {
  const variables = parseWith(Variables, source)
  const { protocol, hostname } = new URL(variables.PUBLIC_ORIGIN)
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new VariablesError(
      'The variable PUBLIC_ORIGIN is malformed: expected https, since http is only for this machine.',
    )
  const faults = protocol === 'https:' ? productionFaults(variables) : []
  if (faults.length > 0) throw new VariablesError(faults.join('\n'))
  return variables
}

export function parseWith<S extends v.GenericSchema<object, unknown>>(
  schema: S,
  source: Record<string, unknown>,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, source)
  if (parsed.success) return parsed.output
  const missing: string[] = []
  const faults = parsed.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '')
    if (source[name] !== undefined)
      return `The variable ${name} is malformed: expected ${expectation(issue)}.`
    missing.push(name)
    return `The variable ${name} is missing.`
  })
  throw new VariablesError(faults.join('\n'), missing)
}

/**
 * Switches for tests, pictures from anywhere, and addresses on http, which reveal secrets or are blocked by browsers.
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

/** The environment of the Worker: variables as text, and bindings. */
export interface Bindings extends Record<string, unknown> {
  /** The sandbox Worker, on local and demo servers. */
  SANDBOX?: Fetcher
  /** The files of the build. */
  ASSETS?: Fetcher
  /** A cache beyond the isolate, on hosts without a Cache API. */
  ANSWERS?: Store
  /** The photos of customers' cars. Without it they stay on the customer's device. */
  CAR_PHOTOS?: CarPhotoBucket
  /** The rate limit of form attempts; see `[[ratelimits]]` in `wrangler.toml`. */
  ATTEMPTS?: RateLimiter
  /** The rate limit of conversions; see `[[ratelimits]]` in `wrangler.toml`. */
  CONVERSIONS?: RateLimiter
  /** The rate limit of payment returns with unknown tokens; see `[[ratelimits]]` in `wrangler.toml`. */
  PAYMENT_RETURN_COUNTS?: RateLimiter
  /** The Durable Objects of `AttemptCounts`; see `wrangler.toml`. Under Node only with `STATE_URL`. */
  ATTEMPT_COUNTS?: ObjectNamespace
  /** The Durable Objects of `SeenEvents`; see `wrangler.toml`. Under Node only with `STATE_URL`. */
  SEEN_EVENTS?: ObjectNamespace
  /** The Durable Objects of `ConsentLedger`; see `wrangler.toml`. Under Node only with `STATE_URL`. */
  CONSENT_LEDGER?: ObjectNamespace
  /** The Durable Object of `CatalogueStamps`; see `wrangler.toml`. Under Node only with `STATE_URL`. */
  CATALOGUE_STAMPS?: ObjectNamespace
  /** The Durable Objects of `PaymentReturns`; see `wrangler.toml`. Under Node only with `STATE_URL`. */
  PAYMENT_RETURNS?: ObjectNamespace
}
