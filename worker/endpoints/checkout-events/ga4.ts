// Google, "Measurement Protocol (Google Analytics 4)": https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference

import type { Fetch } from '#src/commerce/http.ts'
import type { Variables } from '../../env.ts'
import { conversionDeadline } from '../../limits.ts'

export interface Ga4Call {
  client_id: string
  timestamp_micros: number
  consent: Record<'ad_user_data' | 'ad_personalization', 'GRANTED' | 'DENIED'>
  events: { name: string; params: Record<string, unknown> }[]
}

interface Ga4Client {
  id: string
  session: string | null
}

/** The client in the cookies of Google's tag, so that reports join its visit; a new one if the tag has never run. */
export function ga4Client(cookie: (name: string) => string | undefined, stream: string): Ga4Client {
  const [, id] = /^GA\d\.\d\.(\d{1,20}\.\d{1,20})$/.exec(cookie('_ga') ?? '') ?? []
  const kept = cookie(`_ga_${stream.replace('G-', '')}`) ?? ''
  const [, session = null] = /^GS[12]\.\d\.s?(\d{1,20})(?:[.$]|$)/.exec(kept) ?? []
  return id ? { id, session } : { id: newClientId(), session: null }
}

function newClientId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${random}.${Math.floor(Date.now() / 1_000)}`
}

/** One repetition: the service answers 204 to everything it received. Status, or null without one. Never rejects. */
export async function sendToGa4(
  call: Ga4Call,
  { stream, secret }: { stream: string; secret: string },
  { settings, fetch }: { settings: Variables; fetch: Fetch },
): Promise<number | null> {
  const query = new URLSearchParams({ measurement_id: stream, api_secret: secret })
  const attempt = async () => {
    const request = new Request(`${settings.GA4_URL}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      redirect: 'manual',
      signal: AbortSignal.timeout(conversionDeadline),
    })
    return fetch(request).then(
      async (response) => {
        await response.body?.cancel().catch(() => {})
        return response.status
      },
      () => null,
    )
  }
  const first = await attempt()
  return first === null || first >= 500 ? attempt() : first
}
