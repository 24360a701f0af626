import * as v from 'valibot'
import { Refusal } from './contract/refusal.ts'
import { parseTolerantly } from './tolerant-parse.ts'

/** What a service answered: a value, or a refusal to show. Breakage is thrown as `UpstreamError`. */
export type Result<T> = Accepted<T> | Refused

/** The service did what was asked. */
export interface Accepted<T> {
  ok: true
  value: T
}

/** The service refused, with a status from 400 to 499. */
export interface Refused {
  ok: false
  status: number
  /** The service's own words, by field or topic. */
  errors: Record<string, string>
  /** Sentences meant for people; only payment routes send them. */
  messages: string[]
  /** The whole body, for the few refusals that carry more than words. */
  body: unknown
}

/** A response whose body was JSON, not yet held against a contract. */
export interface RawResponse {
  status: number
  body: unknown
}

/** Why a service gave no usable answer; `open`: it failed so often that it was not asked. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'malformed'
  | 'too-large'
  | 'schema'
  | 'emptied'
  | 'open'

/** A service could not be reached, or answered something that is not its contract. */
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

/** Whether a service failed: as `UpstreamError`, or as the 503 `Response` a catalogue call throws. Any other fault is our own. */
export function isServiceFailure(error: unknown): boolean {
  return error instanceof Response || error instanceof UpstreamError
}

/** The reply to a call; null when the service gave none, which `report` then hears of. Faults of our own are thrown. */
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

/** Parts of a reply that do not fit its contract and were left out. */
export interface UnreadableParts {
  /** The call as its documentation names it. */
  route: string
  /** Where they stand, as `products.3.items.0.stock`; never what they hold. */
  paths: string[]
}

export type ReportUnreadable = (parts: UnreadableParts) => void

/**
 * Reads an answer by its contract. Parts of a success that do not fit are left out and named to `reportUnreadable`;
 * throws `UpstreamError` where nothing usable remains, and for a failure that is no refusal.
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
