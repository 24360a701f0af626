// Meta, "Using the API": https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api

import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import type { Fetch } from '#src/commerce/http.ts'
import type { Variables } from '../../env.ts'
import { conversionDeadline, maxConversionReplyBytes } from '../../limits.ts'
import type { UserData } from './user-data.ts'

/** A conversion in the format of the advertiser's server. */
export interface ServerEvent {
  event_name: string
  event_time: number
  event_id: string
  action_source: 'website'
  event_source_url: string
  user_data: UserData
  custom_data?: {
    content_type?: 'product' | 'product_group'
    contents?: { id: string; quantity: number }[]
    value?: number
    currency?: string
  }
}

export interface Sent {
  status: number | null
  code: number | null
  trace: string | null
}

const Answer = v.object({
  fbtrace_id: v.nullish(v.string(), null),
  error: v.nullish(
    v.object({
      code: v.nullish(v.number(), null),
      is_transient: v.nullish(v.boolean(), false),
      fbtrace_id: v.nullish(v.string(), null),
    }),
    null,
  ),
})

/** Error codes after which the same request may succeed (Graph API, "Handle errors"). */
const transientCodes = [1, 2, 4, 17]

/** Sends an event, once more with its id if there was no answer or the service says it may work. Never rejects. */
export async function sendConversion(
  event: ServerEvent,
  testCode: string | undefined,
  { settings, fetch }: { settings: Variables; fetch: Fetch },
): Promise<Sent> {
  const { GRAPH_URL, GRAPH_VERSION, PUBLIC_PIXEL_ID, PIXEL_TOKEN } = settings
  // In the body, since addresses are logged on the way.
  const body = JSON.stringify({
    data: [event],
    access_token: PIXEL_TOKEN,
    ...(testCode && { test_event_code: testCode }),
  })
  const attempt = async () => {
    const request = new Request(`${GRAPH_URL}/${GRAPH_VERSION}/${PUBLIC_PIXEL_ID}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(conversionDeadline),
    })
    return read(request, fetch)
  }
  const first = await attempt()
  return first.mayRetry ? attempt() : first
}

async function read(request: Request, fetch: Fetch): Promise<Sent & { mayRetry: boolean }> {
  try {
    const response = await fetch(request)
    const text = await boundedText(response.body, maxConversionReplyBytes)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text ?? '')
    const { error = null, fbtrace_id = null } = parsed.success ? parsed.output : {}
    const code = error?.code ?? null
    return {
      status: response.status,
      code,
      trace: wellFormed(error?.fbtrace_id ?? fbtrace_id),
      mayRetry:
        response.status >= 500 ||
        error?.is_transient === true ||
        (code !== null && transientCodes.includes(code)),
    }
  } catch {
    return { status: null, code: null, trace: null, mayRetry: true }
  }
}

function wellFormed(trace: string | null): string | null {
  return trace && /^[\w-]{1,64}$/.test(trace) ? trace : null
}
