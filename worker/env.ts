import * as v from 'valibot'
import type { Store } from './cache/store.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'

const url = v.pipe(
  v.string(),
  v.check((text) => /^https?:/.test(parse(text)?.protocol ?? ''), 'an http or https address'),
)
/** Goes into a header, so it must be able to. */
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces'))
const flag = v.pipe(
  v.optional(v.picklist(['0', '1', 'true', 'false', ''], '1 or 0'), ''),
  v.transform((text) => text === '1' || text === 'true'),
)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters'))
const isOrigin = (text: string) => /^https?:/.test(text) && parse(text)?.origin === text
const origin = v.pipe(v.string(), v.check(isOrigin, 'an origin without a path'))
/** Origins with spaces between. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((each) => each !== '')),
  v.check((list) => list.every(isOrigin), 'origins with spaces between'),
)
/** An address a browser calls: absolute, or a path on the shop's own origin. */
const browserAddress = v.union([v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), url], 'an address or a path')

/** An address of this shop without its language. */
const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\\\s]*$/, 'a path of the shop, beginning with one slash'),
)

const Variables = v.object({
  PUBLIC_ORIGIN: origin,
  COMMERCE_URL: url,
  COMMERCE_SECRET: secret,
  SHOP_API_URL: url,
  SHOP_API_KEY: secret,
  SEARCH_URL: url,
  SEARCH_KEY: secret,
  CONTENT_URL: url,
  CONTENT_TOKEN: secret,
  DEFAULT_COUNTRY: country,
  LANGUAGE_REDIRECT: flag,
  /** 1: `x-test-country` is believed. Never in production. */
  TEST_HEADERS: flag,
  /** 1: responses are marked `Content-Encoding: identity`, so that a local server does not hold back the stream. */
  IDENTITY_ENCODING: flag,
  /** `info`: a line for each request and call; `error`: only what went wrong. */
  LOG_LEVEL: v.optional(v.picklist(['info', 'error'], 'info or error'), 'info'),
  PUBLIC_CHECKOUT_URL: browserAddress,
  /** Where the catalogue keeps its pictures; absent: they may come from anywhere by https. */
  IMAGE_HOSTS: v.optional(origins),
  /** Where a customer goes after logging in. */
  AFTER_LOGIN_PATH: v.optional(ownPath, '/'),
})
export type Variables = v.InferOutput<typeof Variables>

/** Every variable there is, with a value or without. */
export const variableNames = Object.keys(Variables.entries)

/** Names the variable that is missing or malformed, in a sentence for whoever starts the shop. */
export class VariablesError extends Error {
  override readonly name = 'VariablesError'
}

/** Reads the shop's variables. Throws `VariablesError` with one line a variable. */
export function parseVariables(source: Record<string, unknown>): Variables {
  const parsed = v.safeParse(Variables, source)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '')
    return source[name] === undefined
      ? `The variable ${name} is missing.`
      : `The variable ${name} is malformed: expected ${expectation(issue)}.`
  })
  throw new VariablesError(faults.join('\n'))
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** What should have stood there: never what does, which may be a secret. */
function expectation({ type, expected, message }: v.BaseIssue<unknown>): string {
  return type === 'string' ? (expected ?? message) : message
}

interface Fetcher {
  fetch(request: Request): Promise<Response>
}

/** What the platform hands the shop: variables as text, and bindings. */
export interface Bindings extends Record<string, unknown> {
  /** The sandbox, bound only by local and demo servers. */
  SANDBOX?: Fetcher
  ASSETS?: Fetcher
  /** Where answers are kept beyond the isolate, on hosts that have no cache of their own. */
  ANSWERS?: Store
  /** Rate limit of form attempts; see `[[ratelimits]]` in `wrangler.toml`. */
  ATTEMPTS?: RateLimiter
}
