import type { ConversionEvent } from '#src/commerce/contract/conversion-event.ts'
import { conversionDelay, conversionPath } from '#src/config.ts'

/** Reports conversions to the server shortly after the pixel, so that the pixel's report arrives first. */
export function createConversions(debug: boolean): (event: ConversionEvent) => void {
  const waiting = new Set<() => void>()
  addEventListener('pagehide', () => {
    for (const send of waiting) send()
  })
  return (event) => {
    const send = () => {
      clearTimeout(timer)
      waiting.delete(send)
      void reportConversion(event, debug)
    }
    const timer = setTimeout(send, conversionDelay)
    waiting.add(send)
  }
}

export async function reportConversion(event: ConversionEvent, debug: boolean): Promise<void> {
  const outcome = await postReport(conversionPath, event)
  if (debug) console.info(`${event.eventName}: ${event.products?.length ?? 0} products, ${outcome}`)
}

export function postReport(path: string, report: object): Promise<string> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).then(
    ({ status }) => String(status),
    () => 'no answer',
  )
}
