import * as v from 'valibot'
import type { Store } from './cache/backing-store.ts'
import type { CarPhotoBucket } from './car-photos/bucket.ts'
import { isLoopback } from './loopback.ts'
import type { AnalyticsDataset } from './metrics/analytics-engine.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ObjectNamespace } from './object-namespace.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { UpdateQueue } from './search-updates/search-update.ts'
import { pathOf, scaledAddress, secret } from './variables/formats.ts'
import { ServiceVariables } from './variables/service-variables.ts'
import { ShopVariables } from './variables/shop-variables.ts'

/**
 * The variables one by one. `npm run docs` writes `docs/variables.md` from their schemas and comments in
 * `worker/variables/`; a line comment begins a section of that page.
 */
export const VariableEntries = v.object({ ...ShopVariables.entries, ...ServiceVariables.entries })

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
    v.check(
      ({ CONTENT_URL, CONTENT_TOKEN }) => !CONTENT_URL || CONTENT_TOKEN !== undefined,
      'a token, since CONTENT_URL is set',
    ),
    ['CONTENT_TOKEN'],
  ),
  v.forward(
    v.check(
      ({ PREVIEW_SECRET: secret }) => secret === undefined || secret.length >= 32,
      'at least 32 characters',
    ),
    ['PREVIEW_SECRET'],
  ),
  v.forward(
    v.check(
      ({ PREVIEW_SECRET, CONTENT_URL, CONTENT_PREVIEW_TOKEN }) =>
        !PREVIEW_SECRET || !CONTENT_URL || CONTENT_PREVIEW_TOKEN !== undefined,
      'a token, since PREVIEW_SECRET and CONTENT_URL are set',
    ),
    ['CONTENT_PREVIEW_TOKEN'],
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
  const isPlain = (value: unknown) =>
    [value].flat().some((text) => URL.parse(String(text))?.protocol === 'http:')
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
  const url = URL.parse(host)
  if (url?.protocol !== 'http:') return true
  return publicOrigin.startsWith('http:') && url.hostname.endsWith('.localhost')
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
  /** The version of the Worker that runs, for the log and error reports. Absent under Node; see `GIT_SHA`. */
  CF_VERSION_METADATA?: unknown
  /** The dataset of Analytics Engine for figures; `npm run deploy` binds it if the settings have `metrics = true`. */
  ANALYTICS?: AnalyticsDataset
  /** The counter of figures on hosts without Analytics Engine; see [operations.md](operations.md#figures). */
  METRICS?: Metrics
  /** The queue of updates of the search index; `npm run deploy` binds it if the settings have `search_updates = true`. */
  SEARCH_UPDATES?: UpdateQueue
  /** The files of the build. */
  ASSETS?: Fetcher
  /** A cache beyond the isolate, on hosts without a Cache API. */
  ANSWERS?: Store
  /** The connection to the state that several processes share. Under Node only with `STATE_URL`. */
  SHARED_STATE?: { isConnected(): boolean }
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
