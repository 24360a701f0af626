import * as v from 'valibot'
import { Refusal } from './contract/refusal.ts'
import { parseTolerantly } from './tolerant-parse.ts'

/** The result of a call: a value or a refusal. Failures are thrown as `UpstreamError`. */
export type Result<T> = Accepted<T> | Refused

/** The service accepted the call. */
export interface Accepted<T> {
  ok: true
  value: T
}

/** The service refused the call, with a status from 400 to 499. */
export interface Refused {
  ok: false
  status: number
  /** Error texts by field or topic. */
  errors: Record<string, string>
  /** Sentences for people; sent by payment calls only. */
  messages: string[]
  /** The parsed body, for refusals that contain more than texts. */
  body: unknown
}

/** A JSON response that has not been validated yet. */
export interface RawResponse {
  status: number
  body: unknown
}

/** Why there is no usable reply; `open`, `busy`: no call was made, since the circuit breaker is open or the service has too many. */
export const failureKinds = [
  'network',
  'timeout',
  'status',
  'malformed',
  'too-large',
  'schema',
  'emptied',
  'open',
  'busy',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** A service could not be reached or its reply does not match the contract. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  readonly breakage: FailureKind
  readonly route: string
  readonly status: number | undefined

  constructor(breakage: FailureKind, route: string, detail?: { status?: number; cause?: unknown }) {
    super(`${route}: ${breakage}${detail?.status ? ` ${detail.status}` : ''}`, { cause: detail?.cause })
    this.breakage = breakage
    this.route = route
    this.status = detail?.status
  }
}

/**
 * True if an error is a service failure: an `UpstreamError`, or a `Response` that catalogue calls throw. Anything else
 * is a bug.
 */
export function isServiceFailure(error: unknown): boolean {
  return error instanceof Response || error instanceof UpstreamError
}

/** True if an error means that the visitor's network has reached its limit: the 429 `Response` that calls throw. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Response && error.status === 429
}

/** The value of an accepted call; throws `UpstreamError` for a refused one. */
export function acceptedValue<T>(result: Result<T>, route: string): T {
  if (!result.ok) throw new UpstreamError('status', route, { status: result.status })
  return result.value
}

/** The result of a call; null when the service failed, which is passed to `report`. Other errors are rethrown. */
export async function resultOrNull<T>(
  call: () => Promise<T>,
  report?: (error: unknown) => void,
): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (!isServiceFailure(error)) throw error
    report?.(error)
    return null
  }
}

/** The parts of a reply that were left out because they do not match the contract. */
export interface UnreadableParts {
  /** The call in the notation of its documentation. */
  route: string
  /** Their paths, such as `products.3.items.0.stock`; never their values. */
  paths: string[]
}

export type ReportUnreadable = (parts: UnreadableParts) => void

/**
 * Validates a response. Parts of a success that do not match the schema are left out and passed to `reportUnreadable`.
 * Throws `UpstreamError` when nothing usable remains, and for failures that are not refusals.
 */
export function parseResponse<S extends v.GenericSchema>(
  schema: S,
  { status, body }: RawResponse,
  route: string,
  reportUnreadable: ReportUnreadable = () => {},
): Result<v.InferOutput<S>> {
  if (status >= 200 && status < 300) {
    const parsed = parseTolerantly(schema, body)
    if (!parsed.ok) throw new UpstreamError('schema', route, { status, cause: parsed.issues })
    if (parsed.unreadable.length > 0) reportUnreadable({ route, paths: parsed.unreadable })
    return { ok: true, value: parsed.value }
  }
  const refusal = v.safeParse(Refusal, body)
  if (status < 400 || status >= 500 || !refusal.success) throw new UpstreamError('status', route, { status })
  return { ok: false, status, ...refusal.output, body }
}
