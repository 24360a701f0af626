import {
  createEventEnvelope,
  type Event,
  envelopeItemTypeToDataCategory,
  getEnvelopeEndpointWithUrlEncodedAuth,
  isRateLimited,
  makeDsn,
  serializeEnvelope,
  updateRateLimits,
} from '@sentry/core'
import type { Fetch } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { errorReportDeadline } from '../limits.ts'

/** The end of an error server's pauses for each kind of event, as it requested, in milliseconds since 1970. */
export interface ServerPauses {
  until: Record<string, number>
}

/** A server that accepts the reports of Sentry's clients. */
export interface ErrorServer {
  publicKey: string
  /** Sends an event. Throws an `UpstreamError` if it does not arrive. */
  send(event: Event): Promise<void>
}

const route = 'POST /envelope'

/** Only the format of Sentry's library is used: its client would watch the whole process and add data to events. */
export function createErrorServer(address: string, fetch: Fetch, pauses: ServerPauses): ErrorServer | null {
  const dsn = makeDsn(address)
  if (!dsn) return null
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  return {
    publicKey: dsn.publicKey ?? '',
    async send(event) {
      const category = envelopeItemTypeToDataCategory(event.type ?? 'event')
      if (isRateLimited(pauses.until, category)) return
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: textOf(serializeEnvelope(createEventEnvelope(event, dsn))),
        redirect: 'manual',
        signal: AbortSignal.timeout(errorReportDeadline),
      })
      const response = await fetch(request).catch((cause: unknown) => {
        throw new UpstreamError('network', route, { cause })
      })
      response.body?.cancel().catch(() => {})
      pauses.until = updateRateLimits(pauses.until, {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      })
      if (!response.ok) throw new UpstreamError('status', route, { status: response.status })
    },
  }
}

/** Envelopes without attachments are text. */
function textOf(envelope: string | Uint8Array): string {
  return typeof envelope === 'string' ? envelope : new TextDecoder().decode(envelope)
}
